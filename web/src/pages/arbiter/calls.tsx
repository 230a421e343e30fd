// For what the arbiter is waited for at a board; an arbiter who does something there, or says so, has come.
import { useState } from "preact/hooks";
import { Articles } from "../../articles";
import { Trouble } from "../../trouble";
import { say } from "../../words";
import { COME, type Bench } from "./bench";

export function Calls({ bench }: { bench: Bench }) {
  const [error, fail] = useState<unknown>(undefined);
  const calls = bench.seen?.told.calls ?? [];
  const coming = bench.seen?.told.may.find(({ do: kind }) => kind === "come");
  if (calls.length === 0 || !coming) return null;
  return (
    <section class="card calls" aria-labelledby="calls-title">
      <h2 id="calls-title">{say("arbiter-calls")}</h2>
      {calls.map((call) => (
        <p key={call}>{call}</p>
      ))}
      <p>
        <button
          type="button"
          class="large"
          data-do="come"
          onClick={() => {
            fail(undefined);
            bench.act([COME]).catch(fail);
          }}
        >
          {coming.told}
        </button>
        <Articles edition={bench.edition} numbers={coming.articles} />
      </p>
      <Trouble error={error} />
    </section>
  );
}
