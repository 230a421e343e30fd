// A case to try: written on the left, told on the right.
import { useEffect, useState } from "preact/hooks";
import { go, type Named } from "../../route";
import { ask } from "../../service/ask";
import type { CaseTold, Example } from "../../service/types";
import { Trouble } from "../../trouble";
import { language, say } from "../../words";
import { useAnswer } from "../../service/answer";
import { Editor } from "./editor";
import { Story } from "./story";

interface Played {
  told: CaseTold | undefined;
  error: unknown;
}

const NOTHING: Played = { told: undefined, error: undefined };

export function Cases({ named }: { named: Named }) {
  const examples = useAnswer<Example[]>("/v1/laws/cases/examples");
  const [text, write] = useState("");
  const [edition, choose] = useState("");
  const [played, show] = useState<Played>(NOTHING);
  const [isRunning, run] = useState(false);
  const which = named["which"] ?? examples.value?.[0]?.name;
  const example = examples.value?.find(({ name }) => name === which);
  useEffect(() => {
    if (example && text === "") write(example.text);
  }, [example]);
  const play = async (under: string) => {
    choose(under);
    run(true);
    const body = under === "" ? { text } : { text, edition: under };
    show(await ask<CaseTold>("/v1/laws/cases", { body }).then((told) => ({ told, error: undefined }), (error: unknown) => ({ told: undefined, error })));
    run(false);
  };
  // What was said is said again when the language changes.
  useEffect(() => {
    if (played.told || played.error !== undefined) void play(edition);
  }, [language.value]);
  return (
    <>
      <h1>{say("laws-way-cases")}</h1>
      <p class="lead">{say("laws-cases-lead")}</p>
      {examples.value && <Examples examples={examples.value} which={which} />}
      <Trouble error={examples.error} />
      <div class="trying">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void play("");
          }}
        >
          <Editor text={text} write={write} faults={played.told?.faults ?? []} />
          <div class="row">
            <button class="main" disabled={isRunning || text.trim() === ""}>
              {say("laws-case-run")}
            </button>
            <p class="faint small">{say("laws-case-language")}</p>
          </div>
        </form>
        <div aria-live="polite" aria-busy={isRunning}>
          <Trouble error={played.error} />
          {played.told && <Story told={played.told} play={(under) => void play(under)} />}
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
