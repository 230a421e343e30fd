"""What python-chess makes of files of games: a line of JSON for each game, or for each file if there are several."""

import io
import json
import logging
import sys

import chess.pgn


def told(node):
    """A move as text: where from and where to, annotations, comment."""
    words = [" ".join(node.starting_comment.split())] if node.starting_comment else []
    words.append(node.move.uci())
    words += [f"${nag}" for nag in sorted(node.nags)]
    if node.comment:
        words.append("{" + " ".join(node.comment.split()) + "}")
    return words


def line(node):
    """Everything after a position, the variations behind the move that they replace."""
    words = []
    while node.variations:
        played, *others = node.variations
        words += told(played)
        for other in others:
            words += ["(", *told(other), *line(other), ")"]
        node = played
    return words


def last(game):
    """The last position of the main line; nothing if the tags give none to begin with."""
    try:
        return game.end().board().fen(en_passant="legal")
    except ValueError:
        return None


def games_of(path):
    try:
        with open(path, encoding="utf-8") as games:
            text = games.read()
    except UnicodeDecodeError:
        with open(path, encoding="latin-1") as games:
            text = games.read()
    games = io.StringIO(text)
    while (game := chess.pgn.read_game(games)) is not None:
        yield {
            "errors": [str(error) for error in game.errors],
            "tags": dict(game.headers),
            "comment": " ".join(game.comment.split()),
            "moves": " ".join(line(game)),
            "fen": last(game),
        }


def main(paths):
    if len(paths) == 1:
        for game in games_of(paths[0]):
            print(json.dumps(game))
        return
    # What it cannot read is told of each game.
    logging.getLogger("chess.pgn").setLevel(logging.CRITICAL)
    for path in paths:
        print(json.dumps(list(games_of(path))))


main(sys.argv[1:])
