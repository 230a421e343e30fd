// Byes requested by players, in the round that is about to be paired and in later ones.
import { useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import type { RequestedBye } from "../../service/types";
import { say } from "../../words";
import { useFetch } from "../competition/fetched";
import { nameOf } from "../competition/names";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Form, Select } from "./fields";
import type { Work } from "./index";

const KINDS = ["half-point", "zero-point"] as const;
/** How many rounds ahead are offered if their number was not announced. */
const AHEAD = 10;

interface Props {
  work: Work;
  round: number;
  /** Called after a change: the proposal is out of date. */
  changed(): void;
}

export function ByeRequests({ work, round, changed }: Props) {
  const base = `/v1/competitions/${work.id}`;
  const { value: byes = [], error, reload } = useFetch<RequestedBye[]>(`${base}/requested-byes`);
  const request = useRequest();
  const send = (method: "PUT" | "DELETE", one: Omit<RequestedBye, "bye">, body?: { bye: string }) =>
    void request.run(async () => {
      await fetchJson(`${base}/rounds/${one.round}/requested-byes/${one.player}`, { method, ...(body && { body }) });
      await reload();
      changed();
    });
  return (
    <details class="csv" open={byes.length > 0}>
      <summary>{say("organise-requested-byes")}</summary>
      <p class="faint">{say("organise-requested-byes-hint")}</p>
      <ul class="lines">
        {byes.map((one) => (
          <li key={`${one.round} ${one.player}`}>
            <span class="who">{describe(work, one)}</span>
            <span class="deeds">
              <button type="button" class="quiet" aria-label={say("organise-remove-who", { name: describe(work, one) })} onClick={() => send("DELETE", one)}>
                {say("organise-remove")}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Request work={work} round={round} request={({ bye, ...one }) => send("PUT", one, { bye })} />
      <Faults error={request.error ?? error} />
    </details>
  );
}

const describe = (work: Work, { round, player, bye }: RequestedBye) =>
  say("organise-requested-bye", { round, bye: say("competition-bye", { name: nameOf(work.players, player), bye }) });

function Request({ work, round, request }: { work: Work; round: number; request(bye: RequestedBye): void }) {
  const [player, setPlayer] = useState("");
  const [when, setWhen] = useState(String(round));
  const [kind, setKind] = useState<string>("half-point");
  const free = work.players.filter(({ withdrawn }) => !withdrawn);
  const last = Math.max(round, work.competition.about.rounds ?? round + AHEAD - 1);
  const rounds = Array.from({ length: last - round + 1 }, (_, at) => String(round + at));
  const add = () => {
    const bye = KINDS.find((one) => one === kind);
    if (player === "" || !bye) return;
    request({ round: Number(when), player: Number(player), bye });
    setPlayer("");
  };
  return (
    <Form label={say("organise-requested-byes")} send={add}>
      <div class="row">
        <Select label={say("organise-bye-player")} value={player} change={setPlayer} options={[["", "–"], ...free.map(({ no, name }): [string, string] => [String(no), `${no}  ${name}`])]} />
        <Select label={say("organise-bye-round")} value={when} change={setWhen} options={rounds.map((one) => [one, one])} />
        <Select label={say("organise-bye-kind")} value={kind} change={setKind} options={KINDS.map((bye) => [bye, say("organise-bye-of", { bye })])} />
        <button type="submit">{say("organise-bye-add")}</button>
      </div>
    </Form>
  );
}
