"""Every line of the streams, validated against the schemas of a second client, lichess-api.

Its networking code needs a newer Python than Debian's; its schemas do not, so only they are imported."""

import importlib.util
import sys
import types

from people import Stream, check, ended, play, players, started, state

package = types.ModuleType("lichess")
package.__path__ = list(importlib.util.find_spec("lichess").submodule_search_locations)
sys.modules["lichess"] = package
from lichess.custom import ApiStream, BotGameStream  # noqa: E402

ANA, BORIS = players()[:2]


def fits(schema, stream):
    """Validates every line of a stream against a schema; returns the kinds of lines."""
    kinds = []
    for line in stream.seen:
        kinds.append(schema.model_validate({"event": line}).event.type)
    return kinds


def main():
    check(ANA.events and BORIS.events, "both listen")
    declined = ANA.client.challenges.create(BORIS.id, rated=False, clock_limit=60)
    BORIS.client.challenges.decline(declined["id"], reason="tooFast")
    ANA.events.until(lambda event: event["type"] == "challengeDeclined")
    taken_back = ANA.client.challenges.create(BORIS.id, rated=False, clock_limit=60)
    ANA.client.challenges.cancel(taken_back["id"])
    BORIS.events.until(lambda event: event["type"] == "challengeCanceled")
    game = ANA.challenge(BORIS, limit=60, increment=2)
    here = started(ANA, BORIS, game)
    # Raw lines: berserk converts some numbers to dates and durations.
    raw = Stream(BORIS.client.bots._r.get(f"/api/bot/game/stream/{game}", stream=True))
    play(ANA, BORIS, game, here, ["f2f3", "e7e5", "g2g4", "d8h4"])
    raw.until(lambda line: state(line)["status"] == "mate")
    ended([*here, raw])
    BORIS.finishes(game)
    lines = fits(BotGameStream, raw)
    check(lines[0] == "gameFull" and set(lines[1:]) == {"gameState"}, lines)
    events = fits(ApiStream, BORIS.events)
    check({"challenge", "challengeCanceled", "gameStart", "gameFinish"} <= set(events), events)
    check("challengeDeclined" in fits(ApiStream, ANA.events))
    print(f"{len(lines) + len(events)} lines fit their schemas")


if __name__ == "__main__":
    main()
