// One board, for the arbiter.
import { useEffect, useState } from "preact/hooks";
import { takeDuty } from "../../duty";
import { ConnectionNotice } from "../../connection-notice";
import { me } from "../../me";
import { go, type RouteParameters } from "../../route";
import { fetchJson } from "../../service/fetch-json";
import type { Colour, LagResponse, Presence } from "../../service/types";
import { ErrorMessage, ErrorPage } from "../../error-message";
import { language, say } from "../../words";
import { Acts, ClockButtons } from "./acts";
import { Appeal } from "./appeal";
import { useArbiterGame, type ArbiterGame } from "./arbiter-game";
import { Calls } from "./calls";
import { Clock } from "./clocks";
import { ActResult } from "./decision";
import { Log, useLog } from "./log";
import { OnlyForArbiters } from "./only";
import { Players } from "./players";
import { Position } from "./position";
import { Questions } from "./questions";
import { UndetectedIrregularities } from "./undetected-irregularities";

import "./arbiter.css";
import "./table.css";

/** How often the players' connections are checked. */
const LAG_INTERVAL_MS = 15_000;

export default function Page({ named }: { named: RouteParameters }) {
  const game = useArbiterGame(named["game"] ?? "");
  const { seen, error } = game;
  if (error !== undefined && me.value && !me.value.roles.includes("arbiter")) return <OnlyForArbiters />;
  if (!seen) return error === undefined ? <p aria-busy="true">{say("frame-loading")}</p> : <ErrorPage error={error} />;
  return seen.view.viewer === "arbiter" ? <AtTable game={game} /> : <OnlyForArbiters />;
}

function AtTable({ game }: { game: ArbiterGame }) {
  const { seen, clocks, stream, lastEvents, error } = game;
  const read = useLog(game.id, seen?.seq ?? 0);
  const of = seen?.competition;
  useEffect(() => {
    if (of) takeDuty(of);
  }, [of]);
  if (!seen || !clocks) return null;
  const stage = typeof seen.view.stage === "object" ? "over" : seen.view.stage;
  return (
    <div class="at-table">
      <header>
        <p>
          <a href={`/competitions/${seen.competition}/arbiter`}>{say("arbiter-back")}</a>
        </p>
        <h1>
          {seen.board ? say("arbiter-board", { board: seen.board }) : say("arbiter-free-game")}{" "}
          <span class="names faint">
            {seen.white.name} – {seen.black.name}
          </span>
        </h1>
        <p class="stage">
          {seen.told.result ?? say("arbiter-stage", { stage })}
          {stage !== "over" && seen.view.offered.map((colour) => (
            <span key={colour}> · {say("arbiter-urgent", { kind: "offer", colour })}</span>
          ))}
        </p>
        {stream && <ConnectionNotice line={stream.line} />}
        <ErrorMessage error={error} />
      </header>
      <div class="now">
        <Calls game={game} />
        <ActResult events={lastEvents} />
        <Questions game={game} />
        <Appeal game={game} log={read.log} />
        <UndetectedIrregularities game={game} />
        <ClockButtons game={game} />
      </div>
      <div class="seen">
        <PlayerLine game={game} side="black" />
        <Position fen={seen.view.board} label={say("arbiter-board-of", { white: seen.white.name, black: seen.black.name })} />
        <PlayerLine game={game} side="white" />
        <Lines game={game.id} />
      </div>
      <div class="deeds">
        <Acts game={game} />
        <Players game={game} />
        <Papers game={game} />
      </div>
      <Log game={game} read={read} />
    </div>
  );
}

function PlayerLine({ game: { seen, clocks, lostLines }, side }: { game: ArbiterGame; side: Colour }) {
  if (!seen || !clocks) return null;
  const counter = seen.view.clocks[side].counter;
  return (
    <div class="player">
      <Clock clocks={clocks} colour={side} name={seen[side].name} />
      <p class="faint">
        <span class={seen.view.presence[side] === "at-the-board" ? "" : "missing"}>{say("arbiter-presence", { presence: presenceName(seen.view.presence[side]) })}</span>
        {typeof counter === "number" && <span>{say("arbiter-counter", { count: counter })}</span>}
        {lostLines.includes(side) && <span class="missing line-lost">{say("play-state-line-lost", { name: seen[side].name })}</span>}
      </p>
    </div>
  );
}

const presenceName = (presence: Presence): string => (typeof presence === "object" ? presence.left : presence);

/** Shows the players' round-trip times. */
function Lines({ game }: { game: string }) {
  const [lines, setLines] = useState<LagResponse[]>([]);
  useEffect(() => {
    // If the request fails, nothing is shown.
    const read = () => void fetchJson<LagResponse[]>(`/v1/games/${game}/lag`).then(setLines, () => setLines([]));
    read();
    const looking = setInterval(read, LAG_INTERVAL_MS);
    return () => clearInterval(looking);
  }, [game]);
  const players = lines.filter(({ viewer }) => typeof viewer === "object");
  if (players.length === 0) return null;
  return (
    <ul class="ways faint">
      {players.map(({ viewer, milliseconds, at }) => (
        <li key={JSON.stringify(viewer)}>{say("arbiter-lag", { colour: sideOf(viewer), milliseconds, at: new Intl.DateTimeFormat(language.value, { timeStyle: "medium" }).format(new Date(at)) })}</li>
      ))}
    </ul>
  );
}

function sideOf(viewer: LagResponse["viewer"]): string {
  if (typeof viewer !== "object") return "";
  return "player" in viewer ? viewer.player : viewer.assistant;
}

/** Documents to take away, and the game that replaces a void one. */
function Papers({ game }: { game: ArbiterGame }) {
  const [error, setError] = useState<unknown>(undefined);
  const { seen, id } = game;
  const replace = () => {
    setError(undefined);
    fetchJson<{ game: string }>(`/v1/games/${id}/replacement`, { body: {} }).then(({ game }) => go(`/games/${game}/arbiter`), setError);
  };
  return (
    <section aria-labelledby="papers-title" class="papers">
      <h2 id="papers-title">{say("arbiter-papers")}</h2>
      {seen?.view.stage === "void" && (
        <p>
          <button type="button" class="main large" onClick={replace}>
            {say("arbiter-replace")}
          </button>
        </p>
      )}
      <ErrorMessage error={error} />
      <p class="row">
        <a class="button" href={`/games/${id}/sheets`}>
          {say("arbiter-sheets")}
        </a>
        <a class="button" href={`/v1/games/${id}/pgn`} download={`${id}.pgn`}>
          {say("arbiter-pgn")}
        </a>
        <a class="button" href={`/v1/games/${id}/record`} download={`${id}.ndjson`}>
          {say("arbiter-record")}
        </a>
      </p>
      <p class="faint">{say("arbiter-record-about", { command: "adoube verify" })}</p>
    </section>
  );
}
