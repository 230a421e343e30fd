// Tables as CSV, for spreadsheet programs.
import type { PlayerResponse, RoundResponse, Standings } from "../../service/types";
import { language, say } from "../../words";
import { decimal } from "./decimal";
import { nameOf } from "./names";

type Cell = string | number | null | undefined;

/** Spreadsheet programs take text that begins like this for a formula, and run it. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: Cell, separator: string): string {
  const text = String(value ?? "");
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return plain.includes(separator) || /["\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Writes rows as spreadsheet programs of the reader's language expect: with a semicolon where the comma is the decimal separator. */
export function csv(rows: Cell[][]): string {
  const separator = decimal("0.5").includes(",") ? ";" : ",";
  const lines = rows.map((row) => row.map((value) => cell(value, separator)).join(separator));
  // Without the mark some programs do not recognise UTF-8.
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

/** The standings, a line for each player. */
export function standingsCsv(standings: Standings, players: PlayerResponse[]): string {
  const byNumber = new Map(players.map((player) => [player.no, player]));
  const heading = ["place", "number", "name", "federation", "rating", "points"].map((column) => say(`competition-${column}`));
  const breaks = standings["tie-breaks"].map((one) => say("competition-tie-break", { break: one }));
  const rows = standings.players.map((own): Cell[] => {
    const player = byNumber.get(own.player);
    const name = [player?.title, player?.name].filter(Boolean).join(" ");
    const values = own["tie-breaks"].map((value) => (typeof value === "string" ? decimal(value) : ""));
    return [own.place, own.player, name, player?.federation ?? "", player?.rating, inFigures(own.points), ...values];
  });
  return csv([[...heading, ...breaks], ...rows]);
}

/** Writes points such as 2½ as a number that a program can add up. */
function inFigures(points: string): string {
  return points.endsWith("½") ? decimal(`${points.slice(0, -1) || "0"}.5`) : points;
}

/** The pairings and results of all rounds, a line for each board or bye. */
export function resultsCsv(rounds: RoundResponse[], players: PlayerResponse[]): string {
  const white = say("competition-colour", { colour: "white" });
  const black = say("competition-colour", { colour: "black" });
  const number = say("competition-number");
  const heading = [say("competition-round-column"), say("competition-board-column"), number, white, number, black, say("competition-result")];
  const rows = rounds.flatMap(({ round, boards, byes }): Cell[][] => [
    ...boards.map((one): Cell[] => [round, one.board, one.white, nameOf(players, one.white), one.black, nameOf(players, one.black), one.result ?? ""]),
    ...byes.map(({ player, bye }): Cell[] => [round, "", player, nameOf(players, player), "", "", say("organise-bye-of", { bye })]),
  ]);
  return csv([heading, ...rows]);
}

/** Hands a text to the reader as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `text/csv;charset=utf-8;lang=${language.value}` }));
  link.download = name;
  link.click();
  // The browser has its own reference by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
