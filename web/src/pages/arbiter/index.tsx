// All boards of a competition, the most urgent first.
import { useEffect, useState } from "preact/hooks";
import { Articles } from "../../articles";
import { ConditionNotice } from "../../condition";
import { takeDuty } from "../../duty";
import { ConnectionNotice } from "../../connection-notice";
import { me } from "../../me";
import type { RouteParameters } from "../../route";
import { fetchJson, Problem } from "../../service/fetch-json";
import type { CompetitionResponse, GameListed, GameResponse, StartOutcome } from "../../service/types";
import { ErrorMessage, ErrorPage } from "../../error-message";
import { say } from "../../words";
import { isLoud, setLoud } from "./alerts";
import { AllClocks } from "./all-clocks";
import { COME, send } from "./arbiter-game";
import { useFetch } from "../competition/fetched";
import { roundInPlay } from "../competition/live";
import { useBoards } from "./boards";
import { Card } from "./card";
import { OnlyForArbiters } from "./only";
import type { Job } from "./quick/choices";
import { QuickSheet } from "./quick/sheet";
import { UnreadableCard } from "./unreadable";
import { inOrder, isOver, urgent, type BoardState } from "./urgency";

import "./arbiter.css";

/** How often boards are re-sorted: not so often that one moves away under a finger. */
const RESORT_INTERVAL_MS = 5000;

const FILTERS = ["all", "urgent", "playing", "over"] as const;
type Filter = (typeof FILTERS)[number];

export default function Overview({ named }: { named: RouteParameters }) {
  const id = named["competition"] ?? "";
  const { value: competition, error } = useFetch<CompetitionResponse>(`/v1/competitions/${id}`);
  const who = me.value;
  if (error instanceof Problem && who && !who.roles.includes("arbiter")) return <OnlyForArbiters />;
  if (error !== undefined && !competition) return <ErrorPage error={error} />;
  if (!competition || !who) return <p aria-busy="true">{say("frame-loading")}</p>;
  const isSeated = who.seat?.competition === id && who.seat.role === "arbiter";
  const isInCharge = who.roles.includes("arbiter") && competition.officials.includes(who.official?.name ?? "");
  return isSeated || isInCharge ? <Hall competition={competition} /> : <OnlyForArbiters />;
}

/** Returns whether somebody is waiting for an arbiter at a board. */
const isWaiting = ({ board }: BoardState) => board.calls !== undefined || (board.glance.questions ?? 0) > 0;

function Hall({ competition }: { competition: CompetitionResponse }) {
  const { known, stream } = useBoards(competition.id);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const [filter, setFilter] = useState<Filter>("all");
  const [sought, setSought] = useState("");
  useEffect(() => takeDuty(competition.id), [competition.id]);
  const [opened, setOpened] = useState<{ job: Job; board: GameListed } | undefined>(undefined);
  const now = useNow();
  const boards = [...known.values()];
  const rounds = [...new Set(boards.flatMap(({ board }) => board.round ?? []))].sort((one, other) => one - other);
  const round = chosen ?? roundInPlay(boards.map(({ board }) => board));
  const ofRound = boards.filter(({ board }) => board.round === round);
  // Waiting players are shown, whatever their round.
  const here = boards.filter((one) => one.board.round === round || isWaiting(one));
  const shown = inOrder(here.filter((one) => isWanted(one, filter, now) && isSought(one, sought)), now);
  const waiting = ofRound.filter(({ board }) => board.glance.stage === "before-start" && !board.unreadable);
  const calling = boards.filter(isWaiting).length;
  const start = waiting[0] && round !== undefined && <StartRound competition={competition.id} round={round} count={waiting.length} first={waiting[0].board.id} />;
  return (
    <div class="arbiter">
      <h1>
        {say("arbiter-title")} <span class="faint">{competition.about.name}</span>
      </h1>
      {stream && <ConnectionNotice line={stream.line} />}
      <ConditionNotice competition={competition.id} />
      <p class={calling > 0 ? "calling some" : "calling"} role="status">
        {say("arbiter-calling", { count: calling })}
      </p>
      <div class="row choices">
        <label>
          {say("arbiter-round")}
          <select value={round} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {rounds.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say("arbiter-filter")}
          <select value={filter} onChange={(event) => setFilter(event.currentTarget.value as Filter)}>
            {FILTERS.map((name) => (
              <option key={name} value={name}>
                {say("arbiter-filter-of", { filter: name })}
              </option>
            ))}
          </select>
        </label>
        <label class="grow">
          {say("arbiter-seek")}
          <input type="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
        </label>
      </div>
      <AlertSwitch />
      <AllClocks competition={competition.id} boards={boards} />
      {calling === 0 && start}
      <ul class="cards boards">
        {shown.map((one) =>
          one.board.unreadable ? (
            <UnreadableCard key={one.board.id} board={one.board} />
          ) : (
            <Card key={one.board.id} known={one} now={now} onComing={() => send(`/v1/games/${one.board.id}/acts`, { action: COME })} onJob={(job) => setOpened({ job, board: one.board })} />
          ),
        )}
      </ul>
      {opened && <QuickSheet job={opened.job} board={opened.board} onClose={() => setOpened(undefined)} />}
      {shown.length === 0 && <p class="faint">{say(boards.length === 0 ? "arbiter-no-tables" : "arbiter-none-shown")}</p>}
      {calling > 0 && start}
    </div>
  );
}

