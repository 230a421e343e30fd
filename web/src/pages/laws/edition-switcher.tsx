// The same provision in another edition: a link for each of them.
import type { ArticleResponse, EditionResponse } from "../../service/types";
import { say } from "../../words";
import { lawAddress } from "./address";

interface Props {
  edition: string;
  which: string | undefined;
  article: ArticleResponse | undefined;
  editions: EditionResponse[];
}

export function EditionSwitcher({ edition, which, article, editions }: Props) {
  return (
    <nav class="editions no-print" aria-label={say("laws-switch")}>
      {editions.map((other) => (
        <a
          key={other.edition}
          href={elsewhere(other, which, article)}
          aria-current={other.edition === edition ? "true" : undefined}
        >
          {other.edition}
        </a>
      ))}
    </nav>
  );
}

/**
 * Returns the address of the same provision in another edition; if it has none, the provision by its name, whose page
 * says so.
 */
function elsewhere(other: EditionResponse, which: string | undefined, article: ArticleResponse | undefined): string {
  if (which === undefined) return `/laws/${other.edition}`;
  if (!article || article.edition === other.edition) return lawAddress(other.edition, which);
  const provision = article.provisions[0];
  if (provision) {
    const there = provision.editions.find((own) => own.edition === other.edition);
    return lawAddress(other.edition, there?.articles[0]?.number ?? provision.name);
  }
  const chapter = other.chapters.find((own) => own.subject === article.chapter?.subject);
  return chapter ? lawAddress(other.edition, chapter.number) : `/laws/${other.edition}`;
}
