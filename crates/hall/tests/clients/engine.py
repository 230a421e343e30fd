"""A client of berserk against Debian's stockfish, by its bot, to the end of the game."""

import shutil

import chess
import chess.engine
from people import check, ended, players, started, state

HUMAN, MACHINE = players()[:2]


def stockfish():
    path = shutil.which("stockfish") or "/usr/games/stockfish"
    return chess.engine.SimpleEngine.popen_uci(path)


def board(moves):
    position = chess.Board()
    for move in moves.split():
        position.push_uci(move)
    return position


def reply(engine, line, time):
    return engine.play(board(state(line)["moves"]), chess.engine.Limit(time=time)).move.uci()


def main():
    game = HUMAN.challenge(MACHINE, limit=30, increment=1)
    streams = started(HUMAN, MACHINE, game)
    bot = MACHINE.client.bots
    with stockfish() as engine:
        moves = ""
        while not board(moves).is_game_over():
            turn = board(moves).turn
            if turn == chess.WHITE:
                # A player who takes the first move that there is does not last long.
                move = sorted(legal.uci() for legal in board(moves).legal_moves)[0]
                HUMAN.client.board.make_move(game, move)
            else:
                move = reply(engine, {"type": "gameState", "moves": moves}, time=0.02)
                bot.make_move(game, move)
            moves = f"{moves} {move}".strip()
            check(len(moves.split()) < 400, moves)
    for last in ended(streams):
        check(last["moves"] == moves, last, moves)
        check(last["status"] == "mate" and last["winner"] == "black", last)
    print(f"mate after {len(moves.split())} half-moves")


if __name__ == "__main__":
    main()
