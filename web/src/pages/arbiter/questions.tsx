// The questions that the Laws put to the arbiter now, with every lawful answer.
import { useRef, useState } from "preact/hooks";
import { Articles } from "../../articles";
import { COLOURS, type Act, type Answer, type AnswerKind, type Question, type QuestionResponse } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import type { ArbiterGame } from "./arbiter-game";
import { chosen } from "./acts/chosen";
import { Confirm } from "./acts/confirm";
import { marks, FormField, type Field } from "./acts/field";
import { outcomes } from "./acts/forms";
import { Values, writeTime } from "./acts/values";

export function Questions({ game }: { game: ArbiterGame }) {
  const { seen } = game;
  const questions = seen?.view.questions ?? [];
  if (!seen || questions.length === 0) return null;
  return (
    <section class="questions" aria-label={say("arbiter-questions")}>
      {questions.map((question) => {
        const response = seen.told.questions?.find(({ id }) => id === question.id);
        return response && <Asked key={question.id} game={game} question={question} response={response} />;
      })}
    </section>
  );
}

function Asked({ game, question, response }: { game: ArbiterGame; question: Question; response: QuestionResponse }) {
  const [error, setError] = useState<unknown>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [opened, setOpened] = useState<AnswerKind | undefined>(undefined);
  const [grave, setGrave] = useState<{ answer: Answer; label: string; chosen: string[] } | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const articles = response.article;
  const labelOf = (kind: AnswerKind) => response.answers.find((answer) => answer.kind === kind)?.label ?? "";
  const values = () => new Values(new FormData(form.current ?? undefined));
  const give = async (answer: Answer) => {
    setGrave(undefined);
    setBusy(true);
    setError(undefined);
    await game.answer(question.id, answer, values().text("ground")).catch(setError);
    setBusy(false);
  };
  const choose = (kind: AnswerKind) => {
    const answer = plain(kind);
    if (answer) void give(answer);
    else setOpened(kind);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!opened) return;
    const answer = carrying(opened, values());
    if (opened === "outcome" || opened === "penalty" || opened === "mark") setGrave({ answer, label: labelOf(opened), chosen: chosen(fieldsOf(opened, game), values()) });
    else void give(answer);
  };
  return (
    <form ref={form} class="card question" onSubmit={submit}>
      <h2>
        {response.question} <Articles edition={game.edition} numbers={articles} />
      </h2>
      <FormField field={{ kind: "text", name: "ground", label: say("arbiter-ground") }} />
      <div class="answers">
        {response.answers.map(({ kind, label, consequence, presumed }) => (
          <button key={kind} type="button" class={presumed ? "main large" : "large"} disabled={isBusy} aria-expanded={plain(kind) ? undefined : opened === kind} onClick={() => choose(kind)}>
            {plain(kind) ? label : `${label} …`}
            {consequence && <small>{consequence}</small>}
            {presumed && <small>{say("arbiter-presumed")}</small>}
          </button>
        ))}
      </div>
      {opened && question.answers.includes(opened) && (
        <div class="row asked">
          {fieldsOf(opened, game).map((field) => (
            <FormField key={"name" in field ? field.name : field.kind} field={field} />
          ))}
          <p class="do">
            <button class="main" disabled={isBusy}>
              {say("arbiter-answer-do", { answer: labelOf(opened) })}
            </button>
            <Articles edition={game.edition} numbers={articles} />
          </p>
        </div>
      )}
      <ErrorMessage error={error} />
      {grave && <Confirm title={grave.label} chosen={grave.chosen} edition={game.edition} articles={articles} game={game} alternative={{ actions: [answering(question.id, grave.answer, values().text("ground"))] }} onYes={() => void give(grave.answer)} onNo={() => setGrave(undefined)} />}
    </form>
  );
}

/** The answer as an act. */
const answering = (question: number, answer: Answer, ground: string): Act => ({ arbiter: { act: { answer: { question, answer } }, ground, by: "" } });

/** Returns an answer that has no fields. */
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

/** Returns the fields of an answer. */
function fieldsOf(kind: AnswerKind, game: ArbiterGame): Field[] {
  switch (kind) {
    case "penalty":
      return [{ kind: "penalties", catalogue: game.catalogue }];
    case "times":
      return COLOURS.map((side) => ({ kind: "time", name: `${side}-time`, label: say("arbiter-time-of", { colour: side }), value: writeTime(game.seen?.view.clocks[side].time ?? 0), isNeeded: true }));
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
