// Everything that the server currently offers the arbiter at this table, grouped by subject.
import { useState } from "preact/hooks";
import { Articles } from "../../../articles";
import type { AllowedActResponse } from "../../../service/types";
import { ErrorMessage } from "../../../error-message";
import { say } from "../../../words";
import type { ArbiterGame } from "../arbiter-game";
import { ActForm } from "./form";
import { APPEAL, carryOut, formOf, GROUPS, SET_UP } from "./forms";
import { Values } from "./values";

/** Acts that are sent immediately, without a form. */
const AT_ONCE = ["start", "stop", "restart"];

/** Returns whether the act is shown above, and needs no form. */
const isElsewhere = ({ do: kind }: AllowedActResponse) => kind === "start" || kind === "stop" || kind === APPEAL;

const keyOf = (may: AllowedActResponse) => JSON.stringify(may.do);

/** Start, stop and restart: large, and first. */
export function ClockButtons({ game }: { game: ArbiterGame }) {
  const [error, setError] = useState<unknown>(undefined);
  const offered = game.seen?.told.may.filter((may) => typeof may.do === "string" && AT_ONCE.includes(may.do)) ?? [];
  if (offered.length === 0) return null;
  const press = (may: AllowedActResponse) => {
    setError(undefined);
    const form = formOf(may.do);
    if (form) carryOut(game, form, new Values(asBefore())).catch(setError);
  };
  return (
    <div class="at-once">
      {offered.map((may) => (
        <p key={keyOf(may)}>
          <button type="button" class="main large" onClick={() => press(may)}>
            {may.told}
          </button>
          <Articles edition={game.edition} numbers={may.articles} />
        </p>
      ))}
      <ErrorMessage error={error} />
    </div>
  );
}

/** The clock that ran continues, unless chosen otherwise. */
function asBefore(): FormData {
  const given = new FormData();
  given.set("runs", "as-before");
  return given;
}

export function Acts({ game }: { game: ArbiterGame }) {
  const offered = game.seen?.told.may ?? [];
  const groups = GROUPS.map((group) => ({ group, acts: offered.filter((may) => formOf(may.do)?.group === group && !isElsewhere(may)) }));
  return (
    <section aria-labelledby="acts-title" class="acts">
      <h2 id="acts-title">{say("arbiter-acts")}</h2>
      {groups
        .filter(({ acts }) => acts.length > 0)
        .map(({ group, acts }) => (
          <details key={group} class="group card">
            <summary>{say("arbiter-group", { group })}</summary>
            {acts.map((may) => (
              <Act key={keyOf(may)} game={game} may={may} />
            ))}
          </details>
        ))}
    </section>
  );
}

function Act({ game, may }: { game: ArbiterGame; may: AllowedActResponse }) {
  const [isOpen, setOpen] = useState(false);
  const form = formOf(may.do);
  if (!form) return null;
  return (
    <details class="one" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {may.told} <span class="article">{may.articles}</span>
      </summary>
      {isOpen && <ActForm game={game} form={form} label={may.told} articles={may.articles} hasGround={hasGround(may)} />}
      {isOpen && may.do === "restore" && (
        <>
          <h3>{say("arbiter-set-up")}</h3>
          <ActForm game={game} form={SET_UP} label={say("arbiter-set-up-do")} articles={may.articles} />
        </>
      )}
    </details>
  );
}

/** What is said or written at the board has no ground of the arbiter's. */
const hasGround = ({ do: kind }: AllowedActResponse) => kind !== "report" && kind !== "keep-score" && kind !== "replace-scoresheet";
