// The result of an act: its rulings, or its events.
import { useEffect, useRef } from "preact/hooks";
import { RulingText } from "../../ruling";
import type { EventResponse, RulingResponse } from "../../service/types";
import { say } from "../../words";

export function ActResult({ events }: { events: EventResponse[] }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (events.length === 0) return;
    place.current?.focus();
    place.current?.scrollIntoView({ block: "nearest" });
  }, [events]);
  return (
    <section ref={place} class={events.length > 0 ? "came card" : "came"} aria-live="polite" tabIndex={-1} aria-label={say("arbiter-came")}>
      {events.length > 0 && <h2>{say("arbiter-came")}</h2>}
      {events.map((event, at) => (event.ruling ? <Decision key={at} ruling={event.ruling} /> : <p key={at}>{event.told.join(" ")}</p>))}
    </section>
  );
}

export function Decision({ ruling }: { ruling: RulingResponse }) {
  return (
    <div class="decision">
      <RulingText ruling={ruling} />
    </div>
  );
}
