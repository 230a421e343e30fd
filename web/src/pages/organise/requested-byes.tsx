// Byes that players have asked for in a round that is about to be paired.
import { useState } from "preact/hooks";
import type { Bye } from "../../service/types";
import { say } from "../../words";
import { nameOf } from "../competition/boards";
import { Form, Select } from "./fields";
import type { Work } from "./index";

export interface RequestedBye {
  player: number;
  bye: Bye;
}

const KINDS = ["half-point", "zero-point"] as const;

interface Props {
  work: Work;
  byes: RequestedBye[];
  request(byes: RequestedBye[]): void;
}

export function ByeRequests({ work, byes, request }: Props) {
  const [player, setPlayer] = useState("");
  const [kind, setKind] = useState<string>("half-point");
  const free = work.players.filter(({ no, withdrawn }) => !withdrawn && !byes.some((one) => one.player === no));
  const add = () => {
    const bye = KINDS.find((one) => one === kind);
    if (player === "" || !bye) return;
    request([...byes, { player: Number(player), bye }]);
    setPlayer("");
  };
  return (
    <details class="csv" open={byes.length > 0}>
      <summary>{say("organise-requested-byes")}</summary>
      <p class="faint">{say("organise-requested-byes-told")}</p>
      {byes.length > 0 && (
        <ul class="lines">
          {byes.map((one) => (
            <li key={one.player}>
              <span class="who">{say("competition-bye", { name: nameOf(work.players, one.player), bye: one.bye })}</span>
              <span class="deeds">
                <button type="button" class="quiet" aria-label={say("organise-remove-who", { name: nameOf(work.players, one.player) })} onClick={() => request(byes.filter((other) => other !== one))}>
                  {say("organise-remove")}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Form label={say("organise-requested-byes")} send={add}>
        <div class="row">
          <Select label={say("organise-bye-player")} value={player} change={setPlayer} options={[["", "–"], ...free.map(({ no, name }): [string, string] => [String(no), `${no}  ${name}`])]} />
          <Select label={say("organise-bye-kind")} value={kind} change={setKind} options={KINDS.map((bye) => [bye, say("organise-bye-of", { bye })])} />
          <button type="submit">{say("organise-bye-add")}</button>
        </div>
      </Form>
    </details>
  );
}
