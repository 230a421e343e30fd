// The rounds: pairings, start times, results of games played elsewhere.
import { useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import type { BoardResponse, RoundResponse } from "../../service/types";
import { say } from "../../words";
import { ChangedPairs } from "../competition/changed";
import { stageOf } from "../competition/live";
import { nameOf } from "../competition/names";
import { PrintButton, PrintedPairings } from "../competition/print";
import { queryParameter, Tabs } from "../competition/tabs";
import { Correct } from "./correct";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Field } from "./fields";
import type { Work } from "./index";
import { open, type Step } from "./next";
import { LatePlayers } from "./late-players";
import { Pairing } from "./pairing";
import { Undo } from "./undo";

export function Rounds({ work, step }: { work: Work; step: Step }) {
  const numbers = work.rounds.map(({ round }) => round);
  const last = Math.max(0, ...numbers);
  const next = step.step === "pair" ? step.round : last + 1;
  const isSwiss = work.competition.about.system === "swiss";
  // A fully paired round robin has no further round, until it is over and somebody wants a play-off.
  const isOffered = isSwiss || ["players", "pair", "over"].includes(step.step);
  const all = numbers.includes(next) || !isOffered ? numbers : [...numbers, next];
  const usual = step.step === "pair" ? step.round : (open(work.rounds)?.round ?? Math.max(1, last));
  const wanted = Number(queryParameter("round") ?? usual);
  const chosen = all.includes(wanted) ? wanted : usual;
  const round = work.rounds.find((known) => known.round === chosen);
  const tabs = all.map((one) => ({ is: String(one), label: say("competition-round", { round: one }) }));
  return (
    <section aria-labelledby="round">
      <div class="no-print">
        <Tabs look="rounds" name="round" label={say("competition-rounds")} tabs={tabs} chosen={String(chosen)} />
      </div>
      <h2 id="round" class="unseen">{say("competition-round", { round: chosen })}</h2>
      {round && round.boards.length > 0 ? (
        <Paired key={chosen} work={work} round={round} />
      ) : (
        <Pairing key={`${chosen} ${work.players.length}`} work={work} round={chosen} />
      )}
    </section>
  );
}

function Paired({ work, round }: { work: Work; round: RoundResponse }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PrintedPairings title={work.competition.about.name} round={round} players={work.players} />
      <div class="no-print">
        <Begins work={work} round={round} />
        <LatePlayers work={work} round={round} />
      </div>
      <ul class="lines no-print">
        {round.boards.map((board) => (
          <BoardLine key={board.board} work={work} round={round} board={board} />
        ))}
        {round.byes.map(({ player, bye }) => (
          <li key={`bye ${player}`}>{say("competition-bye", { name: nameOf(work.players, player), bye })}</li>
        ))}
      </ul>
      <ChangedPairs players={work.players} byTheRules={round["by-the-rules"]} />
      {isAdding && <Correct work={work} round={round} leave={() => setAdding(false)} />}
      <div class="row no-print">
        {!isAdding && (
          <button type="button" onClick={() => setAdding(true)}>
            {say("organise-add-board")}
          </button>
        )}
        <PrintButton label={say("competition-print-pairings")} />
        <Undo work={work} round={round} />
      </div>
    </>
  );
}

/** The announced start time of the round. */
function Begins({ work, round }: { work: Work; round: RoundResponse }) {
  const local = (at: number) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  const [text, setText] = useState(round.starts ? local(round.starts) : "");
  const [isKept, setKept] = useState(false);
  const request = useRequest();
  const keep = async () => {
    const starts = text === "" ? null : new Date(text).getTime();
    await fetchJson(`/v1/competitions/${work.id}/rounds/${round.round}`, { method: "PUT", body: { starts, day: text === "" ? null : text.slice(0, 10) } });
    setKept(true);
    await work.reload();
  };
  return (
    <p class="row begins">
      <Field
        label={say("organise-begins")}
        type="datetime-local"
        value={text}
        change={(value) => {
          setText(value);
          setKept(false);
        }}
      />
      <button type="button" aria-disabled={request.isBusy} onClick={() => void request.run(keep)}>
        {say("organise-keep")}
      </button>
      <span role="status">{isKept ? say("organise-kept") : ""}</span>
      <Faults error={request.error} />
    </p>
  );
}

/** A player of a board, marked if withdrawn and still to play. */
function Name({ work, no, isOpen }: { work: Work; no: number; isOpen: boolean }) {
  const hasLeft = isOpen && work.players.some((player) => player.no === no && player.withdrawn);
  return (
    <>
      {nameOf(work.players, no)}
      {hasLeft && <strong class="left"> {say("competition-withdrawn")}</strong>}
    </>
  );
}

const RESULTS = ["1-0", "½-½", "0-1", "+/-", "-/+", "-/-", "0-0", "½-0", "0-½"];

function BoardLine({ work, round, board }: { work: Work; round: RoundResponse; board: BoardResponse }) {
  const request = useRequest();
  const [isRighted, setRighted] = useState(false);
  const game = work.games.find(({ id }) => id === board.game);
  const white = nameOf(work.players, board.white);
  const black = nameOf(work.players, board.black);
  const canBeRighted = !board.result && (!game || stageOf(game.glance) === "before-start");
  const enter = (result: string) =>
    void request.run(async () => {
      const path = `/v1/competitions/${work.id}/rounds/${round.round}/boards/${board.board}/result`;
      await fetchJson(path, { method: "PUT", body: { result: result === "" ? null : result } });
      await work.reload();
    });
  return (
    <li>
      <span class="number">{board.board}</span>
      <span class="who">
        <Name work={work} no={board.white} isOpen={!board.result} /> – <Name work={work} no={board.black} isOpen={!board.result} />
        <span class="faint"> {game ? say("competition-stage", { stage: stageOf(game.glance) }) : board.result ? "" : say("competition-no-table")}</span>
      </span>
      <span class="deeds">
        {canBeRighted && !isRighted && (
          <button type="button" class="quiet" aria-label={say("organise-board-right", { board: board.board })} onClick={() => setRighted(true)}>
            {say("organise-edit")}
          </button>
        )}
        {board.game ? (
          <>
            {board.result && <strong class="outcome">{board.result}</strong>}
            <a href={work.isInCharge ? `/games/${board.game}/arbiter` : `/games/${board.game}`}>{say("organise-to-table")}</a>
          </>
        ) : (
          work.isInCharge && (
            <select
              aria-label={say("organise-result-of", { white, black })}
              value={board.result ?? ""}
              aria-disabled={request.isBusy}
              onChange={(event) => enter(event.currentTarget.value)}
            >
              <option value="">{say("organise-no-result")}</option>
              {RESULTS.map((result) => (
                <option key={result} value={result}>
                  {result}
                </option>
              ))}
            </select>
          )
        )}
      </span>
      <Faults error={request.error} />
      {isRighted && <Correct work={work} round={round} board={board} leave={() => setRighted(false)} />}
    </li>
  );
}
