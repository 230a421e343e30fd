// The hall for readers with a seat: their own board first.
import type { Signal } from "@preact/signals";
import { ConnectionNotice } from "../../connection-notice";
import type { Colour, RoundResponse, SeatMe, SeatRole } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { Rounds } from "../competition/boards";
import { nameOf } from "../competition/names";
import { useCompetition } from "../competition/followed";
import { outcomeOf, stageOf, type GameReport } from "../competition/live";
import { Navigation } from "../competition/navigation";

/** Returns the player's number; `undefined` for arbiters and spectators. */
function ownNumber(role: SeatRole): number | undefined {
  if (typeof role === "string") return undefined;
  return "player" in role ? role.player : role.assistant;
}

const kindOf = (role: SeatRole): string => (typeof role === "string" ? role : "player" in role ? "player" : "assistant");

export function Seated({ seat }: { seat: SeatMe }) {
  const id = seat.competition;
  const { competition, rounds, players, live } = useCompetition(id);
  if (!competition.value || !players.value) return <ErrorMessage error={competition.error ?? players.error} />;
  const own = ownNumber(seat.role);
  const name = competition.value.about.name;
  const games = [...live.games.value.values()];
  return (
    <div class="hall">
      <header class="hall-head">
        <h1>{own === undefined ? name : nameOf(players.value, own)}</h1>
        <p>{say("start-seat", { role: kindOf(seat.role), competition: name })}</p>
      </header>
      {own === undefined ? <Navigation id={id} officials={[]} /> : <OwnGames games={games} own={own} rounds={rounds.value ?? []} />}
      <ConnectionNotice line={live.line} />
      {own !== undefined && (
        <p>
          <a href={`/competitions/${id}`}>{say("start-to-competition", { competition: name })}</a>
        </p>
      )}
      {own === undefined && <Rounds id={id} title={name} rounds={rounds.value} players={players.value} live={live} />}
    </div>
  );
}

interface OwnProps {
  games: Signal<GameReport>[];
  own: number;
  rounds: RoundResponse[];
}

/** The game in progress or about to start, then all others. */
function OwnGames({ games, own, rounds }: OwnProps) {
  const mine = games.filter(({ value: { game } }) => game.white.no === own || game.black.no === own);
  const newest = mine.toSorted((one, other) => (other.value.game.round ?? 0) - (one.value.game.round ?? 0));
  const isOpen = ({ value: { game } }: Signal<GameReport>) => ["playing", "before-start", "adjourned"].includes(stageOf(game.glance));
  const open = newest.filter(isOpen).toSorted((one, other) => rank(one.value) - rank(other.value));
  const past = newest.filter((seen) => !isOpen(seen));
  const resting = rounds.flatMap(({ round, byes }) => byes.filter(({ player }) => player === own).map(({ bye }) => ({ round, bye })));
  return (
    <>
      {open.map((seen) => (
        <OwnBoard key={seen.value.game.id} seen={seen} own={own} />
      ))}
      {open.length === 0 && <p class="card next">{say(past.length > 0 ? "start-wait-next" : "start-wait")}</p>}
      {past.length + resting.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">{say("start-your-rounds")}</h2>
          <ul class="own-rounds">
            {past.map((seen) => (
              <PastGame key={seen.value.game.id} seen={seen} own={own} />
            ))}
            {resting.map(({ round, bye }) => (
              <li key={`bye ${round}`}>{say("start-own-bye", { round, bye })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Games in progress come before those that wait. */
const rank = ({ game }: GameReport): number => ["playing", "before-start", "adjourned"].indexOf(stageOf(game.glance));

function about({ value: { game } }: Signal<GameReport>, own: number) {
  const colour: Colour = game.white.no === own ? "white" : "black";
  const opponent = colour === "white" ? game.black.name : game.white.name;
  return { colour, opponent, round: game.round ?? 0, board: game.board ?? 0 };
}

function OwnBoard({ seen, own }: { seen: Signal<GameReport>; own: number }) {
  const { game } = seen.value;
  const details = about(seen, own);
  return (
    <section class="own-board card">
      <p class="where">{say("start-where", { round: details.round, board: details.board })}</p>
      <p class="against">
        <span class={`man ${details.colour}`} aria-hidden="true" />
        {say("start-against", { colour: details.colour, opponent: details.opponent })}
      </p>
      <p class="faint">{say("start-stage", { stage: stageOf(game.glance) })}</p>
      <p class="ways">
        <a class="button main big" href={`/games/${game.id}`}>
          {say("start-to-board")}
        </a>
        <a class="button" href={`/without-sight/${game.id}`}>
          {say("start-text-board")}
        </a>
      </p>
    </section>
  );
}

function PastGame({ seen, own }: { seen: Signal<GameReport>; own: number }) {
  const { game } = seen.value;
  const details = about(seen, own);
  return (
    <li>
      <a href={`/games/${game.id}`}>{say("start-past-game", { round: details.round, opponent: details.opponent, colour: details.colour })}</a>{" "}
      <strong>{outcomeOf(game.glance)}</strong>
    </li>
  );
}
