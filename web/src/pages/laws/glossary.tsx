// The terms of the Laws in all languages.
import type { Terms } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { ownName } from "../../languages";
import { language, LANGUAGES, say, type Language } from "../../words";
import { address, queryParameter, replaceAddress } from "./address";
import { useCachedFetch } from "../../service/cached-fetch";
import { useTyped } from "./typed";

const PATH = "/laws/glossary";

export function Glossary() {
  const query = queryParameter("q");
  const [words, write] = useTyped(query, (typed) => replaceAddress(PATH, { q: typed }));
  const { value, error } = useCachedFetch<Terms>(address("/v1/laws/glossary", { q: query }));
  const own = language.value;
  // The reader's own language comes first.
  const columns = [own, ...LANGUAGES.filter((other) => other !== own)];
  const first = (term: Terms["terms"][number]) => term[own]?.[0] ?? "";
  const order = new Intl.Collator(own);
  const terms = value && (query === "" ? value.terms.toSorted((one, other) => order.compare(first(one), first(other))) : value.terms);
  return (
    <>
      <h1>{say("laws-way-glossary")}</h1>
      <p class="lead">{say("laws-glossary-lead")}</p>
      <form class="row search" role="search" onSubmit={(event) => event.preventDefault()}>
        <label class="grow">
          {say("laws-glossary-label")}
          <input type="search" value={words} onInput={(event) => write(event.currentTarget.value)} />
        </label>
      </form>
      <ErrorMessage error={error} />
      <p role="status" class="faint">
        {terms && say("laws-terms", { count: terms.length })}
      </p>
      {terms && terms.length > 0 && <Table columns={columns} terms={terms} />}
    </>
  );
}

function Table({ columns, terms }: { columns: Language[]; terms: Terms["terms"] }) {
  return (
    <table class="terms">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" lang={column}>
              {ownName(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <tr key={term["en"]?.join()}>
            {columns.map((column, at) => (
              <Cell key={column} column={column} said={term[column] ?? []} isOwn={at === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ column, said, isOwn }: { column: Language; said: string[]; isOwn: boolean }) {
  const text = said.join(" / ");
  if (!isOwn) {
    return (
      <td lang={column} data-language={ownName(column)}>
        {text}
      </td>
    );
  }
  return (
    <th scope="row" lang={column}>
      <a href={address("/laws/search", { q: said[0] ?? "" })} title={say("laws-term-search", { term: said[0] ?? "" })}>
        {text}
      </a>
    </th>
  );
}
