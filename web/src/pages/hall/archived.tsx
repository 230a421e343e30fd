// The competitions that were put away, for officials.
import { useState } from "preact/hooks";
import type { CompetitionListed } from "../../service/types";
import { say } from "../../words";
import { useFetch } from "../competition/fetched";

export function Archived() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("start-archived")}</summary>
      {isOpen && <List />}
    </details>
  );
}

function List() {
  const archived = useFetch<CompetitionListed[]>("/v1/competitions?archived=true");
  if (!archived.value) return null;
  if (archived.value.length === 0) return <p class="faint">{say("start-archived-none")}</p>;
  return (
    <ul>
      {archived.value.map(({ id, name }) => (
        <li key={id}>
          <a href={`/competitions/${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
