// What came of an act: every decision with what shows it, what follows, and where it is written.
import { useEffect, useRef } from "preact/hooks";
import { Articles } from "../../articles";
import type { EventTold, RulingTold } from "../../service/types";
import { say } from "../../words";

export function Came({ events }: { events: EventTold[] }) {
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

export function Decision({ ruling }: { ruling: RulingTold }) {
  return (
    <div class="decision">
      <p class="decided">{ruling.decided}</p>
      {ruling.grounds.map((ground) => (
        <p key={ground} class="faint">
          {ground}
        </p>
      ))}
      {ruling.orders.length > 0 && (
        <ul>
          {ruling.orders.map((order) => (
            <li key={order}>{order}</li>
          ))}
        </ul>
      )}
      <p class="faint">
        {ruling.author} {say("arbiter-articles")} <Articles edition={ruling.edition} numbers={ruling.articles} />
      </p>
    </div>
  );
}
