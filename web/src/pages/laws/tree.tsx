// All articles of an edition by chapter. On a phone it is collapsed.
import { useEffect, useRef, useState } from "preact/hooks";
import { printed } from "../../articles";
import type { ArticlesResponse } from "../../service/types";
import { say } from "../../words";
import { isNumbered, lawAddress } from "./address";

const WIDE = "(min-width: 60rem)";

interface Props {
  all: ArticlesResponse;
  /** The current article, as numbered by the edition. */
  number: string | undefined;
}

export function Tree({ all, number }: Props) {
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches);
  const here = useRef<HTMLAnchorElement>(null);
  const read = number?.split(",")[0];
  useEffect(() => {
    const list = here.current?.closest("nav");
    if (list && here.current) list.scrollTop = here.current.offsetTop - list.clientHeight / 3;
  }, [read]);
  return (
    <details class="tree no-print" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("laws-contents")}</summary>
      <nav aria-label={say("laws-contents")} tabIndex={0}>
        {all.chapters.map((chapter) => {
          const isHere = chapter.number === read || chapter.articles.some((article) => article.number === read);
          return (
            <details key={chapter.number} open={isHere}>
              <summary>
                {isNumbered(chapter.number) && <b>{chapter.number} </b>}
                {chapter.title}
              </summary>
              <ul>
                {chapter.articles[0]?.number !== chapter.number && (
                  <li>
                    <a
                      href={lawAddress(all.edition, chapter.number)}
                      aria-current={chapter.number === read ? "page" : undefined}
                    >
                      {say("laws-whole-chapter")}
                    </a>
                  </li>
                )}
                {chapter.articles.map((article) => (
                  <li key={article.number}>
                    <a
                      ref={article.number === read ? here : null}
                      href={lawAddress(all.edition, article.number)}
                      aria-current={article.number === read ? "page" : undefined}
                    >
                      <b>{printed(article.number)}</b> <span class="gist">{article.provisions[0]?.text}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </nav>
    </details>
  );
}
