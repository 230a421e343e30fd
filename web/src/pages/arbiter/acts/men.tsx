// A board editor: choose a piece, then touch its squares.
import { useState } from "preact/hooks";
import { files, RANKS } from "../../../board/letters";
import { say } from "../../../words";

/** The letters of a FEN. */
const MEN = ["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"] as const;
/** Removes a piece. */
export const NOTHING = "";

/** Returns the squares from a8 to h1, as in the first field of a FEN. */
export function men(fen: string): string[] {
  const rows = (fen.split(" ")[0] ?? "").split("/");
  return rows.flatMap((row) => [...row].flatMap((sign) => (/\d/.test(sign) ? Array<string>(Number(sign)).fill(NOTHING) : [sign])));
}

function toFen(set: string[], turn: string): string {
  const rows = RANKS.map((_, row) => set.slice(row * 8, row * 8 + 8).map((man) => man || "1").join(""));
  const short = rows.map((row) => row.replaceAll(/1+/g, (ones) => String(ones.length)));
  return `${short.join("/")} ${turn} - - 0 1`;
}

export const pieceName = (man: string): string => say("arbiter-man", { man: man === NOTHING ? "none" : man.toLowerCase(), colour: man === man.toUpperCase() ? "white" : "black" });

/** Returns a square in the letters of the reader's language. */
export const squareName = (at: number): string => `${files()[at % 8] ?? ""}${RANKS[7 - Math.floor(at / 8)] ?? ""}`;

/** The side of a piece's drawing in the server's SVG. */
const TILE = 100;

function Drawing({ man }: { man: string }) {
  if (man === NOTHING) return null;
  const side = man === man.toUpperCase() ? "w" : "b";
  return (
    <svg viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
      <use href={`/pieces.svg#${side}${man.toLowerCase()}`} />
    </svg>
  );
}

export function MenEditor({ name, fen }: { name: string; fen: string }) {
  const [set, setSet] = useState(() => men(fen));
  const [turn, setTurn] = useState(fen.split(" ")[1] ?? "w");
  const [hand, setHand] = useState<string>(NOTHING);
  const place = (at: number) => setSet(set.map((man, square) => (square === at ? hand : man)));
  return (
    <div class="editor">
      <input type="hidden" name={name} value={toFen(set, turn)} />
      <div class="hand" role="group" aria-label={say("arbiter-editor-hand")}>
        {[...MEN, NOTHING].map((man) => (
          <button key={man} type="button" aria-pressed={hand === man} aria-label={pieceName(man)} title={pieceName(man)} onClick={() => setHand(man)}>
            {man === NOTHING ? "✕" : <Drawing man={man} />}
          </button>
        ))}
      </div>
      <div class="set-up" role="group" aria-label={say("arbiter-editor-board")}>
        {set.map((man, at) => {
          const square = squareName(at);
          const isDark = (at + Math.floor(at / 8)) % 2 === 1;
          return (
            <button key={square} type="button" class={isDark ? "dark" : "light"} aria-label={`${square}: ${pieceName(man)}`} onClick={() => place(at)}>
              <Drawing man={man} />
            </button>
          );
        })}
      </div>
      <label>
        {say("arbiter-editor-turn")}
        <select value={turn} onChange={(event) => setTurn(event.currentTarget.value)}>
          <option value="w">{say("arbiter-colour", { colour: "white" })}</option>
          <option value="b">{say("arbiter-colour", { colour: "black" })}</option>
        </select>
      </label>
    </div>
  );
}
