// One article: its text, its kind, and where the other editions have it.
import { useEffect, useRef } from "preact/hooks";
import { printed } from "../../articles";
import type { ArticleResponse, ArticleSummary, ProvisionResponse } from "../../service/types";
import { say } from "../../words";
import { isNumbered, lawAddress } from "./address";
import { Citing } from "./citing";
import { Numbers } from "./numbers";

export function ArticleView({ seen }: { seen: ArticleResponse }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A followed link moves the focus here; the page that had it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [seen.number, seen.edition]);
  const isAbsent = seen.provisions.length > 0 && seen.provisions.every(({ kind }) => kind === undefined);
  const isNamed = seen.provisions[0]?.name === seen.number;
  const isTitle = seen.chapter?.number === seen.number;
  return (
    <article>
      {seen.chapter && !isTitle && (
        <p class="faint chapter">
          <a href={lawAddress(seen.edition, seen.chapter.number)}>
            {titleOf(seen.chapter)}
          </a>
        </p>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {isTitle && seen.chapter ? titleOf(seen.chapter) : isNamed ? say("laws-one-provision") : say("laws-article", { number: all(seen.number) })}
        <span class="faint year">{seen.edition}</span>
      </h1>
      {isAbsent && <p class="notice">{say("laws-absent", { edition: seen.edition })}</p>}
      {seen.provisions.map((provision) => (
        <Provision key={provision.name} provision={provision} edition={seen.edition} number={seen.number} />
      ))}
      {seen.parts.length > 0 && <Parts edition={seen.edition} parts={seen.parts} isSection={seen.provisions.length === 0} />}
      <nav class="turn no-print" aria-label={say("laws-neighbours")}>
        {seen.previous && <a href={lawAddress(seen.edition, seen.previous)}>← {printed(seen.previous)}</a>}
        {seen.next && <a href={lawAddress(seen.edition, seen.next)}>{printed(seen.next)} →</a>}
      </nav>
    </article>
  );
}

const titleOf = ({ number, title }: { number: string; title: string }) => (isNumbered(number) ? `${number} ${title}` : title);

/** Formats several numbers for display. */
const all = (numbers: string) => numbers.split(", ").map(printed).join(", ");

interface ProvisionProps {
  provision: ProvisionResponse;
  edition: string;
  number: string;
}

function Provision({ provision, edition, number }: ProvisionProps) {
  const read = number.split(",").map((one) => one.trim());
  const also = provision.articles.filter((article) => !read.includes(article.number));
  const isUncertain = provision.editions.some(({ articles }) => articles.some(({ verified }) => !verified));
  return (
    <section class="card provision">
      <p class="says">{provision.text}</p>
      {provision["kind-told"] && (
        <p class="kind">
          <span class="chip">{provision["kind-told"]}</span> <span class="faint">{say("laws-kind", { kind: provision.kind ?? "" })}</span>
        </p>
      )}
      {also.length > 0 && (
        <p>
          {say("laws-also")} <Numbers edition={edition} articles={also} />
        </p>
      )}
      <h2>{say("laws-elsewhere")}</h2>
      <ul class="chips">
        {provision.editions
          .filter((other) => other.edition !== edition)
          .map((other) => (
            <li key={other.edition} class="elsewhere">
              <span class="faint">{other.edition}</span> <Numbers edition={other.edition} articles={other.articles} />
            </li>
          ))}
      </ul>
      <Citing provision={provision} edition={edition} />
      {isUncertain && <p class="faint small">{say("laws-unverified")}</p>}
    </section>
  );
}

interface PartsProps {
  edition: string;
  parts: ArticleSummary[];
  /** Whether the number is only a heading for others. */
  isSection: boolean;
}

function Parts({ edition, parts, isSection }: PartsProps) {
  return (
    <>
      {!isSection && <h2>{say("laws-parts")}</h2>}
      <ol class="parts">
        {parts.map((part) => (
          <li key={part.number}>
            <Numbers edition={edition} articles={[part]} />
            <div>
              {part.provisions.map((provision) => (
                <p key={provision.name}>{provision.text}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
