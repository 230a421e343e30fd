// A claim of a draw: on what stands on the board, or on a move that is written down first.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { menOf, moveTold, readMove } from "../../board/men";
import type { Act, GameSeen, Plan } from "../../service/types";
import { say } from "../../words";
import { Dialog } from "./dialog";
import { settings } from "./settings";
import { allows, sideOf } from "./table";

interface Props {
  claim: "repetition" | "fifty-moves";
  title: string;
  articles: ComponentChildren;
  seen: GameSeen;
  onAct(...actions: Act[]): void;
  onCancel(): void;
}

/** What is announced: the hall's own name of a move, or two squares. */
interface Announced {
  move: string;
  from: string;
  to: string;
  becomes: string;
  text: string;
}

export function Claim({ claim, title, articles, seen, onAct, onCancel }: Props) {
  const isOwnTurn = seen.view["to-move"] === sideOf(seen);
  const known = isOwnTurn ? (seen.view.bound?.moves ?? []) : [];
  const [onMove, setOnMove] = useState(false);
  const [announced, setAnnounced] = useState<Announced>({ move: known[0] ?? "", from: "", to: "", becomes: "", text: "" });
  const done = () => {
    const basis = onMove ? { written: planOf(announced) } : ("stands" as const);
    const claimed: Act = { say: { claim: claim === "repetition" ? { repetition: basis } : { "fifty-moves": basis } } };
    const write: Act[] = onMove && announced.text !== "" ? [{ sheet: { write: { line: null, text: announced.text } } }] : [];
    onAct(...write, claimed);
  };
  return (
    <Dialog title={title} done={title} onDone={done} onCancel={onCancel}>
      <fieldset>
        <legend>{say("play-claim-basis")}</legend>
        <label>
          <input type="radio" name="basis" checked={!onMove} onChange={() => setOnMove(false)} />
          {say("play-claim-stands")}
        </label>
        {isOwnTurn && (
          <label>
            <input type="radio" name="basis" checked={onMove} onChange={() => setOnMove(true)} />
            {say("play-claim-after-move")}
          </label>
        )}
      </fieldset>
      {onMove && <Announce known={known} seen={seen} value={announced} onChange={(change) => setAnnounced({ ...announced, ...change })} />}
      <p>{articles}</p>
    </Dialog>
  );
}

function planOf({ move, from, to, becomes }: Announced): Plan {
  if (move === "") return becomes === "" ? { from, to } : { from, to, becomes };
  const read = readMove(move);
  if (read.castles) return { from: read.from, to: read.to, castles: true };
  return read.becomes ? { from: read.from, to: read.to, becomes: read.becomes } : { from: read.from, to: read.to };
}

interface AnnounceProps {
  known: string[];
  seen: GameSeen;
  value: Announced;
  onChange(change: Partial<Announced>): void;
}

function Announce({ known, seen, value, onChange }: AnnounceProps) {
  const men = menOf(seen.view.board);
  const square = (name: "from" | "to", label: string) => (
    <label>
      {label}
      <input value={value[name]} required pattern="[a-h][1-8]" maxLength={2} size={4} autocomplete="off" autocapitalize="none" onInput={(event) => onChange({ [name]: event.currentTarget.value.toLowerCase() })} />
    </label>
  );
  return (
    <>
      <p>{say("play-claim-write-first")}</p>
      <p class="row">
        {known.length > 0 ? (
          <label>
            {say("play-claim-move")}
            <select value={value.move} onChange={(event) => onChange({ move: event.currentTarget.value })}>
              {known.map((move) => (
                <option key={move} value={move}>
                  {moveTold(move, men, settings.value.figurines)}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <>
            {square("from", say("play-claim-from"))}
            {square("to", say("play-claim-to"))}
          </>
        )}
        {allows(seen, "write") && (
          <label>
            {say("play-claim-as-written")}
            <input value={value.text} size={8} maxLength={20} autocomplete="off" onInput={(event) => onChange({ text: event.currentTarget.value })} />
          </label>
        )}
      </p>
    </>
  );
}
