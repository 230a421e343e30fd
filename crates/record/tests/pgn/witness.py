"""What python-chess makes of a file of games: a line of JSON for each."""

import json
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


def main(path):
    with open(path, encoding="utf-8") as games:
        while (game := chess.pgn.read_game(games)) is not None:
            facts = {
                "errors": [str(error) for error in game.errors],
                "tags": dict(game.headers),
                "comment": " ".join(game.comment.split()),
                "moves": " ".join(line(game)),
                "fen": game.end().board().fen(en_passant="legal"),
            }
            print(json.dumps(facts))


main(sys.argv[1])
