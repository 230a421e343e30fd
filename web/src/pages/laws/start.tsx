// The start page of the Laws: the editions, and what can be done with them.
import { useState } from "preact/hooks";
import { navigate } from "./address";
import { go } from "../../route";
import type { EditionResponse } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { useCachedFetch } from "../../service/cached-fetch";
import { day } from "./day";

export function Start() {
  const { value: editions, error } = useCachedFetch<EditionResponse[]>("/v1/laws");
  return (
    <>
      <h1>{say("laws-title")}</h1>
      <p class="lead">{say("laws-lead")}</p>
      <SearchField />
      <ErrorMessage error={error} />
      <h2>{say("laws-editions")}</h2>
      <ul class="cards">
        {editions?.map((edition) => (
          <li key={edition.edition} class="card">
            <h3>
              <a href={`/laws/${edition.edition}`}>{say("laws-edition-of", { edition: edition.edition })}</a>
            </h3>
            <p class="faint">{say("laws-in-force", { day: day(edition["in-force"]) })}</p>
            <p>{say("laws-provisions", { count: edition.provisions })}</p>
            <p class="faint">
              {say("laws-known", { complete: edition.complete ? "yes" : "no" })} {edition.known}
            </p>
          </li>
        ))}
      </ul>
      <h2>{say("laws-more")}</h2>
      <ul class="cards">
        <Way address="/laws/compare" title={say("laws-way-compare")} text={say("laws-compare-lead")} />
        <Way address="/laws/glossary" title={say("laws-way-glossary")} text={say("laws-glossary-lead")} />
        <Way address="/laws/cases" title={say("laws-way-cases")} text={say("laws-cases-lead")} />
      </ul>
    </>
  );
}

function Way({ address, title, text }: { address: string; title: string; text: string }) {
  return (
    <li class="card">
      <h3>
        <a href={address}>{title}</a>
      </h3>
      <p>{text}</p>
    </li>
  );
}

function SearchField() {
  const [words, setWords] = useState("");
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    if (words.trim() === "") go("/laws/search");
    else navigate("/laws/search", { q: words });
  };
  return (
    <form class="row search" role="search" onSubmit={search}>
      <label class="grow">
        {say("laws-search-label")}
        <input type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <button class="main">{say("laws-search-button")}</button>
    </form>
  );
}
