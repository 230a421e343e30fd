// The dialog before an act, which stays open until the server has accepted it.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Articles } from "../../articles";
import type { Act, GameResponse, AllowedActResponse } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { Claim } from "./claim";
import { Dialog } from "./dialog";
import { CHOICES, type Form } from "./forms";
import { Seal } from "./seal";
import { editionOf, type Table } from "./table";
import { Touched } from "./touched";

/** An announcement as visually disabled players make it, in any language. */
const SPOKEN = "Springer Felix sechs";

interface Props {
  may: AllowedActResponse;
  form: Form;
  table: Table;
  seen: GameResponse;
  onEnd(): void;
}

export function Asking({ may, form, table, seen, onEnd }: Props) {
  const [isRefused, setRefused] = useState(false);
  const act = async (...actions: Act[]) => {
    setRefused(false);
    if (await table.act(...actions)) onEnd();
    else setRefused(true);
  };
  const onAct = (...actions: Act[]) => void act(...actions);
  const below = (
    <>
      <p>
        <Articles edition={editionOf(seen)} numbers={may.articles} />
      </p>
      {isRefused && <ErrorMessage error={table.lastError.value} />}
    </>
  );
  const common = { title: may.told, seen, onCancel: onEnd, children: below };
  if (form.needs === "move") return <Claim {...common} claim={form.claim} onAct={onAct} />;
  if (form.needs === "sealed") return <Seal {...common} isSecret={form.isSecret} onDone={(text) => onAct(form.act(text))} />;
  if (form.needs === "piece") return <Touched {...common} onDone={(at) => onAct(form.act(at))} />;
  if (form.needs === "nothing") return null;
  return <Plain {...common} kind={String(may.do)} form={form} onAct={onAct} />;
}

interface PlainProps {
  kind: string;
  form: Extract<Form, { needs: "confirmation" | "text" | "choice" }>;
  title: string;
  seen: GameResponse;
  children: ComponentChildren;
  onAct(act: Act): void;
  onCancel(): void;
}

/** A dialog with at most one field or choice. */
function Plain({ kind, form, title, seen, children, onAct, onCancel }: PlainProps) {
  const [value, setValue] = useState(form.needs === "choice" ? (CHOICES[form.of][0] ?? "") : "");
  const [wrong, setWrong] = useState("");
  const done = () => {
    const isMissing = form.needs === "text" && !form.mayBeEmpty && value.trim() === "";
    setWrong(isMissing ? say("play-words-missing") : "");
    if (!isMissing) onAct(form.needs === "confirmation" ? form.act(seen) : form.act(value.trim()));
  };
  return (
    <Dialog title={title} done={title} isGrave={kind === "resign"} wrong={wrong} onDone={done} onCancel={onCancel}>
      {form.needs === "confirmation" && <p>{say("play-sure", { what: kind, result: seen.told.result ?? "" })}</p>}
      {form.needs === "text" && (
        <p>
          <label>
            {say("play-words", { what: kind })}
            {form.isLong ? (
              <textarea value={value} maxLength={500} rows={4} onInput={(event) => setValue(event.currentTarget.value)} />
            ) : (
              <input value={value} maxLength={500} autocomplete="off" onInput={(event) => setValue(event.currentTarget.value)} />
            )}
          </label>
        </p>
      )}
      {form.needs === "choice" && (
        <p>
          <label>
            {say("play-choose-of", { of: form.of })}
            <select value={value} onChange={(event) => setValue(event.currentTarget.value)}>
              {CHOICES[form.of].map((choice) => (
                <option key={choice} value={choice}>
                  {say("play-choice", { choice: `${form.of}-${choice}` })}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {(kind === "announce" || kind === "repeat") && <p class="faint">{say("play-words-announced", { words: SPOKEN })}</p>}
      {kind === "leave" && <p class="faint">{say("play-leave-hint")}</p>}
      {children}
    </Dialog>
  );
}
