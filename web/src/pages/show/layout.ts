// The number of columns and the place of the names that make the boards as large as the screen allows.

export interface Space {
  width: number;
  height: number;
}

export interface Layout {
  columns: number;
  /** The side of a board. */
  side: number;
  /** Whether names and clocks are beside the board; else above and below. */
  beside: boolean;
}

/** The space for names and clocks, relative to a board's side. */
export const STRIP = 0.15;
export const PANEL = 0.62;
/** The part of a cell that stays free around a board. */
const GAP = 0.05;
/** The weight of an even layout against large boards. */
const EVENNESS = 0.25;

/** Returns the best layout for `count` boards. */
export function layout(count: number, { width, height }: Space): Layout {
  let best: Layout = { columns: 1, side: 0, beside: false };
  let worth = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const across = (width / columns) * (1 - GAP);
    const down = (height / rows) * (1 - GAP);
    for (const beside of [false, true]) {
      const side = beside ? Math.min(across / (1 + PANEL), down) : Math.min(across, down / (1 + 2 * STRIP));
      // Of two with nearly the same size, prefer the one with fewer empty cells.
      const own = side * (Math.max(1, count) / (columns * rows)) ** EVENNESS;
      if (own <= worth) continue;
      worth = own;
      best = { columns, side: Math.floor(side), beside };
    }
  }
  return best;
}

/** Splits the boards into screens. */
export function screens<T>(boards: T[], each: number): T[][] {
  const all: T[][] = [];
  for (let at = 0; at < boards.length; at += each) all.push(boards.slice(at, at + each));
  return all;
}
