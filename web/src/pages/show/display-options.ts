// Options in the address of a demonstration: ?round=1&boards=1,2,5&each=4&every=20&look=light
import { queryParameter } from "../competition/tabs";

export interface DisplayOptions {
  /** The round; the last that has tables if `undefined`. */
  round: number | undefined;
  /** Only these boards; all if `undefined`. */
  boards: number[] | undefined;
  /** The number of boards per screen. */
  boardsPerPage: number;
  /** The interval in seconds between screens; 0 for never. */
  intervalSeconds: number;
  isLight: boolean;
}

export const BOARDS_PER_PAGE = [1, 2, 3, 4, 6, 8, 12, 16];
export const INTERVALS_SECONDS = [0, 10, 20, 30, 60];
const DEFAULT_BOARDS = 4;
const DEFAULT_INTERVAL = 20;

function number(name: string): number | undefined {
  const text = queryParameter(name);
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

export function parseDisplayOptions(): DisplayOptions {
  const boards = (queryParameter("boards") ?? "").split(",").map(Number).filter((board) => Number.isInteger(board) && board > 0);
  return {
    round: number("round"),
    boards: boards.length > 0 ? boards : undefined,
    boardsPerPage: Math.max(1, number("each") ?? (boards.length > 0 ? boards.length : DEFAULT_BOARDS)),
    intervalSeconds: number("every") ?? DEFAULT_INTERVAL,
    isLight: queryParameter("look") === "light",
  };
}
