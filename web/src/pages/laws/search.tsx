// Search as you type, in the reader's own words.
import { printed } from "../../articles";
import type { EditionResponse, LawsFound, ProvisionFound } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { address, queryParameter, replaceAddress, lawAddress } from "./address";
import { useCachedFetch } from "../../service/cached-fetch";
import { Numbers } from "./numbers";
import { useTyped } from "./typed";

const PATH = "/laws/search";

export function Search() {
  const query = queryParameter("q");
  const [words, write] = useTyped(query, (typed) => replaceAddress(PATH, { q: typed, edition: queryParameter("edition") }));
  const editions = useCachedFetch<EditionResponse[]>("/v1/laws");
  const edition = queryParameter("edition") || (editions.value?.at(-1)?.edition ?? "");
  const isAsking = query.trim() !== "";
  const { value, error } = useCachedFetch<LawsFound>(isAsking && edition ? address("/v1/laws/search", { q: query, edition }) : undefined);
  return (
    <>
      <h1>{say("laws-way-search")}</h1>
      <form class="row search" role="search" onSubmit={(event) => event.preventDefault()}>
        <label class="grow">
          {say("laws-search-label")}
          <input type="search" value={words} onInput={(event) => write(event.currentTarget.value)} />
        </label>
        <label>
          {say("laws-search-edition")}
          <select value={edition} onChange={(event) => replaceAddress(PATH, { q: query, edition: event.currentTarget.value })}>
            {(editions.value ?? [{ edition }]).map((known) => (
              <option key={known.edition} value={known.edition}>
                {known.edition}
              </option>
            ))}
          </select>
        </label>
      </form>
      <ErrorMessage error={error} />
      <p role="status" class="faint">
        {isAsking && value ? summary(value) : isAsking ? "" : say("laws-search-hint")}
      </p>
      {isAsking && value && <Results found={value} />}
    </>
  );
}

function summary(found: LawsFound): string {
  // The number of an article leads there; that no sentence contains it need not be said.
  if (found.article && found.count === 0) return "";
  const listed = found.provisions.length;
  const count = say("laws-found", { count: found.count });
  return listed < found.count ? `${count} ${say("laws-found-best", { count: listed })}` : count;
}

function Results({ found }: { found: LawsFound }) {
  return (
    <>
      {found.article && (
        <p>
          <a class="button" href={lawAddress(found.edition, found.article)}>
            {say("laws-go-to", { number: printed(found.article) })}
          </a>
        </p>
      )}
      <ol class="results">
        {found.provisions.map((provision) => (
          <li key={provision.name} class="card">
            <p class="says">
              {provision.pieces.map(({ text, hit }) => (hit ? <mark>{text}</mark> : text))}
            </p>
            <Location provision={provision} edition={found.edition} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The numbers in the edition, else in the newest that has the provision. */
function Location({ provision, edition }: { provision: ProvisionFound; edition: string }) {
  const newest = provision.editions.findLast(({ articles }) => articles.length > 0);
  const here = provision.articles.length > 0 ? { edition, articles: provision.articles } : newest;
  return (
    <p class="faint">
      {here && here.edition !== edition && `${here.edition}: `}
      {here && <Numbers edition={here.edition} articles={here.articles} />}
      {provision["kind-told"] && <> · {provision["kind-told"]}</>}
    </p>
  );
}
