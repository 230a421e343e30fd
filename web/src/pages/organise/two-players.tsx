// Two players of a proposed round: why they do not meet, or a swap of their places.
import { useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import type { WhyNotResponse } from "../../service/types";
import { say } from "../../words";
import { nameOf } from "../competition/names";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Form, Select } from "./fields";
import type { Work } from "./index";

interface Props {
  work: Work;
  numbers: number[];
  /** The address that explains why two players do not meet. */
  whyNot: string;
  swap(one: number, other: number): void;
}

export function TwoPlayers({ work, numbers, whyNot, swap }: Props) {
  const [one, setOne] = useState("");
  const [other, setOther] = useState("");
  const [reasons, setReasons] = useState<string[]>([]);
  const request = useRequest();
  const isChosen = one !== "" && other !== "" && one !== other;
  const sorted = [...numbers].sort((first, second) => first - second);
  const options: [string, string][] = [["", "–"], ...sorted.map((no): [string, string] => [String(no), `${no}  ${nameOf(work.players, no)}`])];
  const explain = async () => setReasons((await fetchJson<WhyNotResponse>(`${whyNot}?one=${one}&other=${other}`)).told);
  const choose = (set: (no: string) => void) => (no: string) => {
    set(no);
    setReasons([]);
  };
  return (
    <Form label={say("organise-two-players")} send={() => void (isChosen && request.run(explain))}>
      <fieldset>
        <legend>{say("organise-two-players")}</legend>
        <div class="row">
          <Select label={say("organise-first-player")} value={one} change={choose(setOne)} options={options} />
          <Select label={say("organise-second-player")} value={other} change={choose(setOther)} options={options} />
          <button type="submit" disabled={!isChosen} aria-disabled={request.isBusy}>
            {say("organise-why-not")}
          </button>
          <button type="button" disabled={!isChosen} onClick={() => swap(Number(one), Number(other))}>
            {say("organise-change-places")}
          </button>
        </div>
        <div role="status">
          {reasons.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Faults error={request.error} />
      </fieldset>
    </Form>
  );
}
