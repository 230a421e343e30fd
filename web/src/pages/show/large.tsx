// A board readable from ten metres.
import type { Signal } from "@preact/signals";
import { Board } from "../../board";
import type { Colour } from "../../service/types";
import { say } from "../../words";
import { Clock } from "../competition/clock";
import { outcomeOf, stageOf, type GameReport } from "../competition/live";

/** The smallest side with room for coordinates. */
const WITH_COORDINATES = 420;

/** Names of at least this length are written smaller, in two lines, rather than truncated. */
const LONG = 20;

export function LargeBoard({ seen, side }: { seen: Signal<GameReport>; side: number }) {
  const { game, heard } = seen.value;
  const { glance } = game;
  const strip = (colour: Colour, number = "") => (
    <div class={`strip ${colour}${glance["to-move"] === colour && stageOf(glance) === "playing" ? " to-move" : ""}`}>
      {number !== "" && (
        <span class="no" aria-hidden="true">
          {number}
        </span>
      )}
      <span class={`man ${colour}`} role="img" aria-label={say("competition-colour", { colour })} />
      <span class={game[colour].name.length > LONG ? "name long" : "name"}>{game[colour].name}</span>
      <Clock clock={glance.clocks[colour]} heard={heard} />
    </div>
  );
  const label = say("competition-board-of", { board: game.board ?? 0, white: game.white.name, black: game.black.name });
  const outcome = outcomeOf(glance);
  return (
    <article class="large-board" style={{ "--side": `${side}px` }}>
      <h2>{say("competition-board", { board: game.board ?? 0 })}</h2>
      {strip("black", String(game.board ?? ""))}
      <div class="men-place">
        <div role="img" aria-label={label}>
          <div aria-hidden="true">
            <Board men={glance.board} below="white" label={label} coordinates={side >= WITH_COORDINATES} />
          </div>
        </div>
      </div>
      {outcome !== "" && <p class="outcome">{outcome}</p>}
      {strip("white")}
      <p class="result">{glance.result ?? (stageOf(glance) === "playing" ? "" : say("competition-stage", { stage: stageOf(glance) }))}</p>
    </article>
  );
}
