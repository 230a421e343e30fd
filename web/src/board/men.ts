// Parsing of boards and moves as the server writes them. Nothing here knows how pieces move.
import type { Colour } from "../service/types";
import { say } from "../words";
import { files, RANKS } from "./letters";

/** A square by its name, such as `e4`. */
export type Square = string;
/** A piece by its FEN letter: upper case for White. */
export type Man = string;

/** Parses the first field of a FEN into the pieces by square. */
export function menOf(board: string): Map<Square, Man> {
  const men = new Map<Square, Man>();
  for (const [row, text] of (board.split(" ")[0] ?? "").split("/").entries()) {
    let file = 0;
    for (const sign of text) {
      if (/\d/.test(sign)) file += Number(sign);
      else men.set(square(file++, 7 - row), sign);
    }
  }
  return men;
}

/** Returns the square of a file and a rank, both from 0. */
export const square = (file: number, rank: number): Square => `${"abcdefgh"[file] ?? ""}${rank + 1}`;

/** Returns the file and the rank of a square, both from 0. */
export const placeOf = (name: Square): [number, number] => [name.charCodeAt(0) - 97, Number(name[1]) - 1];

export const colourOf = (man: Man): Colour => (man === man.toUpperCase() ? "white" : "black");

/** Returns the id of a piece's drawing: `wp` is a white pawn. */
export const drawingOf = (man: Man): string => `${man === man.toUpperCase() ? "w" : "b"}${man.toLowerCase()}`;

/** Returns a piece in words: "white pawn". */
export const nameOf = (man: Man): string => say("board-man", { man: drawingOf(man) });

/** Returns a square in the letters of the reader's language. */
export function squareName(name: Square): string {
  const [file, rank] = placeOf(name);
  return `${files()[file] ?? ""}${RANKS[rank] ?? ""}`;
}

/** Parses a square in the letters of the reader's language or in Latin ones. */
export function readSquare(text: string): Square | undefined {
  const [letter = "", digit = "", ...more] = text.trim().toLowerCase();
  const file = files().includes(letter) ? files().indexOf(letter) : "abcdefgh".indexOf(letter);
  const rank = RANKS.indexOf(digit);
  return letter === "" || file < 0 || rank < 0 || more.length > 0 ? undefined : square(file, rank);
}

/** Describes a square and the piece on it, in words. */
export function squareText(name: Square, man: Man | undefined): string {
  const named = squareName(name);
  return man ? say("board-square", { square: named, man: nameOf(man) }) : say("board-empty", { square: named });
}

/** A move in the server's form: `e2e4`, `e7e8=Q`, `e5d6 e.p.`, `e1h1 castles`. */
export interface WrittenMove {
  from: Square;
  to: Square;
  becomes: string | undefined;
  castles: boolean;
}

export function readMove(text: string): WrittenMove {
  const [, from = "", to = "", rest = ""] = /^([a-h][1-8])([a-h][1-8])(.*)$/.exec(text) ?? [];
  return { from, to, becomes: rest.startsWith("=") ? rest[1] : undefined, castles: rest === " castles" };
}

const FIGURINES = "♔♕♖♗♘";
const ORDER = "KQRBN";

/** Returns the symbol of a piece in notation: the letter in the reader's language, or a figurine; empty for a pawn. */
export function signOf(man: Man, figurines: boolean): string {
  const at = man === "" ? -1 : ORDER.indexOf(man.toUpperCase());
  if (at < 0) return "";
  return (figurines ? FIGURINES : say("board-letters"))[at] ?? "";
}

/** Renders a move in long notation, in the reader's letters. */
export function moveText(text: string, men: Map<Square, Man>, figurines: boolean): string {
  const { from, to, becomes, castles } = readMove(text);
  if (castles) return placeOf(to)[0] > placeOf(from)[0] ? "0-0" : "0-0-0";
  const sign = signOf(men.get(from) ?? "", figurines);
  const way = men.has(to) || text.endsWith("e.p.") ? "×" : "–";
  const turned = becomes ? signOf(becomes, figurines) : "";
  return `${sign}${squareName(from)}${way}${squareName(to)}${turned}`;
}

/** Renders a move in algebraic notation, which the server writes with English letters, in the reader's own. */
export function sanText(san: string, figurines: boolean): string {
  if (san.startsWith("O-O")) return san.replaceAll("O", "0");
  return san.replaceAll(/[KQRBN]/g, (letter) => signOf(letter, figurines)).replaceAll(/[a-h]/g, (letter) => files()["abcdefgh".indexOf(letter)] ?? letter);
}

/** Writes pieces by square as the first field of a FEN. */
export function boardOf(men: Map<Square, Man>): string {
  const rows = RANKS.toReversed().map((rank) => {
    const signs = [..."abcdefgh"].map((file) => men.get(`${file}${rank}`) ?? "1").join("");
    return signs.replaceAll(/1+/g, (empty) => String(empty.length));
  });
  return rows.join("/");
}

/** Returns the pieces after a move that the server has listed, in its form. */
export function boardAfter(board: string, text: string): string {
  const { from, to, becomes, castles } = readMove(text);
  const men = menOf(board);
  const [king, rook] = [men.get(from), men.get(to)];
  if (king === undefined) return board;
  men.delete(from);
  if (castles && rook !== undefined) {
    const isKingside = placeOf(to)[0] > placeOf(from)[0];
    men.delete(to);
    men.set(`${isKingside ? "g" : "c"}${from[1] ?? ""}`, king);
    men.set(`${isKingside ? "f" : "d"}${from[1] ?? ""}`, rook);
    return boardOf(men);
  }
  // The captured pawn stands beside the pawn that takes it.
  if (text.endsWith("e.p.")) men.delete(`${to[0] ?? ""}${from[1] ?? ""}`);
  men.set(to, becomes ? (king === king.toUpperCase() ? becomes : becomes.toLowerCase()) : king);
  return boardOf(men);
}
