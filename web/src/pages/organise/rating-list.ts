// FIDE's rating list has more than a million lines. Only those that may concern the players of a competition are
// sent.
import type { PlayerResponse } from "../../service/types";

/** Returns what a line about a player contains: the FIDE number, or the first word of the name. */
function marks(players: PlayerResponse[]): string[] {
  return players.map((player) => (player["fide-id"] ? String(player["fide-id"]) : (player.name.toLowerCase().split(/[,\s]+/)[0] ?? "")));
}

/** Filters text in chunks: keeps the first line, and those of the players. */
export function picker(players: PlayerResponse[]): { take(piece: string): void; end(): string } {
  const wanted = new Set(marks(players).filter((mark) => mark !== ""));
  const isWanted = (line: string) => line.toLowerCase().split(/[^\p{L}\p{N}'-]+/u).some((word) => wanted.has(word));
  const kept: string[] = [];
  let rest = "";
  let isXml = false;
  const take = (piece: string) => {
    if (kept.length === 0 && rest === "") isXml = piece.trimStart().startsWith("<");
    const end = isXml ? "</player>" : "\n";
    const lines = (rest + piece).split(end);
    rest = lines.pop() ?? "";
    for (const line of lines) if ((kept.length === 0 && !isXml) || isWanted(line)) kept.push(line + end);
  };
  const finish = () => {
    if (rest !== "" && (kept.length === 0 || isWanted(rest))) kept.push(rest);
    return kept.join("");
  };
  return { take, end: finish };
}

/** Returns the lines of a file that may concern these players. */
export async function pickLines(file: File, players: PlayerResponse[]): Promise<string> {
  const lines = picker(players);
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) lines.take(piece.value);
  return lines.end();
}
