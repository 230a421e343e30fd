// The cases that cite a provision, each with a link that opens it to be tried.
import { useCachedFetch } from "../../service/cached-fetch";
import type { Example, ProvisionResponse } from "../../service/types";
import { say } from "../../words";

export function Citing({ provision, edition }: { provision: ProvisionResponse; edition: string }) {
  const found = useCachedFetch<Example[]>(`/v1/laws/cases/examples?citing=${provision.name}&edition=${edition}`).value ?? [];
  if (found.length === 0) return null;
  return (
    <>
      <h2>{say("laws-citing")}</h2>
      <ul>
        {found.map(({ name }) => (
          <li key={name}>
            <a href={`/laws/cases/${name}`}>{say("laws-example", { name })}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
