// The rules of an edition by the names that acts use, so that an article is shown before anything is decided under it.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../../service/ask";
import { language } from "../../words";

/** A rule of an edition. */
export interface Rule {
  /** What it says. */
  text: string;
  /** Where it says it. */
  numbers: string[];
  /** What can be done about it: `rule`, `procedure`, `record`, `arbiter` or `physical`. */
  kind: string;
}

export type Catalogue = Map<string, Rule>;

/** The articles of an edition, as the hall lists them. */
interface ArticlesListed {
  chapters: { articles: { provisions: { name: string; text: string; kind?: string | null; articles: { number: string }[] }[] }[] }[];
}

/** The rules of an edition; nothing until they have come, and then the hall alone says what it has. */
export function useCatalogue(edition: string): Catalogue | undefined {
  const [rules, learn] = useState<Catalogue | undefined>(undefined);
  const speaking = language.value;
  useEffect(() => {
    if (!edition) return;
    const taken = ({ chapters }: ArticlesListed) => {
      const all = chapters.flatMap(({ articles }) => articles.flatMap(({ provisions }) => provisions));
      learn(new Map(all.map(({ name, text, kind, articles }) => [name, { text, kind: kind ?? "", numbers: articles.map(({ number }) => number) }])));
    };
    // Without the list every act can still be done, and is refused where the edition does not know it.
    ask<ArticlesListed>(`/v1/laws/${edition}/articles`).then(taken, () => learn(undefined));
  }, [edition, speaking]);
  return rules;
}

/** The name of the rule that lists a penalty: `less-time` is `PenaltyLessTime`. */
export const ruleOfPenalty = (penalty: string): string =>
  `Penalty${penalty
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("")}`;