function AlertSwitch() {
  return (
    <p class="alerts">
      <label>
        <input type="checkbox" checked={isLoud.value} onChange={(event) => setLoud(event.currentTarget.checked)} /> {say("arbiter-alerts")}
      </label>
    </p>
  );
}

function useNow(): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const passing = setInterval(() => setNow(performance.now()), RESORT_INTERVAL_MS);
    return () => clearInterval(passing);
  }, []);
  // Updates after the last tick are sorted at once.
  return Math.max(now, performance.now());
}

function isWanted(one: BoardState, filter: Filter, now: number): boolean {
  if (filter === "urgent") return urgent(one, now).length > 0;
  if (filter === "playing") return one.board.glance.stage === "playing";
  return filter === "all" || isOver(one.board);
}

function isSought({ board }: BoardState, sought: string): boolean {
  const text = `${board.board ?? ""} ${board.white.name} ${board.black.name}`.toLocaleLowerCase();
  return text.includes(sought.trim().toLocaleLowerCase());
}

interface RoundToStart {
  competition: string;
  round: number;
  count: number;
  /** A game not started yet, which names the article for starting it. */
  first: string;
}

function StartRound({ competition, round, count, first }: RoundToStart) {
  const [article, setArticle] = useState<{ edition: string; numbers: string } | undefined>(undefined);
  const [refused, setRefused] = useState<StartOutcome[]>([]);
  const [error, setError] = useState<unknown>(undefined);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    fetchJson<GameResponse>(`/v1/games/${first}`).then((seen) => {
      const under = seen.view.may.find((may) => may.do === "start")?.under ?? "";
      const numbers = seen.told.may.find((may) => may.do === "start")?.articles ?? "";
      setArticle({ edition: under.split(" ")[0] ?? "", numbers });
    }, setError);
  }, [first]);
  const start = async () => {
    setBusy(true);
    setError(undefined);
    await fetchJson<StartOutcome[]>(`/v1/competitions/${competition}/rounds/${round}/start`, { body: {} })
      .then((started) => setRefused(started.filter((one) => !one.started)))
      .catch(setError);
    setBusy(false);
  };
  return (
    <section class="card start">
      <p>
        {say("arbiter-waiting", { count })} <Articles edition={article?.edition} numbers={article?.numbers} />
      </p>
      <button type="button" class="main large" disabled={isBusy} onClick={() => void start()}>
        {say("arbiter-start-round", { round })}
      </button>
      <ul>
        {refused.map(({ board, why }) => (
          <li key={board}>
            {say("arbiter-board", { board })}: {why}
          </li>
        ))}
      </ul>
      <ErrorMessage error={error} />
    </section>
  );
}
