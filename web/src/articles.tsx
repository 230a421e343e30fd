// Where something is written: each article is a link into the Laws.
import { say } from "./words";

interface Props {
  /** The edition, such as 2017. */
  edition: string | undefined;
  /** Numbers of articles, as the hall lists them: `3.10.1, 3.10.2`. */
  numbers: string | string[] | undefined | null;
}

export function Articles({ edition, numbers }: Props) {
  const all = (Array.isArray(numbers) ? numbers : (numbers ?? "").split(",")).map((number) => number.trim());
  const known = all.filter((number) => number !== "");
  if (known.length === 0) return null;
  return (
    <span class="article">
      {known.map((number, at) => (
        <>
          {at > 0 && ", "}
          {edition ? (
            <a href={`/laws/${edition}/${number}`} title={say("article-title", { edition, number })}>
              {number}
            </a>
          ) : (
            number
          )}
        </>
      ))}
    </span>
  );
}
