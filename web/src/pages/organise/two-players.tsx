// Two players of a proposed round: why they do not meet, or they change places.
import { useState } from "preact/hooks";
import { ask } from "../../service/ask";
import type { WhyNotSeen } from "../../service/types";
import { say } from "../../words";
import { nameOf } from "../competition/boards";
import { useDoing } from "./doing";
import { Faults } from "./faults";
import { Form, Select } from "./fields";
import type { Work } from "./index";

interface Props {
  work: Work;
  numbers: number[];
  /** Where the hall tells why two players do not meet. */
  whyNot: string;
  swap(one: number, other: number): void;
}

export function TwoPlayers({ work, numbers, whyNot, swap }: Props) {
  const [one, chooseOne] = useState("");
  const [other, chooseOther] = useState("");
  const [told, tell] = useState<string[]>([]);
  const doing = useDoing();
  const isChosen = one !== "" && other !== "" && one !== other;
  const sorted = [...numbers].sort((first, second) => first - second);
  const options: [string, string][] = [["", "–"], ...sorted.map((no): [string, string] => [String(no), `${no}  ${nameOf(work.players, no)}`])];
  const explain = async () => tell((await ask<WhyNotSeen>(`${whyNot}&one=${one}&other=${other}`)).told);
  const choose = (set: (no: string) => void) => (no: string) => {
    set(no);
    tell([]);
  };
  return (
    <Form label={say("organise-two-players")} send={() => void (isChosen && doing.run(explain))}>
      <fieldset>
        <legend>{say("organise-two-players")}</legend>
        <div class="row">
          <Select label={say("organise-first-player")} value={one} change={choose(chooseOne)} options={options} />
          <Select label={say("organise-second-player")} value={other} change={choose(chooseOther)} options={options} />
          <button type="submit" disabled={!isChosen} aria-disabled={doing.isBusy}>
            {say("organise-why-not")}
          </button>
          <button type="button" disabled={!isChosen} onClick={() => swap(Number(one), Number(other))}>
            {say("organise-change-places")}
          </button>
        </div>
        <div role="status">
          {told.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Faults error={doing.error} />
      </fieldset>
    </Form>
  );
}
