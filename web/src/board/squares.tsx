// The squares of a board as targets for touch, mouse or keys. The callbacks define what a touch means.
import { useRef, useState } from "preact/hooks";
import type { Colour } from "../service/types";
import { say } from "../words";
import { menOf, square, squareText, type Square } from "./men";

export interface Props {
  men: string;
  below: Colour;
  /** The classes that mark a square. */
  marks: Map<Square, string>;
  /** Called when a square is pressed. */
  onPoint(at: Square): void;
  /** Called when a finger or the mouse is released over a different square. */
  onDrop(at: Square): void;
  /** Called when a key is pressed on a square; returns whether it was handled. */
  onKey(key: string): boolean;
  /** Whether the squares accept input. */
  isLive: boolean;
}

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Squares({ men, below, marks, onPoint, onDrop, onKey, isLive }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<[number, number]>([4, 6]);
  const down = useRef<Square | undefined>(undefined);
  const stand = menOf(men);
  const named = (column: number, row: number) => (below === "white" ? square(column, 7 - row) : square(7 - column, row));
  const under = (event: PointerEvent) =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-square]")?.dataset["square"];
  const move = (to: [number, number]) => {
    setCursor(to);
    grid.current?.querySelector<HTMLElement>(`[data-square="${named(...to)}"]`)?.focus();
  };
  const key = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const hold = (at: number) => Math.min(7, Math.max(0, at));
    if (step) move([hold(cursor[0] + step[0]), hold(cursor[1] + step[1])]);
    else if (event.key === "Home") move([0, cursor[1]]);
    else if (event.key === "End") move([7, cursor[1]]);
    else if (event.key === "Enter" && isLive) onPoint(named(...cursor));
    else if (!onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      class={isLive ? "squares live" : "squares"}
      role="grid"
      aria-label={say("board-grid")}
      ref={grid}
      onKeyDown={key}
      onPointerDown={(event) => {
        const at = under(event);
        if (!at || !isLive || event.button !== 0) return;
        down.current = at;
        onPoint(at);
      }}
      onPointerUp={(event) => {
        const at = under(event);
        const from = down.current;
        down.current = undefined;
        if (at && from && isLive && at !== from) onDrop(at);
      }}
      onClick={(event) => {
        // Assistive technology clicks without a pointer.
        const at = (event.target as HTMLElement).closest<HTMLElement>("[data-square]")?.dataset["square"];
        if (event.detail === 0 && at && isLive) onPoint(at);
      }}
    >
      {EIGHT.map((row) => (
        <div role="row" key={row}>
          {EIGHT.map((column) => {
            const name = named(column, row);
            const isHere = cursor[0] === column && cursor[1] === row;
            const description = squareText(name, stand.get(name));
            return <Cell key={name} name={name} description={description} mark={marks.get(name) ?? ""} isHere={isHere} onFocus={() => setCursor([column, row])} />;
          })}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  name: Square;
  description: string;
  mark: string;
  isHere: boolean;
  onFocus(): void;
}

function Cell({ name, description, mark, isHere, onFocus }: CellProps) {
  const isSelected = /chosen|touched/.test(mark);
  return <div role="gridcell" data-square={name} class={mark} tabIndex={isHere ? 0 : -1} aria-selected={isSelected} aria-label={description} onFocus={onFocus} />;
}
