// The regulations of the games: a preset and a few choices, or the whole text.
import { useEffect, useRef, useState } from "preact/hooks";
import { useCachedFetch } from "../../service/cached-fetch";
import type { EditionResponse, PresetResponse, RegulationsResponse } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { fetchJson } from "../../service/fetch-json";
import { language, say } from "../../words";
import { Faults } from "./faults";
import { Field, Select } from "./fields";
import { UNCHANGED, toToml, usualEdition, type Choices } from "./regulations";

interface Props {
  /** The regulations as announced, if any. */
  announced: string | undefined;
  /** The first day of the competition, which decides about the edition in force; may be empty. */
  day: string;
  /** Receives the text; `undefined` if nothing changes. */
  rule(text: string | undefined): void;
}

/** The available choices, as the server lists them. */
interface Known {
  presets: PresetResponse[];
  editions: EditionResponse[];
}

export function RegulationsChoice(props: Props) {
  const presets = useCachedFetch<PresetResponse[]>("/v1/laws/presets");
  const editions = useCachedFetch<EditionResponse[]>("/v1/laws");
  if (!presets.value || !editions.value) return <ErrorMessage error={presets.error ?? editions.error} />;
  return <Chosen {...props} known={{ presets: presets.value, editions: editions.value }} />;
}

function Chosen({ announced, day, rule, known }: Props & { known: Known }) {
  const first = announced === undefined ? { ...UNCHANGED, preset: known.presets[0]?.name ?? "" } : UNCHANGED;
  const [chosen, setChosen] = useState(first);
  const preset = known.presets.find(({ name }) => name === chosen.preset);
  const choices = { ...chosen, edition: chosen.edition || usualEdition(preset, known.editions, day) };
  const [byHand, setByHand] = useState<string | undefined>(undefined);
  const text = byHand ?? toToml(choices, announced ?? "");
  const isUnchanged = byHand === undefined && announced !== undefined && text === toToml(UNCHANGED, announced);
  useEffect(() => rule(isUnchanged ? undefined : text), [text, isUnchanged]);
  const set = (part: Partial<Choices>) => setChosen((before) => ({ ...before, ...part }));
  return (
    <fieldset>
      <legend>{say("organise-rules")}</legend>
      <Plain known={known} choices={choices} set={set} hasAnnounced={announced !== undefined} isOff={byHand !== undefined} />
      <Explained text={text} />
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
        options={[...asAnnounced, ...known.presets.map(({ name }): [string, string] => [name, say("organise-preset-of", { preset: name })])]}
      />
      <Select
        label={say("organise-edition")}
        disabled={isOff}
        value={choices.edition}
        change={(edition) => set({ edition })}
        options={[...(hasAnnounced ? [asChosen] : []), ...known.editions.map(({ edition }): [string, string] => [edition, say("organise-edition-of", { edition })])]}
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

/** How long typing has to pause before the regulations are explained again, in milliseconds. */
const PAUSE_MS = 250;

/** The regulations in words, before anything is announced. */
function Explained({ text }: { text: string }) {
  const [answer, setAnswer] = useState<{ explained?: RegulationsResponse; error?: unknown }>({});
  const speaking = language.value;
  useEffect(() => {
    let isStale = false;
    const ask = () =>
      fetchJson<RegulationsResponse>("/v1/laws/regulations", { body: { regulations: text } }).then(
        (explained) => isStale || setAnswer({ explained }),
        (error: unknown) => isStale || setAnswer({ error }),
      );
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(pause);
    };
  }, [text, speaking]);
  const { explained, error } = answer;
  return (
    <section class="explained" aria-labelledby="explained">
      <p id="explained" class="explained-title">
        {say("organise-explained")}
      </p>
      <ul>
        {explained?.told.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {explained?.remarks.map((remark) => (
        <p key={remark} class="once">
          {remark}
        </p>
      ))}
      <Faults error={error} />
    </section>
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
