// The boards in progress of the newest competition that has any.
import { useEffect, useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import type { CompetitionListed, GameListed } from "../../service/types";
import { say } from "../../words";
import { addressOf } from "../competition/boards";
import { stageOf, useLive } from "../competition/live";
import { SmallBoard } from "../competition/small";

/** The number of competitions searched, and of boards shown. */
const MOST_ASKED = 5;
const MOST_BOARDS = 8;

export function Featured({ competitions }: { competitions: CompetitionListed[] }) {
  const [chosen, setChosen] = useState<CompetitionListed | undefined>(undefined);
  const ids = competitions.map(({ id }) => id).join(" ");
  useEffect(() => {
    let isCurrent = true;
    void firstPlayed(competitions).then((found) => {
      if (isCurrent) setChosen(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  return chosen ? <Boards competition={chosen} /> : null;
}

async function firstPlayed(competitions: CompetitionListed[]): Promise<CompetitionListed | undefined> {
  const asked = competitions.filter(({ rounds }) => rounds > 0).slice(0, MOST_ASKED);
  for (const competition of asked) {
    const games = await fetchJson<GameListed[]>(`/v1/competitions/${competition.id}/games`).catch(() => []);
    if (games.some(({ glance }) => stageOf(glance) === "playing")) return competition;
  }
  return undefined;
}

function Boards({ competition }: { competition: CompetitionListed }) {
  const live = useLive(competition.id);
  const playing = [...live.games.value.values()].filter((seen) => stageOf(seen.value.game.glance) === "playing");
  if (playing.length === 0) return null;
  return (
    <section aria-labelledby="live">
      <h2 id="live">{say("start-live", { name: competition.name })}</h2>
      <ul class="small-boards">
        {playing.slice(0, MOST_BOARDS).map((seen) => {
          const { id } = seen.value.game;
          return (
            <li key={id}>
              <SmallBoard seen={seen} href={addressOf(id, competition.id)} />
            </li>
          );
        })}
      </ul>
      {playing.length > MOST_BOARDS && <a href={`/competitions/${competition.id}`}>{say("start-all-boards")}</a>}
    </section>
  );
}
