// Irregularities that nobody at the board has noticed yet, such as a fallen flag, and what the arbiter may do about
// them.
import { useState } from "preact/hooks";
import { Articles } from "../../articles";
import { COLOURS, type AllowedActResponse } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { carryOut, formOf } from "./acts/forms";
import { Values } from "./acts/values";
import type { ArbiterGame } from "./arbiter-game";

/** The server cannot detect this: it is always offered, among the other acts. */
const BY_EYE = "defective-clock";

const isFlag = ({ do: kind }: AllowedActResponse) => typeof kind === "object" && kind.notice === "flag-fall";

const fallen = ({ clocks }: ArbiterGame): string[] => COLOURS.filter((colour) => clocks?.[colour].flag).map((colour) => say("arbiter-urgent", { kind: "flag", colour }));

export function UndetectedIrregularities({ game }: { game: ArbiterGame }) {
  const [error, setError] = useState<unknown>(undefined);
  const noticing = game.seen?.told.may.filter(({ do: kind }) => typeof kind === "object" && kind.notice !== BY_EYE) ?? [];
  const irregularities = [...(noticing.some(isFlag) ? fallen(game) : []), ...(game.seen?.told.unnoticed ?? [])];
  if (irregularities.length === 0) return null;
  const press = (may: AllowedActResponse) => {
    setError(undefined);
    const form = formOf(may.do);
    if (form) carryOut(game, form, new Values(new FormData())).catch(setError);
  };
  return (
    <section class="card unnoticed" aria-labelledby="unnoticed-title">
      <h2 id="unnoticed-title">{say("arbiter-unnoticed")}</h2>
      {irregularities.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <p class="faint">{say("arbiter-unnoticed-may")}</p>
      <div class="answers">
        {noticing.map((may) => (
          <p key={JSON.stringify(may.do)}>
            <button type="button" class="large" onClick={() => press(may)}>
              {may.told}
            </button>
            <Articles edition={game.edition} numbers={may.articles} />
          </p>
        ))}
      </div>
      <ErrorMessage error={error} />
    </section>
  );
}
