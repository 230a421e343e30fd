// A Swiss round as proposed by the rules, with reasons. The organiser may change it, and publishes it.
import { useEffect, useState } from "preact/hooks";
import { fetchJson, Problem } from "../../service/fetch-json";
import type { Pairing, ProposalResponse, ProposedBoard } from "../../service/types";
import { say } from "../../words";
import { decimal } from "../competition/decimal";
import { nameOf } from "../competition/names";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Form, Select } from "./fields";
import { ForbiddenPairs } from "./forbidden";
import type { Work } from "./index";
import { swapped, type Place } from "./places";
import { ByeRequests } from "./requested-byes";
import { canOrder, orderPlayers, StartOrder, useStartList } from "./start-list";
import { TwoPlayers } from "./two-players";

interface Props {
  work: Work;
  round: number;
}

/** The server's response; empty while the request is pending. */
interface Answer {
  proposal?: ProposalResponse;
  error?: unknown;
}

export function Swiss({ work, round }: Props) {
  const [{ proposal, error }, setAnswer] = useState<Answer>({});
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges((before) => before + 1);
  const path = `/v1/competitions/${work.id}/rounds/${round}/proposal`;
  // A withdrawal, an entry or another number changes the proposal.
  const listed = work.players.map(({ no, name, withdrawn }) => `${no} ${name}${withdrawn ? "-" : ""}`).join();
  useEffect(() => {
    let isStale = false;
    const answer = (response: Answer) => void (isStale || setAnswer(response));
    setAnswer({});
    fetchJson<ProposalResponse>(path).then(
      (response) => answer({ proposal: response }),
      (wrong: unknown) => answer({ error: wrong }),
    );
    return () => void (isStale = true);
  }, [path, listed, changes]);
  const isUndrawn = error instanceof Problem && error.errors.some(({ code }) => code === "colour-not-drawn");
  return (
    <div>
      <h3 id="proposal">{say("organise-proposal", { round })}</h3>
      <p class="faint">{say("organise-proposal-hint")}</p>
      {canOrder(work) && !isUndrawn && <StartOrder work={work} changed={changed} />}
      <ByeRequests work={work} round={round} changed={changed} />
      <ForbiddenPairs work={work} changed={changed} />
      {isUndrawn ? <InitialColour work={work} drawn={changed} /> : <Faults error={error} />}
      {proposal && <Proposed key={JSON.stringify(proposal)} work={work} proposal={proposal} whyNot={`${path}/why-not`} />}
    </div>
  );
}

const ORDERS = ["by-rating", "as-they-are"] as const;

/** Before the first round: the start numbers, and the initial colour, by lot or as drawn in the playing hall. */
function InitialColour({ work, drawn }: { work: Work; drawn(): void }) {
  const request = useRequest();
  const list = useStartList(work).value;
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  // An order made by hand is kept.
  const order = chosen ?? (list?.["is-ordered"] ? "as-they-are" : "by-rating");
  const draw = (colour?: string) =>
    void request.run(async () => {
      if (order === "by-rating") await orderPlayers(work);
      await fetchJson(`/v1/competitions/${work.id}/initial-colour`, { method: "PUT", body: colour ? { colour } : {} });
      await work.reload();
      drawn();
    });
  return (
    <Form label={say("organise-initial-colour")} send={() => draw()}>
      <fieldset>
        <legend>{say("organise-initial-colour")}</legend>
        <p class="faint">{say("organise-start-list-hint")}</p>
        <Select label={say("organise-start-list")} value={order} change={setChosen} options={ORDERS.map((one) => [one, say("organise-start-order-of", { order: one })])} />
        <p>{say("organise-initial-colour-hint")}</p>
        <p class="row">
          <button type="submit" class="main" aria-disabled={request.isBusy}>
            {say("organise-by-lot")}
          </button>
          {(["white", "black"] as const).map((colour) => (
            <button key={colour} type="button" aria-disabled={request.isBusy} onClick={() => draw(colour)}>
              {say("competition-colour", { colour })}
            </button>
          ))}
        </p>
        <Faults error={request.error} />
      </fieldset>
    </Form>
  );
}

