// Decisions, shown and announced to everybody; and the latest events.
import { RulingText } from "../../ruling";
import type { EventResponse, RulingResponse } from "../../service/types";
import { say } from "../../words";

/** The number of decisions shown at once, newest first. */
const SHOWN = 3;

export function Rulings({ news }: { news: EventResponse[] }) {
  const rulings = news.flatMap(({ ruling }) => ruling ?? []).slice(-SHOWN).reverse();
  return (
    <div class="rulings" role="status" aria-label={say("play-news-rulings")}>
      {rulings.map((ruling, at) => (
        <Decided key={`${rulings.length - at} ${ruling.decided}`} ruling={ruling} isNewest={at === 0} />
      ))}
    </div>
  );
}

function Decided({ ruling, isNewest }: { ruling: RulingResponse; isNewest: boolean }) {
  return (
    <article class={isNewest ? "ruling newest" : "ruling"}>
      <RulingText ruling={ruling} />
    </article>
  );
}

/** The latest events in the server's words: everything that resulted from one act. */
export function Last({ news }: { news: EventResponse[] }) {
  const told = news.filter(({ ruling, told }) => !ruling && told.length > 0 && told[0] !== "");
  const last = told.filter(({ at }) => at === told.at(-1)?.at);
  return (
    <p class="last-event faint" aria-live="polite">
      {last.flatMap(({ told }) => told).join(" ")}
    </p>
  );
}
