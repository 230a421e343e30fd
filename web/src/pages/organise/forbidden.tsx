// Players of a Swiss who must not meet.
import { useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import type { ForbiddenGroup } from "../../service/types";
import { say } from "../../words";
import { useFetch } from "../competition/fetched";
import { nameOf } from "../competition/names";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Form, Select } from "./fields";
import type { Work } from "./index";

interface Props {
  work: Work;
  /** Called after a change: the proposal is out of date. */
  changed(): void;
}

export function ForbiddenPairs({ work, changed }: Props) {
  const path = `/v1/competitions/${work.id}/forbidden-pairings`;
  const { value: groups = [], error, reload } = useFetch<ForbiddenGroup[]>(path);
  const [one, setOne] = useState("");
  const [other, setOther] = useState("");
  const request = useRequest();
  const isChosen = one !== "" && other !== "" && one !== other;
  const keep = (body: ForbiddenGroup[]) =>
    void request.run(async () => {
      await fetchJson(path, { method: "PUT", body });
      await reload();
      changed();
    });
  const add = () => {
    if (!isChosen) return;
    keep([...groups, { players: [Number(one), Number(other)] }]);
    setOne("");
    setOther("");
  };
  const options: [string, string][] = [["", "–"], ...work.players.map(({ no, name }): [string, string] => [String(no), `${no}  ${name}`])];
  return (
    <details class="csv" open={groups.length > 0}>
      <summary>{say("organise-forbidden")}</summary>
      <p class="faint">{say("organise-forbidden-hint")}</p>
      <ul class="lines">
        {groups.map((group, at) => (
          <li key={at}>
            <span class="who">{describe(work, group)}</span>
            <span class="deeds">
              <button type="button" class="quiet" aria-label={say("organise-remove-who", { name: describe(work, group) })} onClick={() => keep(groups.toSpliced(at, 1))}>
                {say("organise-remove")}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Form label={say("organise-forbidden")} send={add}>
        <div class="row">
          <Select label={say("organise-first-player")} value={one} change={setOne} options={options} />
          <Select label={say("organise-second-player")} value={other} change={setOther} options={options} />
          <button type="submit" disabled={!isChosen} aria-disabled={request.isBusy}>
            {say("organise-forbidden-add")}
          </button>
        </div>
      </Form>
      <Faults error={request.error ?? error} />
    </details>
  );
}

/** Renders the names, and the rounds if it is not all of them. */
function describe(work: Work, { players, "first-round": first, "last-round": last }: ForbiddenGroup): string {
  const names = players.map((no) => nameOf(work.players, no)).join(" – ");
  return first || last ? say("organise-forbidden-of", { names, first: first ?? 1, last: last ?? 0 }) : names;
}
