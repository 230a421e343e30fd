// Two editions side by side: what is new, gone, changed, renumbered, and the same.
import type { EditionComparison, EditionResponse, ProvisionCompared } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { queryParameter, navigate } from "./address";
import { useCachedFetch } from "../../service/cached-fetch";
import { Numbers } from "./numbers";

const PATH = "/laws/compare";

export function Compare() {
  const isAll = queryParameter("all") !== "";
  const hasRenumbered = isAll || queryParameter("renumbered") !== "";
  const editions = useCachedFetch<EditionResponse[]>("/v1/laws");
  const known = editions.value?.map(({ edition }) => edition) ?? [];
  // The two latest editions, until others are chosen.
  const from = queryParameter("from") || (known.at(-2) ?? "");
  const to = queryParameter("to") || (known.at(-1) ?? "");
  const { value, error } = useCachedFetch<EditionComparison>(from && to ? `/v1/laws/compare?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}` : undefined);
  const show = (changed: Record<string, string>) => navigate(PATH, { from, to, all: isAll ? "1" : "", renumbered: queryParameter("renumbered"), ...changed });
  const years = known.length > 0 ? known : [from, to];
  return (
    <>
      <h1>{say("laws-way-compare")}</h1>
      <p class="lead">{say("laws-compare-lead")}</p>
      <div class="row">
        <Choice label={say("laws-compare-from")} year={from} years={years} choose={(year) => show({ from: year })} />
        <Choice label={say("laws-compare-to")} year={to} years={years} choose={(year) => show({ to: year })} />
        <button type="button" onClick={() => show({ from: to, to: from })}>
          {say("laws-compare-swap")}
        </button>
        <label class="tick">
          <input type="checkbox" checked={!isAll} onChange={(event) => show({ all: event.currentTarget.checked ? "" : "1" })} />
          {say("laws-compare-only")}
        </label>
        {!isAll && (
          <label class="tick">
            <input type="checkbox" checked={hasRenumbered} onChange={(event) => show({ renumbered: event.currentTarget.checked ? "1" : "" })} />
            {say("laws-compare-renumbered")}
          </label>
        )}
      </div>
      <ErrorMessage error={error} />
      <div aria-live="polite">{value && <Counts compared={value} />}</div>
      {value && <Columns compared={value} isAll={isAll} hasRenumbered={hasRenumbered} />}
    </>
  );
}

interface ChoiceProps {
  label: string;
  year: string;
  years: string[];
  choose(year: string): void;
}

function Choice({ label, year, years, choose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={year} onChange={(event) => choose(event.currentTarget.value)}>
        {years.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </select>
    </label>
  );
}

function Counts({ compared }: { compared: EditionComparison }) {
  const counts = [
    ["new", compared.new],
    ["gone", compared.gone],
    ["changed", compared.changed],
    ["renumbered", compared.renumbered],
    ["same", compared.same],
  ] as const;
  return (
    <ul class="chips counts">
      {counts.map(([change, count]) => (
        <li key={change} class={`chip ${change}`}>
          {say("laws-became", { change })} <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}

function Columns({ compared, isAll, hasRenumbered }: { compared: EditionComparison; isAll: boolean; hasRenumbered: boolean }) {
  const isShown = ({ change }: ProvisionCompared) => isAll || (change !== "same" && (hasRenumbered || change !== "renumbered"));
  const chapters = compared.chapters
    .map((chapter) => ({ ...chapter, provisions: chapter.provisions.filter(isShown) }))
    .filter((chapter) => chapter.provisions.length > 0);
  if (chapters.length === 0) return <p>{say("laws-compare-none")}</p>;
  return (
    <>
      {chapters.map((chapter) => (
        <section key={chapter.subject} class="compared">
          <h2>{chapter.title}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{compared.from}</th>
                <th scope="col">{compared.to}</th>
              </tr>
            </thead>
            <tbody>
              {chapter.provisions.map((provision) => (
                <Row key={provision.name} provision={provision} from={compared.from} to={compared.to} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

interface RowProps {
  provision: ProvisionCompared;
  from: string;
  to: string;
}

function Row({ provision, from, to }: RowProps) {
  const { change, text, was } = provision;
  const isInBoth = change !== "new" && change !== "gone";
  const mark = change !== "same" && <span class={`chip ${change}`}>{say("laws-became", { change })}</span>;
  return (
    <tr class={change}>
      <td>
        <p>
          <Numbers edition={from} articles={provision.from} /> {change === "gone" && mark}
        </p>
        {(change === "gone" || isInBoth) && <p>{was ?? text}</p>}
      </td>
      <td>
        <p>
          <Numbers edition={to} articles={provision.to} /> {change !== "gone" && mark}
        </p>
        {(change === "new" || isInBoth) && <p>{text}</p>}
      </td>
    </tr>
  );
}
