// A scoresheet or an envelope, as the hall writes it out: a title, labels with what stands behind them, the moves in rows,
// and what stands at the foot. The words are the hall's; only where they stand on the page is decided here.

export interface Sheet {
  title: string;
  /** Labels and what stands behind them. */
  head: Field[];
  /** What the columns are called, and the rows of moves. */
  moves: { white: string; black: string; rows: Row[] } | undefined;
  /** Paragraphs under the moves. */
  foot: Field[][];
}

/** A line: with a label, or without one. A line to be filled in by hand has nothing behind its label. */
export interface Field {
  label?: string;
  value: string;
  isBlank: boolean;
}

export interface Row {
  number: string;
  white: string;
  black: string;
}

const RULE = /_{5,}/;
const ROW = /^\s*\d+[.…]/;

export function read(text: string): Sheet {
  const [title, ...blocks] = text.trimEnd().split(/\n\n+/).map((block) => block.split("\n"));
  const at = blocks.findIndex((lines) => lines.length > 1 && ROW.test(lines[1] ?? "") && !ROW.test(lines[0] ?? ""));
  const rows = at < 0 ? undefined : blocks[at];
  const others = blocks.filter((_, place) => place !== at);
  const [head = [], ...foot] = others.map((lines) => lines.map(field));
  return { title: title?.[0] ?? "", head, moves: rows && moves(rows), foot };
}

function field(line: string): Field {
  const isBlank = RULE.test(line);
  // Labels may themselves have a colon; what follows the last one before the value is the value.
  const [, label, value] = (isBlank ? /^(.*): (_{5,}.*)$/ : /^([^:]+(?:: (?=[^:]+: ))?[^:]*): (.*)$/).exec(line) ?? [];
  if (label === undefined || value === undefined) return { value: line, isBlank: false };
  return { label, value: value.replace(RULE, "").trim(), isBlank };
}

/** The columns stand where their names stand. */
function moves([names = "", ...lines]: string[]): Sheet["moves"] {
  const [, before = "", white = "", between = "", black = ""] = /^(\s*)(.*?\S)(\s{2,})(\S.*)$/.exec(names) ?? [];
  const first = before.length;
  const second = first + white.length + between.length;
  const row = (line: string): Row => ({
    number: line.slice(0, first).trim(),
    white: line.slice(first, second).trim(),
    black: line.slice(second).trim(),
  });
  return { white, black, rows: lines.map(row) };
}

/** What stands in a place: what was struck out, the move, and the time. */
export interface Written {
  struck: string[];
  text: string;
  time: string;
}

export function parseCell(cell: string): Written {
  const struck = [...cell.matchAll(/~([^~]+)~/g)].map(([, text]) => text ?? "");
  const rest = cell.replaceAll(/~[^~]+~\s*/g, "");
  const time = /\s(\d+:\d{2}(?::\d{2})?)$/.exec(` ${rest}`)?.[1] ?? "";
  return { struck, text: rest.slice(0, rest.length - time.length).trim(), time };
}
