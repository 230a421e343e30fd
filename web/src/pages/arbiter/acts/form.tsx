// An act as a form: title, article, fields, and a confirmation if it is grave.
import { useMemo, useRef, useState } from "preact/hooks";
import { Articles } from "../../../articles";
import { ErrorMessage } from "../../../error-message";
import { say } from "../../../words";
import type { ArbiterGame } from "../arbiter-game";
import { numbersOf, penaltiesOf } from "../catalogue";
import { chosen } from "./chosen";
import { Confirm } from "./confirm";
import { FormField, type Field } from "./field";
import type { Form } from "./forms";
import { Values } from "./values";

interface Props {
  game: ArbiterGame;
  form: Form;
  /** The text of the button. */
  label: string;
  articles: string | null | undefined;
  /** Whether to ask for a ground; only acts of the arbiter have one. */
  hasGround?: boolean;
  /** Performs it, if it is not simply an act of the arbiter. */
  perform?: (values: Values) => Promise<void>;
}

/** Returns the initial values of the fields. */
function initial(fields: Field[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap((field) => ("value" in field && "name" in field ? [[field.name, field.value ?? ""]] : [])));
}

/** Returns the articles of what was filled in: of the rule, and of each penalty. */
function cited(values: Values, { catalogue }: ArbiterGame): string[] {
  const names = values.ticked().map(({ name }) => name);
  const penalties = penaltiesOf(catalogue).filter(({ penalty }) => names.includes(penalty.name));
  return [catalogue?.get(values.text("under")), ...penalties].flatMap(numbersOf);
}

export function ActForm({ game, form, label, articles, hasGround = true, perform }: Props) {
  const [error, setError] = useState<unknown>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Values | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const { seen, competition, catalogue } = game;
  // The draft is kept, whatever happens at the board meanwhile.
  const filled = useMemo(() => initial(seen ? (form.fields?.({ seen, competition, catalogue }) ?? []) : []), []);
  if (!seen) return null;
  const fields = (form.fields?.({ seen, competition, catalogue }) ?? []).map((field) => ("value" in field && "name" in field ? { ...field, value: filled[field.name] ?? field.value ?? "" } : field));
  const carryOut = async (values: Values) => {
    setAsked(undefined);
    setBusy(true);
    setError(undefined);
    await (perform ? perform(values) : game.act(form.acts(values))).catch(setError);
    setBusy(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const values = new Values(new FormData(event.currentTarget as HTMLFormElement), filled);
    if (form.isGrave) setAsked(values);
    else void carryOut(values);
  };
  return (
    <form class="act" onSubmit={submit}>
      {fields.length > 0 && (
        <div class="row asked">
          {fields.map((field) => (
            <FormField key={"name" in field ? field.name : field.kind} field={field} />
          ))}
        </div>
      )}
      {hasGround && <FormField field={{ kind: "text", name: "ground", label: say("arbiter-ground") }} />}
      <p class="do">
        <button ref={button} class={form.isGrave ? "danger" : "main"} disabled={isBusy}>
          {label}
        </button>
        <Articles edition={game.edition} numbers={articles} />
      </p>
      <ErrorMessage error={error} />
      {asked && (
        <Confirm
          title={label}
          chosen={chosen(fields, asked)}
          edition={game.edition}
          articles={[articles ?? "", ...cited(asked, game)].filter((number) => number !== "")}
          onYes={() => void carryOut(asked)}
          onNo={() => {
            setAsked(undefined);
            button.current?.focus();
          }}
        />
      )}
    </form>
  );
}
