// Which squares are marked, and how.
import { menOf, type Square } from "../../board/men";
import type { GameResponse } from "../../service/types";
import { kingComesTo, openMoves, type Hand } from "./hand";
import type { Table } from "./table";

export function marksOf(table: Table, seen: GameResponse, hand: Hand): Map<Square, string> {
  const marks = new Map<Square, string>();
  const add = (at: Square, mark: string) => marks.set(at, `${marks.get(at) ?? ""} ${mark}`.trim());
  const { touched, last } = table.traces.value;
  for (const at of last) add(at, "last");
  for (const at of new Set(touched)) add(at, "touched");
  const chosen = hand.chosen.value;
  if (chosen) add(chosen, "chosen");
  const from = chosen ?? hand.held.value.at(-1)?.from;
  const men = menOf(seen.view.board);
  if (!from) return marks;
  const moves = openMoves(seen);
  for (const at of new Set(moves.filter((move) => move.from === from).map(({ to }) => to))) {
    add(at, men.has(at) ? "open held" : "open");
  }
  for (const move of moves.filter((move) => move.castles && move.from === from)) {
    const step = kingComesTo(move);
    if (!men.has(step)) add(step, "open");
  }
  return marks;
}
