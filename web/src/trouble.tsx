// What went wrong, said where it happened: in words, and under which article.
import { Articles } from "./articles";
import { Problem, Unreachable } from "./service/ask";
import { say } from "./words";

export function Trouble({ error }: { error: unknown }) {
  return <p role="alert">{error === undefined ? null : <Told error={error} />}</p>;
}

function Told({ error }: { error: unknown }) {
  if (error instanceof Problem) {
    return (
      <>
        {error.detail || error.title} <Articles edition={error.edition} numbers={error.article} />
      </>
    );
  }
  return <>{say(error instanceof Unreachable ? "line-unreachable" : "line-trouble")}</>;
}
