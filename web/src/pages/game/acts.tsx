// All that may be done now, in calm groups: the hall's words on every button, and its articles.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Articles } from "../../articles";
import type { Act, GameSeen, MayTold } from "../../service/types";
import { say } from "../../words";
import { Claim } from "./claim";
import { Dialog } from "./dialog";
import { CHOICES, formsOf, GROUPS, type Form, type Group } from "./forms";
import { editionOf, type Table } from "./table";

interface Props {
  table: Table;
  seen: GameSeen;
}

/** The groups one after the other, with what lies around the board after the first. */
export function Acts({ table, seen, children }: Props & { children: ComponentChildren }) {
  const [first, ...others] = GROUPS;
  return (
    <>
      <ActGroup group={first} table={table} seen={seen} />
      {children}
      {others.map((group) => (
        <ActGroup key={group} group={group} table={table} seen={seen} />
      ))}
    </>
  );
}

/** What the game waits for is not hidden. */
const URGENT = ["arrive", "return", "seal", "hand-over-envelope", "state-sealed-move", "announce", "repeat"];

function ActGroup({ group, table, seen }: Props & { group: Group }) {
  const forms = formsOf(group);
  const may = seen.told.may.filter(({ do: kind }) => typeof kind === "string" && kind in forms);
  if (may.length === 0) return null;
  const title = say("play-group", { group });
  const buttons = <ActButtons may={may} forms={forms} table={table} seen={seen} />;
  if (group === "game") {
    return (
      <section class="acts" aria-label={title}>
        {buttons}
      </section>
    );
  }
  return (
    <details class="acts" open={may.some(({ do: kind }) => URGENT.includes(String(kind)))}>
      <summary>{title}</summary>
      {buttons}
    </details>
  );
}

interface ButtonsProps extends Props {
  may: MayTold[];
  forms: Record<string, Form>;
}

/** Buttons for those of the acts that have a form, with what is asked before. */
export function ActButtons({ may, forms, table, seen }: ButtonsProps) {
  const [asking, setAsking] = useState<MayTold | undefined>(undefined);
  const form = asking && forms[String(asking.do)];
  const act = (...actions: Act[]) => {
    setAsking(undefined);
    void table.act(...actions);
  };
  return (
    <>
      <ul class="buttons">
        {may.map((one) => {
          const own = forms[String(one.do)];
          if (!own) return null;
          return (
            <li key={String(one.do)}>
              <button
                type="button"
                data-do={String(one.do)}
                class={one.do === "resign" ? "danger" : one.do === "accept-draw" ? "main" : ""}
                onClick={() => (own.needs === "nothing" ? act(own.act(seen)) : setAsking(one))}
              >
                {one.told}
                {own.needs === "nothing" ? "" : " …"}
              </button>
              <Articles edition={editionOf(seen)} numbers={one.articles} />
            </li>
          );
        })}
      </ul>
      {asking && form && <Asking may={asking} form={form} seen={seen} onAct={act} onCancel={() => setAsking(undefined)} />}
    </>
  );
}

interface AskingProps {
  may: MayTold;
  form: Form;
  seen: GameSeen;
  onAct(...actions: Act[]): void;
  onCancel(): void;
}

function Asking({ may, form, seen, onAct, onCancel }: AskingProps) {
  const [value, setValue] = useState(form.needs === "choice" ? (CHOICES[form.of][0] ?? "") : "");
  const written = <Articles edition={editionOf(seen)} numbers={may.articles} />;
  if (form.needs === "move") return <Claim claim={form.claim} title={may.told} articles={written} seen={seen} onAct={onAct} onCancel={onCancel} />;
  const done = () => {
    if (form.needs === "text" || form.needs === "choice") onAct(form.act(value));
    else onAct(form.act(seen));
  };
  return (
    <Dialog title={may.told} done={may.told} isGrave={may.do === "resign"} onDone={done} onCancel={onCancel}>
      {form.needs === "confirmation" && <p>{may.do === "resign" ? say("play-resign-sure") : say("play-sign-sure", { result: seen.told.result ?? "" })}</p>}
      {form.needs === "text" && (
        <p>
          <label>
            {say("play-in-words")}
            <input value={value} required={!form.mayBeEmpty} maxLength={500} onInput={(event) => setValue(event.currentTarget.value)} />
          </label>
        </p>
      )}
      {form.needs === "choice" && (
        <p>
          <label>
            {say("play-choose")}
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
      <p>{written}</p>
    </Dialog>
  );
}
