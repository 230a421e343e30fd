// An edition: the tree of its articles, and one of them.
import type { RouteParameters } from "../../route";
import { Problem } from "../../service/fetch-json";
import type { ArticleResponse, ArticlesResponse, EditionResponse } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { useCachedFetch } from "../../service/cached-fetch";
import { ArticleView } from "./article";
import { Chapters } from "./chapters";
import { Missing } from "./missing";
import { EditionSwitcher } from "./edition-switcher";
import { Tree } from "./tree";

export function EditionPage({ named }: { named: RouteParameters }) {
  const edition = named["part"] ?? "";
  const which = named["which"];
  const at = `/v1/laws/${encodeURIComponent(edition)}/articles`;
  const editions = useCachedFetch<EditionResponse[]>("/v1/laws");
  const all = useCachedFetch<ArticlesResponse>(at);
  const one = useCachedFetch<ArticleResponse>(which === undefined ? undefined : `${at}/${encodeURIComponent(which)}`);
  if (all.error instanceof Problem && all.error.status === 404) {
    return <NoEdition message={all.error.detail} editions={editions.value ?? []} />;
  }
  return (
    <>
      <EditionSwitcher edition={edition} article={which === undefined ? undefined : one.value} which={which} editions={editions.value ?? []} />
      <div class="reading">
        {all.value && <Tree all={all.value} number={one.value?.number} />}
        <div class="page">
          <ErrorMessage error={all.error} />
          {which === undefined && all.value && <Chapters all={all.value} />}
          {which !== undefined && one.value && <ArticleView seen={one.value} />}
          {which !== undefined && one.error !== undefined && <Missing edition={edition} which={which} error={one.error} />}
        </div>
      </div>
    </>
  );
}

function NoEdition({ message, editions }: { message: string; editions: EditionResponse[] }) {
  return (
    <>
      <h1>{say("laws-title")}</h1>
      <p role="alert">{message}</p>
      <h2>{say("laws-editions")}</h2>
      <ul class="chips">
        {editions.map(({ edition }) => (
          <li key={edition}>
            <a class="chip" href={`/laws/${edition}`}>
              {edition}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
