// How many boards across, and where the names go, so that the boards are as large as the screen lets them be.

export interface Space {
  width: number;
  height: number;
}

export interface Layout {
  columns: number;
  /** The side of a board. */
  side: number;
  /** Whether names and clocks stand beside the board; else above and below. */
  beside: boolean;
}

/** The room that names and clocks take, in parts of a board's side. */
export const STRIP = 0.15;
export const PANEL = 0.62;
/** The part of a place that stays free around a board. */
const GAP = 0.05;
/** How much an even picture weighs against large boards. */
const EVENNESS = 0.25;

/** The best layout for so many boards. */
export function layout(count: number, { width, height }: Space): Layout {
  let best: Layout = { columns: 1, side: 0, beside: false };
  let worth = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const across = (width / columns) * (1 - GAP);
    const down = (height / rows) * (1 - GAP);
    for (const beside of [false, true]) {
      const side = beside ? Math.min(across / (1 + PANEL), down) : Math.min(across, down / (1 + 2 * STRIP));
      // Of two that are nearly as large, the one with fewer empty places.
      const own = side * (Math.max(1, count) / (columns * rows)) ** EVENNESS;
      if (own <= worth) continue;
      worth = own;
      best = { columns, side: Math.floor(side), beside };
    }
  }
  return best;
}

/** The boards of one screen after another. */
export function screens<T>(boards: T[], each: number): T[][] {
  const all: T[][] = [];
  for (let at = 0; at < boards.length; at += each) all.push(boards.slice(at, at + each));
  return all;
}
