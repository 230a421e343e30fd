// An act as a form: title, article, fields, and a confirmation if it is grave.
import { useMemo, useRef, useState } from "preact/hooks";
import { Articles } from "../../../articles";
import { ErrorMessage } from "../../../error-message";
import type { Act, Who } from "../../../service/types";
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
  /** Who does it, if it is entered for a player. */
  as?: Who;
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

export function ActForm({ game, form, label, articles, hasGround = true, as }: Props) {
  const [error, setError] = useState<unknown>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ values: Values; actions: Act[] } | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const { seen, competition, catalogue } = game;
  // The draft is kept, whatever happens at the board meanwhile.
  const filled = useMemo(() => initial(seen ? (form.fields?.({ seen, competition, catalogue }) ?? []) : []), []);
  if (!seen) return null;
  const fields = (form.fields?.({ seen, competition, catalogue }) ?? []).map((field) => ("value" in field && "name" in field ? { ...field, value: filled[field.name] ?? field.value ?? "" } : field));
  const carryOut = async (actions: Act[]) => {
    setAsked(undefined);
    await game.act(actions, as);
  };
  const attempt = async (what: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    await what().catch(setError);
    setBusy(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const values = new Values(new FormData(event.currentTarget as HTMLFormElement), filled);
    void attempt(async () => {
      const actions = await form.acts(values, game.id);
      if (form.isGrave) setAsked({ values, actions });
      else await carryOut(actions);
    });
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
          chosen={chosen(fields, asked.values)}
          edition={game.edition}
          game={game}
          alternative={{ ...(as && { as }), actions: asked.actions }}
          articles={[articles ?? "", ...cited(asked.values, game)].filter((number) => number !== "")}
          onYes={() => void attempt(() => carryOut(asked.actions))}
          onNo={() => {
            setAsked(undefined);
            button.current?.focus();
          }}
        />
      )}
    </form>
  );
}
