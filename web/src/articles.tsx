// Citations: each article is a link into the Laws.
import { say } from "./words";

interface Props {
  /** The edition, such as 2017. */
  edition: string | undefined;
  /** Article numbers, as the server lists them: `3.10.1, 3.10.2`. */
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
            <a href={`/laws/${edition}/${encodeURIComponent(number)}`} title={say("article-title", { edition, number: printed(number) })}>
              {printed(number)}
            </a>
          ) : (
            printed(number)
          )}
        </>
      ))}
    </span>
  );
}

/** An article number for display: words in it are translated, the rest is printed as in the edition. */
export function printed(number: string): string {
  const parts = number.split(".");
  const isWord = (part: string) => /^[a-z' -]{3,}$/i.test(part) && part !== "III";
  const translate = (part: string) => (isWord(part) ? say("laws-word", { word: part.toLowerCase().replaceAll("'", "").replaceAll(" ", "-") }) : part);
  return parts.reduce((before, part, at) => {
    if (at === 0) return translate(part);
    const isApart = isWord(part) || isWord(parts[at - 1] ?? "");
    const sign = parts[0] === "Glossary" ? ": " : isApart ? ", " : ".";
    return before + sign + translate(part);
  }, "");
}
