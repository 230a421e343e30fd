// Pairing a round: as the rules of the Swiss propose, by hand, from a table, or all rounds by the Berger tables.
import { useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import type { Bye, Pairing as Paired, PlayerResponse } from "../../service/types";
import { say } from "../../words";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Form, Select } from "./fields";
import type { Work } from "./index";
import { Swiss } from "./swiss";
import { CsvEntry } from "./table";

export function Pairing({ work, round }: { work: Work; round: number }) {
  const active = work.players.filter(({ withdrawn }) => !withdrawn);
  if (active.length < 2) return <p>{say("organise-too-few")}</p>;
  const isRoundRobin = (work.competition.about.system ?? "round-robin") === "round-robin";
  const isFirst = work.rounds.every(({ boards }) => boards.length === 0);
  return (
    <>
      {isRoundRobin && isFirst && active.length > 2 && <Berger work={work} />}
      {isRoundRobin ? (
        <ByHand work={work} round={round} players={active} />
      ) : (
        <>
          <Swiss work={work} round={round} />
          <details class="csv">
            <summary>{say("organise-by-hand")}</summary>
            <ByHand work={work} round={round} players={active} />
          </details>
        </>
      )}
      <CsvEntry
        title={say("organise-pairings-csv")}
        description={say("organise-pairings-csv-hint", { columns: "board, white, black, result" })}
        example={"board,white,black\n1,1,4\n2,2,3"}
        path={`/v1/competitions/${work.id}/rounds/${round}/pairings`}
        reload={work.reload}
      />
    </>
  );
}

const CYCLES = ["single", "double", "double-last-two-swapped"] as const;

/** All rounds of a round robin at once. */
function Berger({ work }: { work: Work }) {
  const [cycles, setCycles] = useState<string>("single");
  const request = useRequest();
  const pair = async () => {
    await fetchJson(`/v1/competitions/${work.id}/pairings/berger`, { body: { cycles } });
    await work.reload();
  };
  return (
    <Form label={say("organise-berger")} send={() => void request.run(pair)}>
      <fieldset>
        <legend>{say("organise-berger")}</legend>
        <p>{say("organise-berger-hint")}</p>
        <div class="row">
          <Select label={say("organise-cycles")} value={cycles} change={setCycles} options={CYCLES.map((one) => [one, say("organise-cycles-of", { cycles: one })])} />
          <button type="submit" class="main" aria-disabled={request.isBusy}>
            {say("organise-berger-pair")}
          </button>
        </div>
        <Faults error={request.error} />
      </fieldset>
    </Form>
  );
}

interface Row {
  white: string;
  black: string;
}

/** What may take the place of an opponent. */
const BYES: [string, Bye][] = [
  ["bye", "pairing"],
  ["half", "half-point"],
  ["zero", "zero-point"],
];

/** Pairs the players in the order of the list, as a starting point. */
function suggested(players: PlayerResponse[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < players.length; at += 2) {
    rows.push({ white: String(players[at]?.no ?? ""), black: players[at + 1] ? String(players[at + 1]?.no) : "bye" });
  }
  return rows;
}

function pairings(rows: Row[]): Paired[] {
  let board = 0;
  return rows
    .filter(({ white, black }) => white !== "" && black !== "")
    .map(({ white, black }) => {
      const bye = BYES.find(([name]) => name === black)?.[1];
      if (bye) return { player: Number(white), bye };
      board += 1;
      return { board, white: Number(white), black: Number(black) };
    });
}

function ByHand({ work, round, players }: { work: Work; round: number; players: PlayerResponse[] }) {
  const [rows, setRows] = useState(() => suggested(players));
  const request = useRequest();
  const set = (at: number, part: Partial<Row>) => setRows((before) => before.map((row, own) => (own === at ? { ...row, ...part } : row)));
  const named = players.map(({ no, name }): [string, string] => [String(no), `${no}  ${name}`]);
  const byes = BYES.map(([is, bye]): [string, string] => [is, say("organise-bye-of", { bye })]);
  const taken = rows.flatMap(({ white, black }) => [white, black]);
  const free = players.filter(({ no }) => !taken.includes(String(no)));
  const send = async () => {
    await fetchJson(`/v1/competitions/${work.id}/rounds/${round}/pairings`, { body: pairings(rows) });
    await work.reload();
  };
  return (
    <Form label={say("organise-by-hand")} send={() => void request.run(send)}>
      <fieldset>
        <legend>{say("organise-by-hand")}</legend>
        <p class="faint">{say("organise-by-hand-hint")}</p>
        <ol class="pairs">
          {rows.map((row, at) => (
            <li key={at} class="pair">
              <Select label={say("competition-colour", { colour: "white" })} value={row.white} change={(white) => set(at, { white })} options={[["", "–"], ...named]} />
              <button
                type="button"
                aria-label={say("organise-swap")}
                title={say("organise-swap")}
                disabled={BYES.some(([is]) => is === row.black)}
                onClick={() => set(at, { white: row.black, black: row.white })}
              >
                ⇄
              </button>
              <Select label={say("competition-colour", { colour: "black" })} value={row.black} change={(black) => set(at, { black })} options={[["", "–"], ...named, ...byes]} />
            </li>
          ))}
        </ol>
        {free.length > 0 && <p role="status">{say("organise-free", { names: free.map(({ name }) => name).join("; ") })}</p>}
        <Faults error={request.error} />
        <p class="row">
          <button type="submit" class="main" aria-disabled={request.isBusy}>
            {say("organise-pair", { round })}
          </button>
          <button type="button" onClick={() => setRows([...rows, { white: "", black: "" }])}>
            {say("organise-add-board")}
          </button>
        </p>
      </fieldset>
    </Form>
  );
}