const placesOf = ({ boards, bye }: ProposalResponse): Place[] => [
  ...boards.map(({ white, black }) => ({ white, black })),
  ...(bye ? [{ white: bye.player }] : []),
];

function Proposed({ work, proposal, whyNot }: { work: Work; proposal: ProposalResponse; whyNot: string }) {
  const byTheRules = placesOf(proposal);
  const [places, setPlaces] = useState(byTheRules);
  const request = useRequest();
  const isSame = (at: number) => places[at]?.white === byTheRules[at]?.white && places[at]?.black === byTheRules[at]?.black;
  const changed = byTheRules.filter((_, at) => !isSame(at));
  const names = ({ white, black }: Place) => [white, black].filter((no) => no !== undefined).map((no) => nameOf(work.players, no)).join(" – ");
  const publish = async () => {
    const pairings: Pairing[] = places.map(({ white, black }, at) => (black === undefined ? { player: white, bye: "pairing" } : { board: at + 1, white, black }));
    await fetchJson(`/v1/competitions/${work.id}/rounds/${proposal.round}/pairings`, { body: [...pairings, ...proposal.byes] });
    await work.reload();
  };
  return (
    <>
      <Table work={work} proposal={proposal} places={places} isSame={isSame} />
      {proposal.floaters.length > 0 && (
        <details>
          <summary>{say("organise-floaters")}</summary>
          <ul>
            {proposal.floaters.map(({ player, reason }) => (
              <li key={player}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
      <TwoPlayers work={work} numbers={places.flatMap(({ white, black }) => (black === undefined ? [white] : [white, black]))} whyNot={whyNot} swap={(one, other) => setPlaces(swapped(places, one, other))} />
      {changed.length > 0 && (
        <p role="status" class="once">
          {say("organise-changed-here", { pairs: changed.map(names).join("; ") })}{" "}
          <button type="button" onClick={() => setPlaces(byTheRules)}>
            {say("organise-as-proposed")}
          </button>
        </p>
      )}
      <Faults error={request.error} />
      <p class="row">
        <button type="button" class="main" aria-disabled={request.isBusy} onClick={() => void request.run(publish)}>
          {say("organise-publish", { round: proposal.round })}
        </button>
      </p>
    </>
  );
}

interface TableProps {
  work: Work;
  proposal: ProposalResponse;
  places: Place[];
  isSame(at: number): boolean;
}

function Table({ work, proposal, places, isSame }: TableProps) {
  const points = new Map(proposal.boards.flatMap((board: ProposedBoard) => [
    [board.white, board["white-points"]],
    [board.black, board["black-points"]],
  ]));
  const describe = (no: number) => {
    const known = points.get(no);
    return known === undefined ? nameOf(work.players, no) : `${nameOf(work.players, no)} (${decimal(String(known))})`;
  };
  const why = (at: number) => {
    if (!isSame(at)) return say("organise-changed");
    const board = proposal.boards[at];
    return board ? `${board.reason} ${board.colours}` : proposal.bye?.reason;
  };
  return (
    <div class="scroll" role="region" aria-labelledby="proposal" tabIndex={0}>
      <table class="proposal">
        <caption class="unseen">{say("organise-proposal", { round: proposal.round })}</caption>
        <thead>
          <tr>
            <th scope="col">{say("organise-proposal-board")}</th>
            <th scope="col">{say("competition-colour", { colour: "white" })}</th>
            <th scope="col">{say("competition-colour", { colour: "black" })}</th>
            <th scope="col">{say("organise-why")}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ white, black }, at) => (
            <tr key={at} class={isSame(at) ? undefined : "changed"}>
              <th scope="row">{black === undefined ? "–" : at + 1}</th>
              <td>{describe(white)}</td>
              <td>{black === undefined ? say("organise-bye-of", { bye: "pairing" }) : describe(black)}</td>
              <td class="reason">{why(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
