// A move that the arbiter enters, touched on a board or written in notation; and a piece, chosen on a board.
import { useState } from "preact/hooks";
import { menOf, squareText, type Square } from "../../../board/men";
import { isCastling, PickMove, PickPiece } from "../../../board/pick";
import { Problem } from "../../../service/fetch-json";
import { readTyped } from "../../../service/reading";
import type { Colour, Plan } from "../../../service/types";
import { language, say } from "../../../words";
import type { Values } from "./values";

/** What a pawn may be promoted to, with the server's letters. */
const PROMOTIONS = { queen: "Q", rook: "R", bishop: "B", knight: "N" };

export function MoveField({ men, side }: { men: string; side: Colour }) {
  const [{ from, to }, setPicked] = useState<{ from?: Square; to?: Square | undefined }>({});
  const isPawn = menOf(men).get(from ?? "")?.toLowerCase() === "p";
  const isPromotion = isPawn && to?.endsWith(side === "white" ? "8" : "1");
  return (
    <div class="move-field">
      <PickMove men={men} side={side} from={from} to={to} onPick={setPicked} />
      <input type="hidden" name="from" value={from ?? ""} />
      <input type="hidden" name="to" value={to ?? ""} />
      {isCastling(men, from, to) && <input type="hidden" name="castles" value="on" />}
      {isPromotion && (
        <label>
          {say("arbiter-becomes")}
          <select name="becomes">
            {Object.entries(PROMOTIONS).map(([name, letter]) => (
              <option key={name} value={letter}>
                {say("arbiter-promotion", { man: name })}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {say("arbiter-move-text")}
        <input name="move" maxLength={20} autocomplete="off" autocapitalize="none" spellcheck={false} />
      </label>
    </div>
  );
}

export function PieceField({ name, men, of }: { name: string; men: string; of: Colour }) {
  const [at, setAt] = useState<Square>();
  return (
    <div class="move-field">
      <PickPiece men={men} of={of} below={of === "white" ? "black" : "white"} at={at} onPick={setAt} />
      <input type="hidden" name={name} value={at ?? ""} />
      <p aria-live="polite">{at && <strong>{squareText(at, menOf(men).get(at))}</strong>}</p>
    </div>
  );
}

/** Returns the piece that was chosen, by its square. */
export function pieceOf(values: Values, name: string): Square {
  const at = values.text(name);
  if (at === "") throw unread(say("play-touched-which"));
  return at;
}

/** Returns the move that was filled in; the server reads notation. */
export async function planOf(values: Values, game: string): Promise<Plan> {
  const [from, to, text] = [values.text("from"), values.text("to"), values.text("move")];
  if (text !== "") {
    const plan = await readTyped(game, text);
    if (!plan) throw unread(say("arbiter-move-unread", { text }));
    return plan;
  }
  if (from === "" || to === "") throw unread(say("arbiter-move-missing"));
  const becomes = values.text("becomes");
  const plan: Plan = { from, to, castles: values.has("castles") };
  return becomes ? { ...plan, becomes } : plan;
}

const unread = (sentence: string) => new Problem(422, sentence, sentence, undefined, undefined, undefined, [], language.value);
