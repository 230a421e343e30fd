"""cli-chess, a terminal client, driven key by key: whole games to checkmate, resignation and flag fall."""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

from people import PATIENCE, URL, check, ended, is_started, players, state, together

PROGRAM = pathlib.Path(sys.executable).parent / "cli-chess"
ANA, BORIS, CVETA, DAVID, EVA, FILIP = players()


class Terminal:
    """A terminal running cli-chess, with its own home folder."""

    def __init__(self, player):
        self.home = tempfile.TemporaryDirectory()
        self.socket = os.path.join(self.home.name, "tmux")
        command = f"env HOME={self.home.name} {PROGRAM} --base-url {URL} --token {player.token}"
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", "160", "-y", "50", command)

    def _tmux(self, *words):
        done = subprocess.run(["tmux", "-S", self.socket, *words], capture_output=True, text=True, check=False)
        check(done.returncode == 0, words, done.stderr)
        return done.stdout

    def screen(self):
        return self._tmux("capture-pane", "-p")

    def shows(self, text):
        """Waits until the screen shows a text."""
        until = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < until:
            screen = self.screen()
            if text in screen:
                return screen
            time.sleep(0.1)
        raise AssertionError(f"{text!r} is not shown", self.screen())

    def keys(self, *keys):
        self._tmux("send-keys", *keys)

    def types(self, text):
        self._tmux("send-keys", "-l", text)
        self.keys("Enter")

    def close(self):
        self._tmux("kill-server")
        self.home.cleanup()


    def seeks(self):
        """Opens the menu of online games and seeks an opponent: thirty minutes and twenty seconds."""
        self.shows("Main Menu")
        self.keys("Down")
        self.shows("Create a game")
        self.keys("F1")
        self.shows("Searching for opponent")


FOOLS_MATE = ["f2f3", "e7e5", "g2g4", "d8h4"]


def meet(terminal, opponent):
    """A terminal and a berserk client seek the same game, and are paired."""
    events = opponent.events
    terminal.seeks()
    opponent.client.board.seek(30, 20)
    begun = events.until(lambda event: event["type"] == "gameStart")["game"]
    stream = opponent.follow(begun["gameId"])
    is_started(stream)
    terminal.shows(opponent.username)
    return begun, stream


def play(terminal, opponent, begun, stream, moves):
    for number, move in enumerate(moves):
        colour = ("white", "black")[number % 2]
        if begun["color"] == colour:
            opponent.client.board.make_move(begun["gameId"], move)
        else:
            terminal.types(move)
        stream.until(lambda line: state(line)["moves"] == " ".join(moves[: number + 1]))


def to_mate():
    terminal = Terminal(ANA)
    try:
        begun, stream = meet(terminal, BORIS)
        play(terminal, BORIS, begun, stream, FOOLS_MATE)
        terminal.shows("Checkmate • Black is victorious")
        last = ended([stream])[0]
        check((last["status"], last["winner"]) == ("mate", "black"), last)
    finally:
        terminal.close()


def to_resignation():
    terminal = Terminal(CVETA)
    try:
        begun, stream = meet(terminal, DAVID)
        play(terminal, DAVID, begun, stream, ["e2e4", "e7e5"])
        # cli-chess counts the moves that it has seen itself.
        terminal.shows(" e5")
        terminal.types("takeback")
        terminal.shows("The Laws do not allow takebacks")
        terminal.types("resign")
        winner = begun["color"]
        terminal.shows(f"resigned • {winner.capitalize()} is victorious")
        last = ended([stream])[0]
        check((last["status"], last["winner"]) == ("resign", winner), last)
    finally:
        terminal.close()


def to_flag_fall():
    """The terminal cannot seek such a short game, but plays one that its player has accepted elsewhere."""
    terminal = Terminal(EVA)
    try:
        terminal.seeks()
        made = FILIP.client.challenges.create(EVA.id, rated=False, clock_limit=3, color="white")
        EVA.client.challenges.accept(made["id"])
        stream = FILIP.follow(made["id"])
        is_started(stream)
        FILIP.client.board.make_move(made["id"], "e2e4")
        terminal.shows("Black time out • White is victorious")
        last = ended([stream])[0]
        check((last["status"], last["winner"]) == ("outoftime", "white"), last)
    finally:
        terminal.close()


if __name__ == "__main__":
    # Sequentially: a client that seeks the same game would be paired with the player of another scene.
    for scene in (to_mate, to_resignation, to_flag_fall):
        together(scene)
