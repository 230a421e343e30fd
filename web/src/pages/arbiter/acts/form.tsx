// An act as a form: what it is, its article, what it needs, and once more a question if it is grave.
import { useMemo, useRef, useState } from "preact/hooks";
import { Articles } from "../../../articles";
import { Trouble } from "../../../trouble";
import { say } from "../../../words";
import type { Bench } from "../bench";
import { numbersOf, penaltiesOf } from "../catalogue";
import { chosen } from "./chosen";
import { Confirm } from "./confirm";
import { Shown, type Field } from "./field";
import type { Form } from "./forms";
import { Values } from "./values";

interface Props {
  bench: Bench;
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
function cited(values: Values, { catalogue }: Bench): string[] {
  const names = values.ticked().map(({ name }) => name);
  const penalties = penaltiesOf(catalogue).filter(({ penalty }) => names.includes(penalty.name));
  return [catalogue?.get(values.text("under")), ...penalties].flatMap(numbersOf);
}

export function ActForm({ bench, form, told, articles, hasGround = true, perform }: Props) {
  const [error, fail] = useState<unknown>(undefined);
  const [isBusy, work] = useState(false);
  const [asked, askAgain] = useState<Values | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const { seen, competition, catalogue } = bench;
  // What is being filled in stays, whatever happens at the board meanwhile.
  const filled = useMemo(() => initial(seen ? (form.fields?.({ seen, competition, catalogue }) ?? []) : []), []);
  if (!seen) return null;
  const fields = (form.fields?.({ seen, competition, catalogue }) ?? []).map((field) => ("value" in field && "name" in field ? { ...field, value: filled[field.name] ?? field.value ?? "" } : field));
  const carryOut = async (values: Values) => {
    askAgain(undefined);
    work(true);
    fail(undefined);
    await (perform ? perform(values) : bench.act(form.acts(values))).catch(fail);
    work(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const values = new Values(new FormData(event.currentTarget as HTMLFormElement), filled);
    if (form.isGrave) askAgain(values);
    else void carryOut(values);
  };
  return (
    <form class="act" onSubmit={submit}>
      {fields.length > 0 && (
        <div class="row asked">
          {fields.map((field) => (
            <Shown key={"name" in field ? field.name : field.kind} field={field} />
          ))}
        </div>
      )}
      {hasGround && <Shown field={{ kind: "text", name: "ground", label: say("arbiter-ground") }} />}
      <p class="do">
        <button ref={button} class={form.isGrave ? "danger" : "main"} disabled={isBusy}>
          {told}
        </button>
        <Articles edition={bench.edition} numbers={articles} />
      </p>
      <Trouble error={error} />
      {asked && (
        <Confirm
          told={told}
          chosen={chosen(fields, asked)}
          edition={bench.edition}
          articles={[articles ?? "", ...cited(asked, bench)].filter((number) => number !== "")}
          onYes={() => void carryOut(asked)}
          onNo={() => {
            askAgain(undefined);
            button.current?.focus();
          }}
        />
      )}
    </form>
  );
}
