// The list of moves, to step through; and the game to take away.
import { useEffect, useRef } from "preact/hooks";
import { sanText } from "../../board/men";
import type { GameResponse, MoveResponse } from "../../service/types";
import { say } from "../../words";
import { delayInWords } from "../competition/fetched";
import type { Moves } from "./moves";
import { settings } from "./settings";
import { sideOf } from "./table";

/** The keys of the list, and how far they step. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Steps through the moves; returns whether the key does that. */
export function stepByKey(key: string, moves: Moves): boolean {
  const step = STEPS[key];
  if (step === undefined || !moves.list.peek()?.length) return false;
  moves.step(step);
  return true;
}

export function MoveList({ seen, moves }: { seen: GameResponse; moves: Moves }) {
  if (!seen["moves-readable"]) return null;
  const list = moves.list.value ?? [];
  const at = moves.at.value;
  // Players take the game with them when it is over.
  const canTake = sideOf(seen) === undefined || typeof seen.view.stage === "object";
  return (
    <section class="moves" aria-labelledby="moves-title" onKeyDown={(event) => stepByKey(event.key, moves) && event.preventDefault()}>
      <div class="moves-head">
        <h2 id="moves-title">{say("play-moves-title")}</h2>
        <Steps moves={moves} isEmpty={list.length === 0} />
      </div>
      {seen.delay && <p class="warn">{say("competition-delayed", { delay: delayInWords(seen.delay) })}</p>}
      {list.length === 0 ? <p class="faint">{say("play-moves-none")}</p> : <Lines list={list} at={at} show={moves.show} />}
      {at !== undefined && (
        <p role="status" class="stepped">
          {say("play-moves-at", { ply: at, of: list.length })}{" "}
          <button type="button" class="quiet" onClick={() => moves.show(undefined)}>
            {say("play-moves-live")}
          </button>
        </p>
      )}
      {canTake && (
        <p>
          <a href={`/v1/games/${seen.id}/pgn`} download={`${seen.id}.pgn`}>
            {say("play-moves-pgn")}
          </a>
        </p>
      )}
    </section>
  );
}

/** Triangles, with a bar where there is nothing beyond. Not every font has such signs. */
const SHAPES = {
  first: "M5 5h3v14h-3z M19 5v14l-10-7z",
  back: "M17 5v14l-10-7z",
  on: "M7 5v14l10-7z",
  last: "M16 5h3v14h-3z M5 5v14l10-7z",
};

function Steps({ moves, isEmpty }: { moves: Moves; isEmpty: boolean }) {
  const at = moves.at.value;
  const step = (name: keyof typeof SHAPES, by: number, isOff: boolean) => (
    <button type="button" data-step={name} disabled={isOff} aria-label={say("play-moves-step", { step: name })} title={say("play-moves-step", { step: name })} onClick={() => moves.step(by)}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={SHAPES[name]} fill="currentColor" />
      </svg>
    </button>
  );
  return (
    <div class="steps">
      {step("first", -Infinity, isEmpty || at === 0)}
      {step("back", -1, isEmpty || at === 0)}
      {step("on", 1, at === undefined)}
      {step("last", Infinity, at === undefined)}
    </div>
  );
}

function Lines({ list, at, show }: { list: MoveResponse[]; at: number | undefined; show(ply: number): void }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = at ?? list.length;
  useEffect(() => {
    const box = place.current;
    const own = box?.querySelector<HTMLElement>("[aria-current]");
    // Only the list itself is scrolled, never the page.
    if (box && own) box.scrollTop = own.offsetTop - box.clientHeight / 2;
  }, [shown, list.length]);
  const first = list[0]?.by === "black" ? 1 : 0;
  const cell = (move: MoveResponse | undefined) =>
    move && (
      <button type="button" class="move" data-ply={move.ply} aria-current={move.ply === shown ? "true" : undefined} onClick={() => show(move.ply)}>
        {sanText(move.san, settings.value.figurines)}
      </button>
    );
  return (
    <div class="lines" ref={place} tabIndex={0} role="group" aria-label={say("play-moves-title")}>
      <ol>
        {Array.from({ length: Math.ceil((list.length + first) / 2) }, (_, row) => (
          <li key={row}>
            <span class="number">{row + 1}.</span>
            {row === 0 && first === 1 ? <span class="move">…</span> : cell(list[2 * row - first])}
            {cell(list[2 * row + 1 - first])}
          </li>
        ))}
      </ol>
    </div>
  );
}
