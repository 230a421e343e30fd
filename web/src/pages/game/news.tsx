// Decisions, shown and announced to everybody; and the latest events.
import { useState } from "preact/hooks";
import { RulingText } from "../../ruling";
import type { EventResponse, RulingMade } from "../../service/types";
import { say } from "../../words";

interface Props {
  rulings: RulingMade[];
  /** The server's clock when the page was opened: later decisions are put in front of the reader. */
  since: number;
}

/** The newest decision; the earlier ones on request. */
export function Rulings({ rulings, since }: Props) {
  const [closed, setClosed] = useState(0);
  const newest = rulings.at(-1);
  const earlier = rulings.slice(0, -1).toReversed();
  const isFresh = newest !== undefined && newest.at > since && newest.seq > closed;
  return (
    <>
      <div class={isFresh ? "rulings fresh" : "rulings"} role="status" aria-label={say("play-news-rulings")}>
        {newest && (
          <article class="ruling newest" key={newest.seq}>
            <RulingText ruling={newest.ruling} />
            {isFresh && (
              <p class="close">
                <button type="button" onClick={() => setClosed(newest.seq)}>
                  {say("play-news-close")}
                </button>
              </p>
            )}
          </article>
        )}
      </div>
      {earlier.length > 0 && (
        <details class="earlier">
          <summary>{say("play-news-earlier", { count: earlier.length })}</summary>
          {earlier.map(({ seq, at, ruling }) => (
            <article class="ruling" key={`${seq} ${at} ${ruling.decided}`}>
              <RulingText ruling={ruling} />
            </article>
          ))}
        </details>
      )}
    </>
  );
}

/** The latest events in the server's words: everything that resulted from one act. */
export function LatestEvents({ news }: { news: EventResponse[] }) {
  const told = news.filter(({ ruling, told }) => !ruling && told.length > 0 && told[0] !== "");
  const last = told.filter(({ at }) => at === told.at(-1)?.at);
  return (
    <p class="last-event faint" aria-live="polite">
      {last.flatMap(({ told }) => told).join(" ")}
    </p>
  );
}
