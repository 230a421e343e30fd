// Corrections of pairings, a board at a time, before anything was played there; and an additional board.
import { useEffect, useRef, useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import type { BoardResponse, RoundResponse } from "../../service/types";
import { say } from "../../words";
import { nameOf } from "../competition/names";
import { useRequest } from "./use-request";
import { exchanged } from "./exchange";
import { Faults } from "./faults";
import { Form, Select } from "./fields";
import type { Work } from "./index";

interface Props {
  work: Work;
  round: RoundResponse;
  /** The board to correct; a new one if `undefined`. */
  board?: BoardResponse;
  leave(): void;
}

export function Correct({ work, round, board, leave }: Props) {
  const no = board?.board ?? Math.max(0, ...round.boards.map((one) => one.board)) + 1;
  const [white, setWhite] = useState(String(board?.white ?? ""));
  const [black, setBlack] = useState(String(board?.black ?? ""));
  const [isLeaving, setLeaving] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    fields.current?.querySelector("select")?.focus({ preventScroll: true });
    fields.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const request = useRequest();
  const path = `/v1/competitions/${work.id}/rounds/${round.round}/pairings`;
  const active = work.players.filter(({ withdrawn }) => !withdrawn);
  const named: [string, string][] = [["", "–"], ...active.map(({ no: own, name }): [string, string] => [String(own), `${own}  ${name}`])];
  const send = (body: object) =>
    void request.run(async () => {
      await fetchJson(path, { method: "PATCH", body });
      await work.reload();
      leave();
    });
  const keep = () => send({ pairings: exchanged(round.boards, { board: no, white: Number(white), black: Number(black) }) });
  const title = say(board ? "organise-board-right" : "organise-board-new", { board: no });
  return (
    <Form label={title} send={keep}>
      <fieldset ref={fields}>
        <legend>{title}</legend>
        {board && <p class="faint">{say("organise-board-right-hint")}</p>}
        <div class="pair">
          <Select label={say("competition-colour", { colour: "white" })} value={white} change={setWhite} options={named} />
          <button
            type="button"
            aria-label={say("organise-swap")}
            title={say("organise-swap")}
            onClick={() => {
              setWhite(black);
              setBlack(white);
            }}
          >
            ⇄
          </button>
          <Select label={say("competition-colour", { colour: "black" })} value={black} change={setBlack} options={named} />
        </div>
        <Faults error={request.error} />
        <p class="row">
          <button type="submit" class="main" aria-disabled={request.isBusy || white === "" || black === ""}>
            {say("organise-keep")}
          </button>
          <button type="button" onClick={leave}>
            {say("organise-leave")}
          </button>
          {board && (
            <button type="button" class="danger" aria-expanded={isLeaving} onClick={() => setLeaving(!isLeaving)}>
              {say("organise-board-remove")}
            </button>
          )}
        </p>
        {board && isLeaving && (
          <p role="status">
            {say("organise-board-remove-sure", { white: nameOf(work.players, board.white), black: nameOf(work.players, board.black) })}{" "}
            <button type="button" class="danger" aria-disabled={request.isBusy} onClick={() => send({ removed: [no] })}>
              {say("organise-board-remove-yes")}
            </button>
          </p>
        )}
      </fieldset>
    </Form>
  );
}
