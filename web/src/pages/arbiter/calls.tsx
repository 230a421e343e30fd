// What the arbiter is called for at a board; acting there, or saying so, ends the call.
import { useState } from "preact/hooks";
import { Articles } from "../../articles";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { COME, type ArbiterGame } from "./arbiter-game";

export function Calls({ game }: { game: ArbiterGame }) {
  const [error, setError] = useState<unknown>(undefined);
  const calls = game.seen?.told.calls ?? [];
  const coming = game.seen?.told.may.find(({ do: kind }) => kind === "come");
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
            setError(undefined);
            game.act([COME]).catch(setError);
          }}
        >
          {coming.told}
        </button>
        <Articles edition={game.edition} numbers={coming.articles} />
      </p>
      <ErrorMessage error={error} />
    </section>
  );
}
