// What went wrong, said where it happened: in words, and under which article.
import { Articles } from "./articles";
import { Problem, Unreachable } from "./service/ask";
import { language, say } from "./words";

export function Trouble({ error }: { error: unknown }) {
  return <p role="alert">{error === undefined ? null : <Told error={error} />}</p>;
}

/** The sentence alone: its articles stand after it as links. */
function withoutArticles({ detail, title, article }: Problem): string {
  const cited = ` (${article ?? ""})`;
  return detail.endsWith(cited) ? detail.slice(0, -cited.length) : detail || title;
}

/** The hall does not tell a refusal twice: after the language has changed, what it said stays, and how to have it anew. */
export function ToldBefore({ problem }: { problem: Problem }) {
  return problem.language === language.value ? null : <>{say("line-told-before")}</>;
}

function Told({ error }: { error: unknown }) {
  if (error instanceof Problem) {
    return (
      <>
        <ToldBefore problem={error} /> <span lang={error.language}>{withoutArticles(error)}</span> <Articles edition={error.edition} numbers={error.article} />
      </>
    );
  }
  return <>{say(error instanceof Unreachable ? "line-unreachable" : "line-trouble")}</>;
}
