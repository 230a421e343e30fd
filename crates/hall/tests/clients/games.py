"""Whole games between berserk clients: checkmate, resignation, flag fall, an agreed draw."""

import io
import time

import chess.pgn
from people import check, ended, play, players, refused, started, state, together

ANA, BORIS, CVETA, DAVID, EVA, FILIP, GORAN, HANA = players()
FOOLS_MATE = ["f2f3", "e7e5", "g2g4", "d8h4"]


def to_mate():
    game = ANA.challenge(BORIS, limit=60, increment=1)
    streams = started(ANA, BORIS, game)
    now = ANA.client.games.get_ongoing()
    check([g["gameId"] for g in now] == [game] and now[0]["isMyTurn"], now)
    play(ANA, BORIS, game, streams, FOOLS_MATE)
    for last in ended(streams):
        check(last["status"] == "mate" and last["winner"] == "black", last)
        check(last["hall"]["outcome"] == "0-1" and last["hall"]["provision"] == "Checkmate", last)
    for player in (ANA, BORIS):
        check(player.finishes(game)["game"]["winner"] == "black")
    refused(lambda: ANA.client.board.make_move(game, "e2e4"), 400)
    exported(game)


def exported(game):
    """python-chess parses the PGN, and the JSON object agrees."""
    text = ANA.client.games.export(game, as_pgn=True)
    record = chess.pgn.read_game(io.StringIO(text))
    check(not record.errors, record.errors, text)
    check([move.uci() for move in record.mainline_moves()] == FOOLS_MATE, text)
    check(record.headers["Result"] == "0-1" and record.headers["White"] == ANA.name, text)
    check(record.end().board().is_checkmate(), text)
    whole = ANA.client.games.export(game, as_pgn=False)
    check(whole["moves"] == "f3 e5 g4 Qh4#" and whole["status"] == "mate", whole)
    check(whole["players"]["black"]["user"]["id"] == BORIS.id, whole)


def to_resignation():
    game = CVETA.challenge(DAVID, limit=60, color="black")
    streams = started(DAVID, CVETA, game)
    play(DAVID, CVETA, game, streams, ["e2e4", "c7c5"])
    CVETA.client.board.resign_game(game)
    for last in ended(streams):
        check(last["status"] == "resign" and last["winner"] == "white", last)


def to_flag_fall():
    game = EVA.challenge(FILIP, limit=2)
    streams = started(EVA, FILIP, game)
    play(EVA, FILIP, game, streams, ["e2e4"])
    begun = time.monotonic()
    for last in ended(streams):
        check(last["status"] == "outoftime" and last["winner"] == "white", last)
        check(last["hall"]["provision"] == "FlagFall", last)
        check(last["btime"].total_seconds() == 0, last)
    check(1 < time.monotonic() - begun < 6, "the flag falls when the time is up")


def to_an_agreed_draw():
    game = GORAN.challenge(HANA, limit=60)
    streams = started(GORAN, HANA, game)
    white, black = GORAN.client.board, HANA.client.board
    play(GORAN, HANA, game, streams, ["e2e4", "e7e5"])
    told = refused(lambda: white.offer_takeback(game), 400)
    check(told, "a refusal says why")
    refused(lambda: white.post_message(game, "hello"), 400)
    refused(lambda: white.go_berserk(game), 400)
    refused(lambda: white.claim_victory(game), 400)
    refused(lambda: white.make_move(game, "e4e6"), 400)
    refused(lambda: black.make_move(game, "b8c6"), 400)
    GORAN.client.board._r.post(f"/api/board/game/{game}/move/g1f3", data={"offeringDraw": "true"})
    offered = streams[1].until(lambda line: state(line).get("wdraw"))
    check(state(offered)["moves"].endswith("g1f3"), offered)
    black.decline_draw(game)
    streams[0].until(lambda line: state(line)["moves"].endswith("g1f3") and not state(line).get("wdraw"))
    play_on = ["b8c6", "f1b5"]
    for player, move in ((black, play_on[0]), (white, play_on[1])):
        player.make_move(game, move)
    black.offer_draw(game)
    streams[0].until(lambda line: state(line).get("bdraw"))
    white.accept_draw(game)
    for last in ended(streams):
        check(last["status"] == "draw" and "winner" not in last, last)
        check(last["hall"]["provision"] == "DrawByAgreement", last)


if __name__ == "__main__":
    together(to_mate, to_resignation, to_flag_fall, to_an_agreed_draw)
