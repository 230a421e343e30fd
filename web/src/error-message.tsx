// An error as a sentence, with the articles it rests on.
import { Articles } from "./articles";
import { Problem, Unreachable } from "./service/fetch-json";
import { language, say } from "./words";

export function ErrorMessage({ error }: { error: unknown }) {
  return <p role="alert">{error === undefined ? null : <ErrorText error={error} />}</p>;
}

/** The sentence alone: its articles stand after it as links. */
function withoutArticles({ detail, title, article }: Problem): string {
  const cited = ` (${article ?? ""})`;
  return detail.endsWith(cited) ? detail.slice(0, -cited.length) : detail || title;
}

/** The hall does not tell a refusal twice: after the language has changed, what it said stays, and how to have it anew. */
export function OtherLanguageNote({ problem }: { problem: Problem }) {
  return problem.language === language.value ? null : <>{say("line-told-before")}</>;
}

function ErrorText({ error }: { error: unknown }) {
  if (error instanceof Problem) {
    return (
      <>
        <OtherLanguageNote problem={error} /> <span lang={error.language}>{withoutArticles(error)}</span> <Articles edition={error.edition} numbers={error.article} />
      </>
    );
  }
  return <>{say(error instanceof Unreachable ? "line-unreachable" : "line-trouble")}</>;
}
