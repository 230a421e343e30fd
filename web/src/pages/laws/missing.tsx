// A number that the edition does not have: similar numbers, and the editions that have it.
import { printed } from "../../articles";
import { Problem } from "../../service/fetch-json";
import type { NearbyArticles } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { lawAddress } from "./address";
import { useCachedFetch } from "../../service/cached-fetch";

interface Props {
  edition: string;
  which: string;
  error: unknown;
}

export function Missing({ edition, which, error }: Props) {
  const isArticle = error instanceof Problem && error.code === "no-article";
  const wanted = which.split(",")[0] ?? which;
  const path = `/v1/laws/${encodeURIComponent(edition)}/near/${encodeURIComponent(wanted)}`;
  const { value: near } = useCachedFetch<NearbyArticles>(isArticle ? path : undefined);
  return (
    <>
      <h1>{say("laws-missing")}</h1>
      <ErrorMessage error={error} />
      {near && <Links title={say("laws-nearest")} links={near.nearest.map((number) => [printed(number), lawAddress(edition, number)])} />}
      {near && near.editions.length > 0 && (
        <Links title={say("laws-having")} links={near.editions.map((other) => [`${other}: ${wanted}`, lawAddress(other, wanted)])} />
      )}
      <p>
        <a href={`/laws/search?q=${encodeURIComponent(which)}`}>{say("laws-search-instead")}</a>
      </p>
    </>
  );
}

function Links({ title, links }: { title: string; links: [string, string][] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul class="chips">
        {links.map(([label, address]) => (
          <li key={address}>
            <a class="chip" href={address}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
