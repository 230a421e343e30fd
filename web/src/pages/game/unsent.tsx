// The state of the line, and what has not reached the server or the board yet.
import { ConnectionNotice } from "../../connection-notice";
import { squareName } from "../../board/men";
import type { Act } from "../../service/types";
import { say } from "../../words";
import { planOf, type Hand, type Intended } from "./hand";
import type { Table } from "./table";

const moveOf = ({ from, to }: Intended): string => `${squareName(from)}–${squareName(to)}`;

function inWords(act: Act): string {
  const plan = planOf(act);
  if (plan) return moveOf(plan);
  return say("play-unsent-act", { act: typeof act === "object" && "press" in act ? "press" : "other" });
}

/** The line, if it is lost, with what could not be sent or stored. */
export function LineWithUnsent({ table }: { table: Table }) {
  const isLost = table.line.value === "lost";
  const isAway = isLost || table.cannotStore.value;
  const all = table.pending.value;
  // The touch of a piece is part of its move.
  const acts = all.filter((act) => !(typeof act === "object" && "hand" in act && all.some(planOf)));
  return (
    <div class={isAway ? "line-bar lost" : "line-bar"}>
      <ConnectionNotice line={table.line} />
      <p role="status" class="unsent">
        {isAway && acts.length > 0 ? say(isLost ? "play-unsent" : "play-not-stored", { acts: acts.map(inWords).join(", ") }) : ""}
      </p>
    </div>
  );
}

/** A move that waits for the opponent's, or that became impossible. */
export function Premove({ hand }: { hand: Hand }) {
  const [waiting, missed] = [hand.waiting.value, hand.notMade.value];
  return (
    <div class="early">
      <p role="status">
        {waiting && (
          <>
            {say("play-waiting", { move: moveOf(waiting) })}{" "}
            <button type="button" class="quiet" onClick={() => hand.cancel()}>
              {say("play-cancel")}
            </button>
          </>
        )}
      </p>
      <p role="alert">{missed ? say("play-not-made", { move: moveOf(missed) }) : null}</p>
    </div>
  );
}
