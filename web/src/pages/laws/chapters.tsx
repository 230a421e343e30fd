// An edition at a glance: its chapters.
import type { ArticlesResponse } from "../../service/types";
import { say } from "../../words";
import { isNumbered, lawAddress } from "./address";

export function Chapters({ all }: { all: ArticlesResponse }) {
  return (
    <>
      <h1>{say("laws-edition-of", { edition: all.edition })}</h1>
      <p class="lead">{say("laws-own-words")}</p>
      <ul class="cards">
        {all.chapters.map((chapter) => (
          <li key={chapter.number} class="card">
            <h2>
              <a href={lawAddress(all.edition, chapter.number)}>
                {isNumbered(chapter.number) && <span class="number">{chapter.number}</span>} {chapter.title}
              </a>
            </h2>
            <p class="faint">{say("laws-articles", { count: chapter.articles.length })}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
