// A draw claim: on the position on the board, or on a move that is written down first.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Act, GameResponse } from "../../service/types";
import { say } from "../../words";
import { Dialog } from "./dialog";
import { NamedFields, Notation, useNamed } from "./named";
import { allows, sideOf } from "./table";

interface Props {
  claim: "repetition" | "fifty-moves";
  title: string;
  /** Shown below the fields: articles and errors. */
  children: ComponentChildren;
  seen: GameResponse;
  onAct(...actions: Act[]): void;
  onCancel(): void;
}

export function Claim({ claim, title, children, seen, onAct, onCancel }: Props) {
  const isOwnTurn = seen.view["to-move"] === sideOf(seen);
  const [onMove, setOnMove] = useState(false);
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const named = useNamed(seen);
  const mayWrite = allows(seen, "write");
  const done = async () => {
    // Where no squares were given it is what is written on the scoresheet.
    const plan = onMove ? await named.resolve(mayWrite ? text : named.filled.text) : undefined;
    if (plan && "wrong" in plan) return setWrong(plan.wrong);
    setWrong("");
    const basis = plan ? { written: plan } : ("stands" as const);
    const claimed: Act = { say: { claim: claim === "repetition" ? { repetition: basis } : { "fifty-moves": basis } } };
    const write: Act[] = onMove && text.trim() !== "" ? [{ sheet: { write: { line: null, text: text.trim() } } }] : [];
    onAct(...write, claimed);
  };
  return (
    <Dialog title={title} done={title} onDone={() => void done()} onCancel={onCancel} wrong={wrong}>
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
      {onMove && (
        <>
          <p>{say("play-claim-write-first")}</p>
          <NamedFields named={named} />
          {mayWrite ? (
            <p>
              <label>
                {say("play-claim-as-written")}
                <input value={text} size={8} maxLength={20} autocomplete="off" onInput={(event) => setText(event.currentTarget.value)} />
              </label>
            </p>
          ) : (
            <Notation named={named} />
          )}
        </>
      )}
      {children}
    </Dialog>
  );
}
