// An act as a form: what it is, its article, what it needs, and once more a question if it is grave.
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
  /** What it says on the button. */
  told: string;
  articles: string | null | undefined;
  /** Whether a ground is asked for; what is no act of the arbiter has none. */
  hasGround?: boolean;
  /** Does it, if it is not simply done by the arbiter. */
  perform?: (values: Values) => Promise<void>;
}

/** What stands in the fields before anybody types. */
function initial(fields: Field[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap((field) => ("value" in field && "name" in field ? [[field.name, field.value ?? ""]] : [])));
}

/** The articles of what was filled in: of the rule, and of each penalty. */
function cited(values: Values, { catalogue }: ArbiterGame): string[] {
  const names = values.ticked().map(({ name }) => name);
  const penalties = penaltiesOf(catalogue).filter(({ penalty }) => names.includes(penalty.name));
  return [catalogue?.get(values.text("under")), ...penalties].flatMap(numbersOf);
}

export function ActForm({ game, form, told, articles, hasGround = true, perform }: Props) {
  const [error, setError] = useState<unknown>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Values | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const { seen, competition, catalogue } = game;
  // What is being filled in stays, whatever happens at the board meanwhile.
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
          {told}
        </button>
        <Articles edition={game.edition} numbers={articles} />
      </p>
      <ErrorMessage error={error} />
      {asked && (
        <Confirm
          told={told}
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
