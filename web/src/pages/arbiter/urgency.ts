// Which board an arbiter should go to first. The facts come from the server; this only sorts them.
import { TROUBLE } from "../../clock/time";
import { COLOURS, type Colour, type GameListed, type Presence } from "../../service/types";
import { timeLeft, type Clocks } from "./clocks";

/** A board, with its clocks as reported. */
export interface BoardState {
  board: GameListed;
  clocks: Clocks;
  /** The players whose lines are lost. */
  lost: Colour[];
}

export type Urgent =
  | { kind: "question"; count: number }
  | { kind: "call"; reason: string }
  | { kind: "flag"; colour: Colour }
  | { kind: "interrupted" }
  | { kind: "stopped" }
  | { kind: "trouble"; colour: Colour }
  | { kind: "line-lost"; name: string }
  | { kind: "missing"; colour: Colour }
  | { kind: "away"; colour: Colour }
  | { kind: "offer"; colour: Colour };

export const isOver = ({ glance }: GameListed): boolean => typeof glance.stage === "object" || glance.stage === "void";
const isAbsent = (presence: Presence) => presence === "absent";
const isAway = (presence: Presence) => typeof presence === "object";

/** Returns what is urgent at a board, the most urgent first. */
export function urgent({ board, clocks, lost }: BoardState, now: number): Urgent[] {
  const { glance } = board;
  const found: Urgent[] = [];
  if (glance.questions) found.push({ kind: "question", count: glance.questions });
  for (const reason of board.calls ?? []) found.push({ kind: "call", reason });
  // What else a damaged record says is not known to be so.
  if (isOver(board) || board.unreadable) return found;
  for (const colour of COLOURS) if (clocks[colour].flag) found.push({ kind: "flag", colour });
  const stands = !clocks.white.runs && !clocks.black.runs;
  if (glance.stage === "playing" && stands) found.push({ kind: glance.interrupted ? "interrupted" : "stopped" });
  for (const colour of COLOURS) {
    const isShort = clocks[colour].runs && !clocks[colour].flag && timeLeft(clocks, colour, now) < TROUBLE;
    if (glance.stage === "playing" && isShort) found.push({ kind: "trouble", colour });
  }
  if (glance.stage === "playing") for (const colour of lost) found.push({ kind: "line-lost", name: board[colour].name });
  for (const colour of COLOURS) if (isAbsent(glance.presence[colour])) found.push({ kind: "missing", colour });
  for (const colour of COLOURS) if (isAway(glance.presence[colour])) found.push({ kind: "away", colour });
  for (const colour of COLOURS) if (glance.offered?.includes(colour)) found.push({ kind: "offer", colour });
  return found;
}

/** Returns what the arbiter has to come for: calls, questions, flags, and clocks that stand because the hall was down. */
export const needs = (known: BoardState, now: number): Urgent[] => urgent(known, now).filter(({ kind }) => kind === "question" || kind === "call" || kind === "flag" || kind === "interrupted");

/** Returns the sort rank of a board: calls and questions, flags, games in progress, the rest. */
function rank(known: BoardState, now: number): number {
  const kinds = urgent(known, now).map(({ kind }) => kind);
  if (kinds.includes("question") || kinds.includes("call") || kinds.includes("interrupted")) return 0;
  if (kinds.includes("flag")) return 1;
  if (kinds.includes("stopped")) return 2;
  if (isOver(known.board)) return 6;
  if (known.board.glance.stage === "playing") return 3;
  return known.board.glance.stage === "before-start" && kinds.includes("missing") ? 4 : 5;
}

/** Times are compared in steps of this size, so that boards do not change places all the time. */
const TIME_STEP_MS = 5000;

/** Returns the shorter time of the two players. */
const least = ({ clocks }: BoardState, now: number) => Math.floor(Math.min(timeLeft(clocks, "white", now), timeLeft(clocks, "black", now)) / TIME_STEP_MS);

/** Sorts the boards, the most urgent first. */
export function inOrder(boards: BoardState[], now: number): BoardState[] {
  const number = ({ board }: BoardState) => board.board ?? Number.MAX_SAFE_INTEGER;
  return boards.toSorted((one, other) => {
    const [first, second] = [rank(one, now), rank(other, now)];
    if (first !== second) return first - second;
    if (first === 3) return least(one, now) - least(other, now) || number(one) - number(other);
    return number(one) - number(other);
  });
}
