"""Shared by the scripts: players of the hall, each with a berserk client, and the streams that they follow."""

import json
import os
import queue
import sys
import threading

import berserk

HALL = json.loads(os.environ["HALL"])
URL = HALL["url"]
PATIENCE = 20


def check(holds, *told):
    """An assertion that Python's -O does not remove."""
    if not holds:
        raise AssertionError(*told)


class Stream:
    """Lines read in the background, to be taken one by one."""

    def __init__(self, lines):
        self.lines = queue.Queue()
        self.over = threading.Event()
        self.seen = []
        threading.Thread(target=self._read, args=(lines,), daemon=True).start()

    def _read(self, lines):
        try:
            for line in lines:
                self.lines.put(line)
        except Exception as error:  # whatever ends a stream is reported to the waiting thread
            self.lines.put({"type": "broken", "error": repr(error)})
        self.over.set()

    def until(self, is_wanted):
        """Returns the first matching line; the others are skipped."""
        passed = []
        while True:
            try:
                line = self.lines.get(timeout=PATIENCE)
            except queue.Empty:
                raise AssertionError("nothing of the kind came", passed) from None
            passed.append(line)
            self.seen.append(line)
            check(line.get("type") != "broken", line)
            if is_wanted(line):
                return line

    def closes(self):
        check(self.over.wait(PATIENCE), "the stream stays open")


class Player:
    """A player of the hall."""

    def __init__(self, seat):
        self.id, self.username, self.name, self.token = (seat[key] for key in ("id", "username", "name", "token"))
        self.client = berserk.Client(berserk.TokenSession(self.token), base_url=URL)
        self._events = None

    @property
    def events(self):
        if self._events is None:
            self._events = Stream(self.client.board.stream_incoming_events())
        return self._events

    def challenge(self, other, limit, increment=0, color="white", **how):
        """Starts a game against another player, who accepts; returns its id."""
        made = self.client.challenges.create(
            other.id, rated=False, clock_limit=limit, clock_increment=increment, color=color, **how
        )
        told = other.events.until(
            lambda event: event["type"] == "challenge" and event["challenge"]["id"] == made["id"]
        )
        check(told["challenge"]["challenger"]["id"] == self.id, told)
        check(told["challenge"]["timeControl"]["limit"] == limit, told)
        other.client.challenges.accept(made["id"])
        for player in (self, other):
            player.starts(made["id"])
        return made["id"]

    def starts(self, game):
        return self.events.until(lambda event: event["type"] == "gameStart" and event["game"]["gameId"] == game)

    def finishes(self, game):
        return self.events.until(lambda event: event["type"] == "gameFinish" and event["game"]["gameId"] == game)

    def follow(self, game):
        return Stream(self.client.board.stream_game_state(game))


def players():
    return [Player(seat) for seat in HALL["players"]]


def state(line):
    return line["state"] if line["type"] == "gameFull" else line


def started(white, black, game):
    """Both players arrive at the board, and the clock is started; returns both streams."""
    streams = [player.follow(game) for player in (white, black)]
    for stream in streams:
        is_started(stream)
    return streams


def is_started(stream):
    """Waits until the clock is started. The status of the game is the same before that."""
    return stream.until(lambda line: state(line)["hall"]["stage"] == "playing")


def play(white, black, game, streams, moves):
    """Plays moves, each seen by both players before the next."""
    played = []
    for number, move in enumerate(moves):
        (white, black)[number % 2].client.board.make_move(game, move)
        played.append(move)
        for stream in streams:
            stream.until(lambda line: state(line)["moves"] == " ".join(played))


def ended(streams):
    """Returns the last line of each stream, after which it is closed."""

    def is_last(line):
        return state(line)["status"] != "started"

    for stream in streams:
        if not is_last(stream.seen[-1]):
            stream.until(is_last)
        stream.closes()
        check(stream.lines.empty(), "nothing comes after the end")
    return [state(stream.seen[-1]) for stream in streams]


def refused(what, status):
    """Makes a call that the hall refuses; returns its message."""
    try:
        what()
    except berserk.exceptions.ResponseError as error:
        check(error.status_code == status, error.status_code, error.cause)
        return error.cause["error"]
    raise AssertionError("it was not refused")


def together(*scenes):
    """Runs scenes concurrently; the first that fails ends the script."""
    failed = []

    def run(scene):
        try:
            scene()
        except BaseException as error:
            failed.append((scene.__name__, repr(error)))

    threads = [threading.Thread(target=run, args=(scene,)) for scene in scenes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        sys.exit("\n".join(f"{name}: {error}" for name, error in failed))
    print(", ".join(scene.__name__ for scene in scenes))
