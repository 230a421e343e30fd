// Which squares are marked, and how.
import { boardAfter, menOf, readMove, type Square } from "../../board/men";
import type { GameResponse } from "../../service/types";
import { kingComesTo, openMoves, planOf, type Hand } from "./hand";
import type { Moves } from "./moves";
import type { Table } from "./table";

/** Returns the marks over the pieces: what was touched, what is chosen, and where it can go. */
export function marksOf(table: Table, seen: GameResponse, hand: Hand): Map<Square, string> {
  const marks = new Map<Square, string>();
  const add = (at: Square, mark: string) => marks.set(at, `${marks.get(at) ?? ""} ${mark}`.trim());
  for (const at of new Set(table.traces.value.touched)) add(at, "touched");
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

/** Returns the two squares of a move as the server writes it: castling by the squares of the king. */
function squaresOf(played: string): Square[] {
  const move = readMove(played);
  return [move.from, move.castles ? kingComesTo(move) : move.to];
}

/** Returns the colours under the pieces: the last move, a king in check, a move that is not confirmed yet. */
export function colouredUnder(table: Table, seen: GameResponse, hand: Hand, moves: Moves): Map<Square, string> {
  const under = new Map<Square, string>();
  const add = (squares: Square[], mark: string) => squares.forEach((at) => under.set(at, mark));
  const at = moves.at.value;
  const shown = at === undefined ? seen["last-move"] : moves.list.value?.[at - 1];
  if (shown?.played) add(squaresOf(shown.played), "last");
  if (at !== undefined) return under;
  if (!shown) add(table.traces.value.last, "last");
  if (seen.view.check) add([seen.view.check], "check");
  const waiting = hand.waiting.value;
  if (waiting) add([waiting.from, waiting.to], "pending");
  for (const plan of table.pending.value.flatMap((act) => planOf(act) ?? [])) add([plan.from, plan.to], "pending");
  return under;
}

/** Returns the pieces to show: those of a move that is stepped to, else those of the game with moves on their way. */
export function shownBoard(table: Table, seen: GameResponse, moves: Moves): string {
  const stepped = moves.board.value;
  if (stepped !== undefined) return stepped;
  const listed = seen.view.bound?.moves ?? [];
  return table.pending.value.reduce((board, act) => {
    const plan = planOf(act);
    const isPlanned = (text: string) => {
      const { from, to, becomes, castles } = readMove(text);
      return plan?.from === from && plan.to === to && (plan.becomes ?? undefined) === becomes && (plan.castles ?? false) === castles;
    };
    const move = plan && listed.find(isPlanned);
    return move ? boardAfter(board, move) : board;
  }, seen.view.board);
}
