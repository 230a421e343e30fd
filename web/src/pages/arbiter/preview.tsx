// What acts would lead to: asked of the server, and shown before they are carried out.
import { useEffect, useState } from "preact/hooks";
import { Articles } from "../../articles";
import { fetchJson } from "../../service/fetch-json";
import type { Act, PreviewOutcome, RulingResponse, Who } from "../../service/types";
import { language, say } from "../../words";

/** Acts that would be carried out one after another; as a player, if the arbiter enters them for one. */
export interface Alternative {
  as?: Who;
  actions: Act[];
}

export interface Preview {
  /** What each alternative leads to, in their order; empty until it is known. */
  outcomes: PreviewOutcome[];
  error: unknown;
}

/** Asks what each of several alternatives would lead to; again when the game or the alternatives have changed. */
export function usePreview(game: string, seq: number | undefined, alternatives: Alternative[]): Preview {
  const [preview, setPreview] = useState<Preview>({ outcomes: [], error: undefined });
  const speaking = language.value;
  // The server knows no other fields.
  const asked = JSON.stringify({ alternatives: alternatives.map(({ as, actions }) => ({ ...(as && { as }), actions })) });
  useEffect(() => {
    if (seq === undefined || alternatives.length === 0) return setPreview({ outcomes: [], error: undefined });
    let isCurrent = true;
    fetchJson<PreviewOutcome[]>(`/v1/games/${game}/preview`, { body: JSON.parse(asked) as unknown }).then(
      (outcomes) => isCurrent && setPreview({ outcomes, error: undefined }),
      (error: unknown) => isCurrent && setPreview({ outcomes: [], error }),
    );
    return () => void (isCurrent = false);
  }, [game, seq, asked, speaking]);
  return preview;
}

/** The decision in advance: what is ordered, by which articles, and the result; or why it is refused. */
export function Consequences({ outcome }: { outcome: PreviewOutcome }) {
  const { events, result, refused } = outcome;
  if (refused !== undefined) return <p role="alert">{refused}</p>;
  const rulings = events.flatMap(({ ruling }) => ruling ?? []);
  const isOrdered = result && rulings.some(({ orders }) => orders.includes(result));
  return (
    <section class="preview" aria-label={say("arbiter-preview")}>
      <h3>{say("arbiter-preview")}</h3>
      {result && !isOrdered && <p class="result">{result}</p>}
      {rulings.map((ruling) => (
        <Ordered key={ruling.decided} ruling={ruling} />
      ))}
      {rulings.length === 0 && events.map((event, at) => <p key={at}>{event.told.join(" ")}</p>)}
    </section>
  );
}

function Ordered({ ruling: { decided, orders, edition, articles } }: { ruling: RulingResponse }) {
  return (
    <>
      <p>
        {decided} <Articles edition={edition} numbers={articles} />
      </p>
      <ul class="orders">
        {orders.map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ul>
    </>
  );
}
