// The cases that speak of a provision, each with a link that opens it to be tried.
import type { Example, ProvisionTold } from "../../service/types";
import { say } from "../../words";
import { useAnswer } from "./answer";

/** A line of a case may be for some editions only: it begins with their years. */
const YEARS = /^\s*(\d{4}(?:, \d{4})*) /;

/** Whether a case names a provision, by its name or by its number in this edition. */
export function cites(text: string, provision: string, edition: string, numbers: string[]): boolean {
  return text.split("\n").some((line) => {
    const words = line.split(/[\s,:]+/);
    if (words.includes(provision)) return true;
    const years = YEARS.exec(line)?.[1]?.split(", ");
    return (!years || years.includes(edition)) && /\b(ruled|under|refused|asked)\b/.test(line) && numbers.some((number) => words.includes(number));
  });
}

export function Citing({ provision, edition }: { provision: ProvisionTold; edition: string }) {
  const examples = useAnswer<Example[]>("/v1/laws/cases/examples");
  const numbers = provision.articles.map(({ number }) => number);
  const found = (examples.value ?? []).filter(({ text }) => cites(text, provision.name, edition, numbers));
  if (found.length === 0) return null;
  return (
    <>
      <h2>{say("laws-citing")}</h2>
      <ul>
        {found.map(({ name }) => (
          <li key={name}>
            <a href={`/laws/cases/${name}`}>{say("laws-example", { name })}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
