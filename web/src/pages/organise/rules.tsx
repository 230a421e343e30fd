// The regulations of the games: a preset and a few choices, or the whole text.
import { useEffect, useRef, useState } from "preact/hooks";
import { useCachedFetch } from "../../service/cached-fetch";
import type { EditionResponse, PresetResponse } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { Field, Select } from "./fields";
import { UNCHANGED, toToml, type Choices } from "./regulations";

interface Props {
  /** The regulations as announced, if any. */
  announced: string | undefined;
  /** Receives the text; `undefined` if nothing changes. */
  rule(text: string | undefined): void;
}

/** The available choices, as the server lists them. */
interface Known {
  presets: string[];
  editions: string[];
}

export function RegulationsChoice(props: Props) {
  const presets = useCachedFetch<PresetResponse[]>("/v1/laws/presets");
  const editions = useCachedFetch<EditionResponse[]>("/v1/laws");
  if (!presets.value || !editions.value) return <ErrorMessage error={presets.error ?? editions.error} />;
  const known = { presets: presets.value.map(({ name }) => name), editions: editions.value.map(({ edition }) => edition) };
  return <Chosen {...props} known={known} />;
}

function Chosen({ announced, rule, known }: Props & { known: Known }) {
  const first = announced === undefined ? { ...UNCHANGED, preset: known.presets[0] ?? "" } : UNCHANGED;
  const [choices, setChoices] = useState(first);
  const [byHand, setByHand] = useState<string | undefined>(undefined);
  const text = byHand ?? toToml(choices, announced ?? "");
  const isUnchanged = byHand === undefined && announced !== undefined && text === toToml(UNCHANGED, announced);
  useEffect(() => rule(isUnchanged ? undefined : text), [text, isUnchanged]);
  const set = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }));
  return (
    <fieldset>
      <legend>{say("organise-rules")}</legend>
      <Plain known={known} choices={choices} set={set} hasAnnounced={announced !== undefined} isOff={byHand !== undefined} />
      <ByHand text={text} isByHand={byHand !== undefined} write={setByHand} />
    </fieldset>
  );
}

interface PlainProps {
  known: Known;
  choices: Choices;
  set(part: Partial<Choices>): void;
  hasAnnounced: boolean;
  isOff: boolean;
}

function Plain({ known, choices, set, hasAnnounced, isOff }: PlainProps) {
  const asAnnounced: [string, string][] = hasAnnounced ? [["", say("organise-as-announced")]] : [];
  const asChosen: [string, string] = ["", say("organise-as-chosen")];
  return (
    <div class="fields">
      <Select
        label={say("organise-preset")}
        class="long"
        disabled={isOff}
        value={choices.preset}
        change={(preset) => set({ ...UNCHANGED, preset })}
        options={[...asAnnounced, ...known.presets.map((preset): [string, string] => [preset, say("organise-preset-of", { preset })])]}
      />
      <Select
        label={say("organise-edition")}
        disabled={isOff}
        value={choices.edition}
        change={(edition) => set({ edition })}
        options={[asChosen, ...known.editions.map((edition): [string, string] => [edition, say("organise-edition-of", { edition })])]}
      />
      <Select
        label={say("organise-board")}
        disabled={isOff}
        value={choices.board}
        change={(board) => set({ board: board as Choices["board"] })}
        options={[asChosen, ...(["enforced", "free"] as const).map((board): [string, string] => [board, say("organise-board-of", { board })])]}
      />
      <Field label={say("organise-minutes")} type="number" min={0} step="any" disabled={isOff} placeholder="–" value={choices.minutes} change={(minutes) => set({ minutes })} />
      <Field label={say("organise-seconds")} type="number" min={0} disabled={isOff || choices.minutes === ""} placeholder="–" value={choices.seconds} change={(seconds) => set({ seconds })} />
      <Field label={say("organise-late")} type="number" min={0} disabled={isOff} placeholder="–" value={choices.late} change={(late) => set({ late })} />
    </div>
  );
}

interface ByHandProps {
  text: string;
  isByHand: boolean;
  write(text: string | undefined): void;
}

function ByHand({ text, isByHand, write }: ByHandProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <details>
      <summary>{say("organise-as-text")}</summary>
      <p class="faint">{say("organise-as-text-hint")}</p>
      <textarea
        ref={field}
        aria-label={say("organise-as-text")}
        spellcheck={false}
        rows={8}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
      />
      {isByHand && (
        <button type="button" onClick={() => write(undefined)}>
          {say("organise-back-to-choices")}
        </button>
      )}
    </details>
  );
}
