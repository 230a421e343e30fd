"""A berserk client against Debian's stockfish, to the end of the game."""

import shutil

import chess
import chess.engine
from people import check, ended, players, started

HUMAN, MACHINE = players()[:2]


class Stockfish:
    """Debian's stockfish, restarted if it crashes. It divides by the milliseconds it has spent plus one: if the
    machine's clock goes back by exactly one, it ends with an arithmetic fault."""

    FALLS = 10

    def __init__(self):
        self.path = shutil.which("stockfish") or "/usr/games/stockfish"
        self.engine = self.sit_down()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.engine.close()

    def sit_down(self):
        return chess.engine.SimpleEngine.popen_uci(self.path)

    def reply(self, moves, time):
        for _ in range(self.FALLS):
            try:
                return self.engine.play(board(moves), chess.engine.Limit(time=time)).move.uci()
            except chess.engine.EngineTerminatedError as fall:
                print(f"stockfish fell: {fall}")
                self.engine.close()
                self.engine = self.sit_down()
        raise RuntimeError(f"stockfish fell {self.FALLS} times at one move")


def board(moves):
    position = chess.Board()
    for move in moves.split():
        position.push_uci(move)
    return position


def main():
    game = HUMAN.challenge(MACHINE, limit=30, increment=1)
    streams = started(HUMAN, MACHINE, game)
    bot = MACHINE.client.bots
    with Stockfish() as engine:
        moves = ""
        while not board(moves).is_game_over():
            turn = board(moves).turn
            if turn == chess.WHITE:
                # Playing the first legal move every time loses quickly.
                move = sorted(legal.uci() for legal in board(moves).legal_moves)[0]
                HUMAN.client.board.make_move(game, move)
            else:
                move = engine.reply(moves, time=0.02)
                bot.make_move(game, move)
            moves = f"{moves} {move}".strip()
            check(len(moves.split()) < 400, moves)
    for last in ended(streams):
        check(last["moves"] == moves, last, moves)
        check(last["status"] == "mate" and last["winner"] == "black", last)
    print(f"mate after {len(moves.split())} half-moves")


if __name__ == "__main__":
    main()
