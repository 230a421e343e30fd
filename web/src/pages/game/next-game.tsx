// After a game: where to go. If the table of the player's next game appears, it is opened automatically.
import { useEffect, useState } from "preact/hooks";
import { go } from "../../route";
import type { GameListed, GameResponse } from "../../service/types";
import { say } from "../../words";
import { stageOf, useLive } from "../competition/live";
import { sideOf } from "./table";

/** The seconds before the next board is opened. */
const WAIT_SECONDS = 15;

export function AfterGame({ seen }: { seen: GameResponse }) {
  const side = sideOf(seen);
  return (
    <>
      <p class="ways">
        <a class="button" href={`/games/${seen.id}/sheets`}>
          {say("play-state-sheets")}
        </a>
        <a class="button" href={`/competitions/${seen.competition}?part=standings`}>
          {say("play-after-standings")}
        </a>
      </p>
      {side && <NextGame seen={seen} own={seen[side].no} />}
    </>
  );
}

function NextGame({ seen, own }: { seen: GameResponse; own: number }) {
  const live = useLive(seen.competition);
  const games = [...live.games.value.values()].map(({ value: { game } }) => game);
  const isNext = ({ id, round, white, black, glance }: GameListed) =>
    id !== seen.id && (round ?? 0) >= (seen.round ?? 0) && [white.no, black.no].includes(own) && ["before-start", "playing"].includes(stageOf(glance));
  const next = games.filter(isNext).toSorted((one, other) => (one.round ?? 0) - (other.round ?? 0))[0];
  const hasLoaded = live.changes.value > 0;
  // A reader who comes back to an old game stays there.
  const [wasThere, setWasThere] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    if (hasLoaded && wasThere === undefined) setWasThere(next !== undefined);
  }, [hasLoaded]);
  if (!next) return <p class="faint">{say("start-wait-next")}</p>;
  return <ToNextGame key={next.id} game={next} isAutomatic={wasThere === false} />;
}

function ToNextGame({ game, isAutomatic }: { game: GameListed; isAutomatic: boolean }) {
  const [left, setLeft] = useState(isAutomatic ? WAIT_SECONDS : undefined);
  const address = `/games/${game.id}`;
  useEffect(() => {
    if (left === undefined) return;
    if (left === 0) return go(address);
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <div class="next-game">
      <p class="ways">
        <a class="button main" href={address}>
          {say("play-after-next", { round: game.round ?? 0, board: game.board ?? 0 })}
        </a>
        {left !== undefined && (
          <button type="button" onClick={() => setLeft(undefined)}>
            {say("play-after-stay")}
          </button>
        )}
      </p>
      {left !== undefined && <p class="faint">{say("play-after-seconds", { seconds: left })}</p>}
    </div>
  );
}
