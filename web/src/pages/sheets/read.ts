// Parses a scoresheet or an envelope as the server writes it: a title, labelled values, the moves in rows, and the
// foot. The text is the server's; only the layout is decided here.

export interface Sheet {
  title: string;
  /** Labels and their values. */
  head: Field[];
  /** The column headings, and the rows of moves. */
  moves: { white: string; black: string; rows: Row[] } | undefined;
  /** Paragraphs under the moves. */
  foot: Field[][];
}

/** A line, with or without a label. A line to be filled in by hand has a label and no value. */
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
  // Labels may contain a colon; the value follows the last one.
  const [, label, value] = (isBlank ? /^(.*): (_{5,}.*)$/ : /^([^:]+(?:: (?=[^:]+: ))?[^:]*): (.*)$/).exec(line) ?? [];
  if (label === undefined || value === undefined) return { value: line, isBlank: false };
  return { label, value: value.replace(RULE, "").trim(), isBlank };
}

/** The headings mark the start of the columns. */
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

/** The contents of a cell: struck-out moves, the move, and the time. */
export interface SheetCell {
  struck: string[];
  text: string;
  time: string;
}

export function parseCell(cell: string): SheetCell {
  const struck = [...cell.matchAll(/~([^~]+)~/g)].map(([, text]) => text ?? "");
  const rest = cell.replaceAll(/~[^~]+~\s*/g, "");
  const time = /\s(\d+:\d{2}(?::\d{2})?)$/.exec(` ${rest}`)?.[1] ?? "";
  return { struck, text: rest.slice(0, rest.length - time.length).trim(), time };
}
