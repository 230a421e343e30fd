// What the Laws ask of the arbiter now, with every lawful answer.
import { useRef, useState } from "preact/hooks";
import { Articles } from "../../articles";
import { COLOURS, type Answer, type AnswerKind, type Question, type QuestionTold } from "../../service/types";
import { Trouble } from "../../trouble";
import { say } from "../../words";
import type { Bench } from "./bench";
import { chosen } from "./acts/chosen";
import { Confirm } from "./acts/confirm";
import { marks, Shown, type Field } from "./acts/field";
import { outcomes } from "./acts/forms";
import { Values, writeTime } from "./acts/values";

export function Questions({ bench }: { bench: Bench }) {
  const { seen } = bench;
  const questions = seen?.view.questions ?? [];
  if (!seen || questions.length === 0) return null;
  return (
    <section class="questions" aria-label={say("arbiter-questions")}>
      {questions.map((question) => {
        const told = seen.told.questions?.find(({ id }) => id === question.id);
        return told && <Asked key={question.id} bench={bench} question={question} told={told} />;
      })}
    </section>
  );
}

function Asked({ bench, question, told }: { bench: Bench; question: Question; told: QuestionTold }) {
  const [error, fail] = useState<unknown>(undefined);
  const [isBusy, work] = useState(false);
  const [opened, open] = useState<AnswerKind | undefined>(undefined);
  const [grave, askAgain] = useState<{ answer: Answer; told: string; chosen: string[] } | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const articles = told.article;
  const labelOf = (kind: AnswerKind) => told.answers.find((answer) => answer.kind === kind)?.label ?? "";
  const values = () => new Values(new FormData(form.current ?? undefined));
  const give = async (answer: Answer) => {
    askAgain(undefined);
    work(true);
    fail(undefined);
    await bench.answer(question.id, answer, values().text("ground")).catch(fail);
    work(false);
  };
  const choose = (kind: AnswerKind) => {
    const answer = plain(kind);
    if (answer) void give(answer);
    else open(kind);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!opened) return;
    const answer = carrying(opened, values());
    if (opened === "outcome" || opened === "penalty" || opened === "mark") askAgain({ answer, told: labelOf(opened), chosen: chosen(fieldsOf(opened, bench), values()) });
    else void give(answer);
  };
  return (
    <form ref={form} class="card question" onSubmit={submit}>
      <h2>
        {told.question} <Articles edition={bench.edition} numbers={articles} />
      </h2>
      <Shown field={{ kind: "text", name: "ground", label: say("arbiter-ground") }} />
      <div class="answers">
        {told.answers.map(({ kind, label, consequence, presumed }) => (
          <button key={kind} type="button" class={presumed ? "main large" : "large"} disabled={isBusy} aria-expanded={plain(kind) ? undefined : opened === kind} onClick={() => choose(kind)}>
            {plain(kind) ? label : `${label} …`}
            {consequence && <small>{consequence}</small>}
            {presumed && <small>{say("arbiter-presumed")}</small>}
          </button>
        ))}
      </div>
      {opened && question.answers.includes(opened) && (
        <div class="row asked">
          {fieldsOf(opened, bench).map((field) => (
            <Shown key={"name" in field ? field.name : field.kind} field={field} />
          ))}
          <p class="do">
            <button class="main" disabled={isBusy}>
              {say("arbiter-answer-do", { answer: labelOf(opened) })}
            </button>
            <Articles edition={bench.edition} numbers={articles} />
          </p>
        </div>
      )}
      <Trouble error={error} />
      {grave && <Confirm told={grave.told} chosen={grave.chosen} edition={bench.edition} articles={articles} onYes={() => void give(grave.answer)} onNo={() => askAgain(undefined)} />}
    </form>
  );
}

/** An answer that carries nothing. */
function plain(kind: AnswerKind): Answer | undefined {
  switch (kind) {
    case "yes":
    case "no":
    case "no-penalty":
    case "times-stay":
    case "goes-on":
      return kind;
    default:
      return undefined;
  }
}

/** What an answer needs that carries something. */
function fieldsOf(kind: AnswerKind, bench: Bench): Field[] {
  switch (kind) {
    case "penalty":
      return [{ kind: "penalties", catalogue: bench.catalogue }];
    case "times":
      return COLOURS.map((side) => ({ kind: "time", name: `${side}-time`, label: say("arbiter-time-of", { colour: side }), value: writeTime(bench.seen?.view.clocks[side].time ?? 0), isNeeded: true }));
    case "outcome":
      return [outcomes()];
    case "mark":
      return [{ kind: "choice", name: "mark", label: say("arbiter-opponent-gets"), options: marks() }];
    case "later":
      return [{ kind: "time", name: "later", label: say("arbiter-opponent-more"), value: "0:00:00", isNeeded: true }];
    default:
      return [];
  }
}

function carrying(kind: AnswerKind, values: Values): Answer {
  const nothing = { time: null, completed: null, period: null, flag: "stays" } as const;
  switch (kind) {
    case "penalty":
      return { penalty: values.penalties() };
    case "times":
      return { times: { white: values.correction("white", true) ?? nothing, black: values.correction("black", true) ?? nothing } };
    case "outcome":
      return { outcome: values.text("outcome") };
    case "mark":
      return { mark: values.mark("mark") };
    case "later":
      return { later: values.time("later") };
    default:
      return kind;
  }
}
