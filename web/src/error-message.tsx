// An error as a sentence, with the articles it cites.
import { Articles } from "./articles";
import { Problem, Unreachable } from "./service/fetch-json";
import { language, say } from "./words";

export function ErrorMessage({ error }: { error: unknown }) {
  return <p role="alert">{error === undefined ? null : <ErrorText error={error} />}</p>;
}

/** Where a reader goes on who finds nothing here. */
export function WaysOn({ error, home = say("start-title") }: { error: unknown; home?: string }) {
  return (
    <p class="ways">
      <a class="button main" href="/">
        {home}
      </a>
      {error instanceof Problem && error.status === 401 && (
        <a class="button" href="/sign-in">
          {say("frame-sign-in")}
        </a>
      )}
    </p>
  );
}

/** An error in place of a page. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <>
      <ErrorMessage error={error} />
      {error instanceof Problem && <WaysOn error={error} />}
    </>
  );
}

/** Returns the sentence without its articles, which follow as links. */
function withoutArticles({ detail, title, article }: Problem): string {
  const cited = ` (${article ?? ""})`;
  return detail.endsWith(cited) ? detail.slice(0, -cited.length) : detail || title;
}

/** After a change of language the server does not repeat a refusal: keeps its text, and says how to get it again. */
export function OtherLanguageNote({ problem }: { problem: Problem }) {
  return problem.language === language.value ? null : <>{say("line-from-before")}</>;
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
