"""Programs play each other with the calls of lichess-bot, in its order, and decide as it does: what it leaves
a game for, this leaves too. lichess-bot itself is under the AGPL and is not part of the tests."""

import io
import threading
import time

import berserk
import chess
import chess.pgn
import requests
from engine import Stockfish
from people import PATIENCE, URL, check, players, together

TIMEOUT = 2
ATTEMPTS = 30


class Session(berserk.TokenSession):
    """Calls end after two seconds, streams after fifteen without a line; a call that took longer is repeated."""

    def request(self, method, url, **how):
        how["timeout"] = 15 if how.get("stream") else TIMEOUT
        for _ in range(ATTEMPTS):
            try:
                return super().request(method, url, **how)
            except (requests.ReadTimeout, requests.ConnectionError):
                time.sleep(0.1)
        raise AssertionError("no answer", method, url)


class Program:
    """A program with a player's seat."""

    def __init__(self, seat, choose):
        self.token, self.choose = seat.token, choose
        self.session = Session(seat.token)
        self.client = berserk.Client(self.session, base_url=URL)
        scopes = self.client.oauth.test_tokens(self.token)[self.token]["scopes"]
        check("bot:play" in scopes, scopes)
        self.profile = self.sign_in()
        check(self.profile["profile"]["realName"] == seat.name, self.profile)

    def sign_in(self):
        profile = self.client.account.get()
        # The header is sent in Latin-1: a name in other letters ends the program.
        self.session.headers["User-Agent"] = f"program user:{profile['username']}"
        if profile.get("title") != "BOT":
            self.client.bots._r.post("/api/bot/account/upgrade")
            profile = self.client.account.get()
        check(profile.get("title") == "BOT", profile)
        return profile

    def awaits_challenge(self):
        """Follows the event stream, accepts the first challenge and plays its game; returns its last state."""
        for event in self.client.bots.stream_incoming_events():
            if event["type"] == "challenge" and event["challenge"]["challenger"]["name"] != self.profile["username"]:
                self.client.games.get_ongoing()
                self.client.challenges.accept(event["challenge"]["id"])
            elif event["type"] == "gameStart":
                return self.play(event["game"]["id"])
        raise AssertionError("the event stream ended")

    def play(self, game):
        lines = self.client.bots.stream_game_state(game)
        full = next(lines)
        is_white = full["white"]["name"].lower() == self.profile["username"].lower()
        check(full["white" if is_white else "black"]["title"] == "BOT", full)
        state, moves_before = full["state"], None
        while state["status"] == "started":
            board = self.board(state)
            is_new, moves_before = state["moves"] != moves_before, state["moves"]
            if is_new and board.turn == (chess.WHITE if is_white else chess.BLACK):
                self.greet(game, board)
                self.client.bots.make_move(game, self.choose(state["moves"]))
            state = self.next_state(lines, game)
        return game, state

    def next_state(self, lines, game):
        """Returns the next state. A stream that ends is followed by others only while the game is listed."""
        for line in lines:
            if line.get("type") == "gameState":
                return line
        ongoing = [one["gameId"] for one in self.client.games.get_ongoing()]
        raise AssertionError("the stream ended before the game", game, ongoing)

    def greet(self, game, board):
        if len(board.move_stack) < 2:
            for spectator in (False, True):
                self.client.bots.post_message(game, "Good luck!", spectator=spectator)

    @staticmethod
    def board(state):
        board = chess.Board()
        for move in state["moves"].split():
            board.push_uci(move)
        return board

    def record(self, game):
        return chess.pgn.read_game(io.StringIO(self.client.games.export(game, as_pgn=True)))


def first_legal(moves):
    board = Program.board({"moves": moves})
    return min(move.uci() for move in board.legal_moves)


def main():
    jelena, djurdja, ana = players()
    with Stockfish() as engine:
        strong = Program(jelena, lambda moves: engine.reply(moves, time=0.02))
        weak = Program(djurdja, first_legal)
        check(strong.profile["username"] == "Petrovic-Jelena", strong.profile)
        check(weak.profile["id"] == "djurdja-cuckovic", weak.profile)
        ended = []
        games = [threading.Thread(target=lambda one=one: ended.append(one.awaits_challenge())) for one in (strong, weak)]
        for game in games:
            game.start()
        online(ana, {strong.profile["id"], weak.profile["id"]})
        weak.client.challenges.create(
            strong.profile["id"], rated=False, clock_limit=60, clock_increment=1, color="white"
        )
        for game in games:
            game.join(6 * PATIENCE)
    check(len(ended) == 2, ended)
    for game, last in ended:
        check(last["status"] == "mate" and last["winner"] == "black", last)
        record = strong.record(game)
        check(not record.errors and record.end().board().is_checkmate(), record)
        check(record.headers["Black"] == jelena.name, record.headers)


def online(person, expected):
    """Waits until these programs are listed as online; a person is not."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        listed = {program["id"] for program in person.client.bots.get_online_bots(limit=50)}
        if listed == expected:
            return
        time.sleep(0.05)
    raise AssertionError("they are not online", listed, expected)


if __name__ == "__main__":
    together(main)
