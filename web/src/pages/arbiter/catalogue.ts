// The rules of an edition by the names that acts use, so that an article is shown before a decision under it.
import { useEffect, useState } from "preact/hooks";
import { fetchWhenReached } from "../../service/fetch-json";
import type { ArbiterUse, ArticlesResponse, PenaltyListed, ProvisionResponse } from "../../service/types";
import { language } from "../../words";

/** A rule of an edition. */
export type Rule = ProvisionResponse;

export type Catalogue = Map<string, Rule>;

/** Returns the article numbers of a rule in its edition. */
export const numbersOf = (rule: Rule | undefined): string[] => rule?.articles.map(({ number }) => number) ?? [];

/** Returns the usual rules for a purpose, the most usual first. */
export function usualFor(catalogue: Catalogue | undefined, use: ArbiterUse): Rule[] {
  const placed = [...(catalogue?.values() ?? [])].flatMap((rule) => (rule["usual-for"] ?? []).filter(({ what }) => what === use).map(({ place }) => ({ rule, place })));
  return placed.toSorted((one, other) => one.place - other.place).map(({ rule }) => rule);
}

/** Returns the rules that are items of the list of penalties. */
export const penaltiesOf = (catalogue: Catalogue | undefined): (Rule & { penalty: PenaltyListed })[] =>
  [...(catalogue?.values() ?? [])].flatMap((rule) => (rule.penalty ? [{ ...rule, penalty: rule.penalty }] : []));

/** Loads the rules of an edition; `undefined` until they have arrived. */
export function useCatalogue(edition: string): Catalogue | undefined {
  const [rules, setRules] = useState<Catalogue | undefined>(undefined);
  const speaking = language.value;
  useEffect(() => {
    if (!edition) return;
    const taken = ({ chapters }: ArticlesResponse) => {
      const all = chapters.flatMap(({ articles }) => articles.flatMap(({ provisions }) => provisions));
      setRules(new Map(all.map((rule) => [rule.name, rule])));
    };
    fetchWhenReached<ArticlesResponse>(`/v1/laws/${edition}/articles`).then(taken, () => setRules(undefined));
  }, [edition, speaking]);
  return rules;
}
