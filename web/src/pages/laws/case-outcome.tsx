// The result of a case, line by line: facts, decisions with their articles, and expectations.
import { Articles } from "../../articles";
import { More } from "../../ruling";
import type { CaseResponse } from "../../service/types";
import { say } from "../../words";

type Step = CaseResponse["steps"][number];
type Fact = Step["happened"][number];
type Expected = Step["expected"][number];

interface Props {
  outcome: CaseResponse;
  play(edition: string): void;
}

export function CaseOutcome({ outcome, play }: Props) {
  if (outcome.faults.length > 0) return <p class="notice bad">{say("laws-case-faults", { count: outcome.faults.length })}</p>;
  const isFine = outcome.differences === 0;
  return (
    <section class="story">
      <h2>{outcome.title}</h2>
      <p class={isFine ? "notice good" : "notice bad"}>
        {isFine ? say("laws-case-fine", { count: outcome.met }) : say("laws-case-differs", { count: outcome.differences })}
      </p>
      <div class="editions" role="group" aria-label={say("laws-case-editions")}>
        {outcome.editions.map((edition) => (
          <button key={edition} type="button" aria-pressed={edition === outcome.edition} onClick={() => play(edition)}>
            {edition}
          </button>
        ))}
      </div>
      <ol>
        {outcome.steps.map((step) => (
          <Line key={step.line ?? 0} step={step} edition={outcome.edition ?? undefined} />
        ))}
      </ol>
      {outcome.result && <p class="result">{outcome.result}</p>}
    </section>
  );
}

function Line({ step, edition }: { step: Step; edition: string | undefined }) {
  return (
    <li>
      {step.line !== undefined && (
        <p class="did">
          <span class="faint">{clock(step.at)}</span> <code>{step.text}</code>
        </p>
      )}
      {step.happened.map((fact, at) => (
        <Happened key={at} fact={fact} edition={edition} />
      ))}
      {step.refused && (
        <div class="ruled refused">
          {step.refused.told.join(" ")} <Articles edition={edition} numbers={step.refused.articles} />
        </div>
      )}
      {step.expected.length + step.unexpected.length > 0 && (
        <ul class="expected">
          {step.expected.map((expected) => (
            <Expectation key={`${expected.line}${expected.text}`} expected={expected} />
          ))}
          {step.unexpected.map((got) => (
            <li key={got} class="bad">
              {say("laws-case-unexpected")} <code>{got}</code>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Happened({ fact, edition }: { fact: Fact; edition: string | undefined }) {
  // A decision lists its articles as text; here they are links.
  const cited = fact.articles.join(", ");
  const sentences = fact.decision && cited !== "" ? fact.told.filter((sentence) => !sentence.includes(cited)) : fact.told;
  const [first, ...rest] = sentences;
  return (
    <div class={fact.decision ? "ruled" : "fact"}>
      <p>
        {first} <Articles edition={edition} numbers={fact.articles} />
      </p>
      {rest.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {fact.decision && <More sentences={fact.further} edition={edition} numbers={fact["further-articles"]} />}
    </div>
  );
}

function Expectation({ expected }: { expected: Expected }) {
  return (
    <li class={expected.met ? "good" : "bad"}>
      {expected.met ? say("laws-case-met") : say("laws-case-unmet")} <code>{expected.text}</code>
      {expected.got && (
        <p>
          {say("laws-case-got")} <code>{expected.got}</code>
        </p>
      )}
    </li>
  );
}

/** Formats hours, minutes and seconds since the scheduled start. */
function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
