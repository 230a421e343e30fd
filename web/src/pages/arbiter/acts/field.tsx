// The fields of forms.
import { printed } from "../../../articles";
import { COLOURS, MARKS, type Colour, type Mark, type Measure } from "../../../service/types";
import { say } from "../../../words";
import { numbersOf, penaltiesOf, type Catalogue } from "../catalogue";
import { amountOf, PENALTY, TIME } from "./values";
import { MenEditor } from "./men";
import { MoveField, PieceField } from "./move-field";

/** A field of a form; the label is already translated. */
export type Field =
  | { kind: "player"; name: string; label?: string; isOpen?: boolean }
  | { kind: "time"; name: string; label: string; value?: string; isNeeded?: boolean }
  | { kind: "number"; name: string; label: string; value?: string; most?: number }
  | { kind: "text"; name: string; label: string; value?: string; isNeeded?: boolean }
  | { kind: "piece"; name: string; men: string; of: Colour }
  | { kind: "moment"; name: string; label: string; isNeeded?: boolean }
  | { kind: "choice"; name: string; label: string; options: [value: string, label: string][]; isOpen?: boolean }
  | { kind: "tick"; name: string; label: string }
  | { kind: "penalties"; catalogue: Catalogue | undefined }
  | { kind: "move"; name: string; men: string; side: Colour }
  | { kind: "men"; name: string; value: string };

export function FormField({ field }: { field: Field }) {
  switch (field.kind) {
    case "player":
      return <Choice name={field.name} label={field.label ?? say("arbiter-whom")} options={sides()} isOpen={field.isOpen ?? false} />;
    case "choice":
      return <Choice {...field} />;
    case "time":
      return (
        <label>
          {field.label}
          <input name={field.name} class="time" inputMode="numeric" pattern={TIME} placeholder="0:00:00" title={say("arbiter-time-form")} defaultValue={field.value ?? ""} required={field.isNeeded ?? false} autocomplete="off" />
        </label>
      );
    case "number":
      return (
        <label>
          {field.label}
          <input name={field.name} class="number" type="number" inputMode="numeric" min="0" max={field.most ?? 999} defaultValue={field.value ?? ""} />
        </label>
      );
    case "tick":
      return (
        <label>
          <input type="checkbox" name={field.name} /> {field.label}
        </label>
      );
    case "piece":
      return <PieceField {...field} />;
    case "moment":
      return (
        <label>
          {field.label}
          <input type="datetime-local" name={field.name} required={field.isNeeded ?? false} />
        </label>
      );
    case "text":
      return (
        <label class="grow">
          {field.label}
          <input name={field.name} defaultValue={field.value ?? ""} required={field.isNeeded ?? false} autocomplete="off" />
        </label>
      );
    case "penalties":
      return <Penalties catalogue={field.catalogue} />;
    case "move":
      return <MoveField men={field.men} side={field.side} />;
    case "men":
      return <MenEditor name={field.name} fen={field.value} />;
  }
}

/** The two players. */
export const sides = (): [string, string][] => COLOURS.map((colour) => [colour, say("arbiter-colour", { colour })]);

interface ChoiceProps {
  name: string;
  label: string;
  options: [string, string][];
  /** Whether nothing is chosen at first, so that the reader has to. */
  isOpen?: boolean;
}

function Choice({ name, label, options, isOpen = false }: ChoiceProps) {
  // Few options are shown at once, a single touch away.
  if (options.length <= 3) {
    return (
      <fieldset class="few">
        <legend>{label}</legend>
        {options.map(([value, text], at) => (
          <label key={value}>
            <input type="radio" name={name} value={value} required={isOpen} defaultChecked={at === 0 && !isOpen} /> {text}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <label>
      {label}
      <select name={name} required={isOpen}>
        {isOpen && <option value="">{say("arbiter-choose")}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The options for a player's score. */
export const marks = (): [string, string][] => MARKS.map((mark) => [mark, say("arbiter-mark", { mark })]);

/** The penalties of the edition, of which one or several may be imposed, each with its article. */
function Penalties({ catalogue }: { catalogue: Catalogue | undefined }) {
  return (
    <fieldset class="penalties">
      <legend>{say("arbiter-penalties")}</legend>
      <p class="faint">{say("arbiter-prescribed")}</p>
      {penaltiesOf(catalogue).map((rule) => {
        const { name, measure, proposed } = rule.penalty;
        const label = say("arbiter-penalty", { penalty: name });
        return (
          <div class="penalty" key={name}>
            <label>
              <input type="checkbox" name={name} value={PENALTY} /> <span>{label}</span> <span class="article">{numbersOf(rule).map(printed).join(", ")}</span>
            </label>
            {measure && <Amount name={amountOf(name, measure)} label={label} measure={measure} proposed={proposed} />}
          </div>
        );
      })}
    </fieldset>
  );
}

function Amount({ name, label, measure, proposed }: { name: string; label: string; measure: Measure; proposed: Mark | null | undefined }) {
  switch (measure) {
    case "time":
      return <input name={name} class="time" inputMode="numeric" pattern={TIME} defaultValue="0:02:00" aria-label={`${label}: ${say("arbiter-time")}`} />;
    case "rounds":
      return <input name={name} class="number" type="number" min="1" max="99" defaultValue="1" aria-label={`${label}: ${say("arbiter-rounds")}`} />;
    case "result":
      return (
        <select name={name} aria-label={`${label}: ${say("arbiter-points")}`}>
          {marks().map(([mark, text]) => (
            <option key={mark} value={mark} selected={mark === proposed}>
              {text}
            </option>
          ))}
        </select>
      );
  }
}
