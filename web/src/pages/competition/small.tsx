// A small board: players, pieces, clocks, result.
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Board } from "../../board";
import type { Colour } from "../../service/types";
import { say } from "../../words";
import { Clock } from "./clock";
import { outcomeOf, stageOf, type GameReport } from "./live";

interface Props {
  seen: Signal<GameReport>;
  /** The page with a closer look. */
  href: string;
  /** The side at the bottom. */
  below?: Colour;
}

export function SmallBoard({ seen, href, below = "white" }: Props) {
  const { game, heard } = seen.value;
  const { glance } = game;
  const above = below === "white" ? "black" : "white";
  const side = (colour: Colour) => (
    <p class={glance["to-move"] === colour && stageOf(glance) === "playing" ? "side to-move" : "side"}>
      <span class={`man ${colour}`} role="img" aria-label={say("competition-colour", { colour })} />
      <span class="name">{game[colour].name}</span>
      <Clock clock={glance.clocks[colour]} heard={heard} />
    </p>
  );
  const label = say("competition-board-of", { board: game.board ?? 0, white: game.white.name, black: game.black.name });
  return (
    <article class="small-board card">
      <h3>
        <a href={href}>{say("competition-board", { board: game.board ?? 0 })}</a>
        <State seen={seen} />
      </h3>
      {side(above)}
      {!game.unreadable && (
        <InView label={label}>
          <Board men={glance.board} below={below} label={label} coordinates={false} />
        </InView>
      )}
      {side(below)}
      {glance.result && <p class="result faint">{glance.result}</p>}
    </article>
  );
}

/** Shows the result, or the stage of the game if worth mentioning. */
function State({ seen }: { seen: Signal<GameReport> }) {
  const { glance, unreadable } = seen.value.game;
  if (unreadable) return <strong>{say("competition-unreadable")}</strong>;
  const stage = stageOf(glance);
  if (stage === "over") return <strong class="outcome">{outcomeOf(glance)}</strong>;
  if (stage === "playing") return null;
  return <span class="faint">{say("competition-stage", { stage })}</span>;
}

/** How far outside the viewport a board is already rendered. */
const MARGIN = "300px";
/** How many milliseconds a board out of view is kept, for readers who scroll back. */
const KEEP_MS = 5000;

/** Renders only what is in view: a round may have hundreds of boards. */
export function InView({ label, children }: { label: string; children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const look = (entries: IntersectionObserverEntry[]) => {
      clearTimeout(leaving);
      if (entries.at(-1)?.isIntersecting) setSeen(true);
      else leaving = setTimeout(() => setSeen(false), KEEP_MS);
    };
    const observer = new IntersectionObserver(look, { rootMargin: MARGIN });
    observer.observe(place.current);
    return () => {
      clearTimeout(leaving);
      observer.disconnect();
    };
  }, []);
  return (
    <div class="in-view" ref={place} role="img" aria-label={label}>
      <div aria-hidden="true">{isSeen && children}</div>
    </div>
  );
}
