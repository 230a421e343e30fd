// What acts would lead to: asked of the server, and shown before they are carried out.
import { useEffect, useState } from "preact/hooks";
import { RulingText } from "../../ruling";
import { fetchJson } from "../../service/fetch-json";
import type { Act, Foreseen, Who } from "../../service/types";
import { language, say } from "../../words";

/** Acts that would be carried out one after another; as a player, if the arbiter enters them for one. */
export interface Alternative {
  as?: Who;
  actions: Act[];
}

export interface Preview {
  /** What each alternative leads to, in their order; empty until it is known. */
  foreseen: Foreseen[];
  error: unknown;
}

/** Asks what each of several alternatives would lead to; again when the game or the alternatives have changed. */
export function useForeseen(game: string, seq: number | undefined, alternatives: Alternative[]): Preview {
  const [preview, setPreview] = useState<Preview>({ foreseen: [], error: undefined });
  const speaking = language.value;
  // The server knows no other fields.
  const asked = JSON.stringify({ alternatives: alternatives.map(({ as, actions }) => ({ ...(as && { as }), actions })) });
  useEffect(() => {
    if (seq === undefined || alternatives.length === 0) return setPreview({ foreseen: [], error: undefined });
    let isCurrent = true;
    fetchJson<Foreseen[]>(`/v1/games/${game}/preview`, { body: JSON.parse(asked) as unknown }).then(
      (foreseen) => isCurrent && setPreview({ foreseen, error: undefined }),
      (error: unknown) => isCurrent && setPreview({ foreseen: [], error }),
    );
    return () => void (isCurrent = false);
  }, [game, seq, asked, speaking]);
  return preview;
}

/** The decision in advance: the result, the rulings with their articles, or why it is refused. */
export function Consequences({ foreseen }: { foreseen: Foreseen }) {
  const { events, result, refused } = foreseen;
  if (refused !== undefined) return <p role="alert">{refused}</p>;
  const isOrdered = result && events.some(({ ruling }) => ruling?.orders.includes(result));
  return (
    <section class="foreseen" aria-label={say("arbiter-foreseen")}>
      <h3>{say("arbiter-foreseen")}</h3>
      {result && !isOrdered && <p class="result">{result}</p>}
      {events.map((event, at) => (event.ruling ? <RulingText key={at} ruling={event.ruling} /> : <p key={at}>{event.told.join(" ")}</p>))}
    </section>
  );
}
