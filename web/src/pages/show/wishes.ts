// What the address of a demonstration asks for: ?round=1&boards=1,2,5&each=4&every=20&look=light
import { asked } from "../competition/tabs";

export interface Wishes {
  /** The round; the last that has tables if it is not said. */
  round: number | undefined;
  /** Only these boards; all if it is not said. */
  boards: number[] | undefined;
  /** So many at a time. */
  each: number;
  /** After so many seconds the next ones come; 0 for never. */
  every: number;
  isLight: boolean;
}

export const EACH = [1, 2, 3, 4, 6, 8, 12, 16];
export const EVERY = [0, 10, 20, 30, 60];
const USUAL_EACH = 4;
const USUAL_EVERY = 20;

function number(name: string): number | undefined {
  const text = asked(name);
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

export function wishes(): Wishes {
  const boards = (asked("boards") ?? "").split(",").map(Number).filter((board) => Number.isInteger(board) && board > 0);
  return {
    round: number("round"),
    boards: boards.length > 0 ? boards : undefined,
    each: Math.max(1, number("each") ?? (boards.length > 0 ? boards.length : USUAL_EACH)),
    every: number("every") ?? USUAL_EVERY,
    isLight: asked("look") === "light",
  };
}
