// A case to try: the text on the left, the result on the right.
import { useEffect, useState } from "preact/hooks";
import { go, type RouteParameters } from "../../route";
import { fetchJson } from "../../service/fetch-json";
import type { CaseResponse, Example } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { language, say } from "../../words";
import { useCachedFetch } from "../../service/cached-fetch";
import { Editor } from "./editor";
import { CaseOutcome } from "./case-outcome";

interface Played {
  outcome: CaseResponse | undefined;
  error: unknown;
}

const NOTHING: Played = { outcome: undefined, error: undefined };

export function Cases({ named }: { named: RouteParameters }) {
  const examples = useCachedFetch<Example[]>("/v1/laws/cases/examples");
  const [text, setText] = useState("");
  const [edition, setEdition] = useState("");
  const [played, setPlayed] = useState<Played>(NOTHING);
  const [isRunning, setRunning] = useState(false);
  const which = named["which"] ?? examples.value?.[0]?.name;
  const example = examples.value?.find(({ name }) => name === which);
  useEffect(() => {
    if (example && text === "") setText(example.text);
  }, [example]);
  const play = async (under: string) => {
    setEdition(under);
    setRunning(true);
    const body = under === "" ? { text } : { text, edition: under };
    setPlayed(await fetchJson<CaseResponse>("/v1/laws/cases", { body }).then((outcome) => ({ outcome, error: undefined }), (error: unknown) => ({ outcome: undefined, error })));
    setRunning(false);
  };
  // The result is rendered again when the language changes.
  useEffect(() => {
    if (played.outcome || played.error !== undefined) void play(edition);
  }, [language.value]);
  return (
    <>
      <h1>{say("laws-way-cases")}</h1>
      <p class="lead">{say("laws-cases-lead")}</p>
      {examples.value && <Examples examples={examples.value} which={which} />}
      <ErrorMessage error={examples.error} />
      <div class="trying">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void play("");
          }}
        >
          <Editor text={text} write={setText} faults={played.outcome?.faults ?? []} />
          <div class="row">
            <button class="main" disabled={isRunning || text.trim() === ""}>
              {say("laws-case-run")}
            </button>
            <p class="faint small">{say("laws-case-language")}</p>
          </div>
        </form>
        <div aria-live="polite" aria-busy={isRunning}>
          <ErrorMessage error={played.error} />
          {played.outcome && <CaseOutcome outcome={played.outcome} play={(under) => void play(under)} />}
        </div>
      </div>
    </>
  );
}

function Examples({ examples, which }: { examples: Example[]; which: string | undefined }) {
  return (
    <label>
      {say("laws-case-examples")}
      <select value={which} onChange={(event) => go(`/laws/cases/${event.currentTarget.value}`)}>
        {examples.map(({ name }) => (
          <option key={name} value={name}>
            {say("laws-example", { name })}
          </option>
        ))}
      </select>
    </label>
  );
}
