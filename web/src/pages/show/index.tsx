// The demonstration: boards for the hall or a stream, as large as the screen allows, as spectators see them.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Signal } from "@preact/signals";
import type { RouteParameters } from "../../route";
import { followAsSpectator } from "../../service/stream";
import type { CompetitionResponse } from "../../service/types";
import { ErrorPage } from "../../error-message";
import { say } from "../../words";
import { delayInWords, useFetch, useTitle } from "../competition/fetched";
import { roundInPlay, useLive, type GameReport } from "../competition/live";
import { LargeBoard } from "./large";
import { Controls } from "./controls";
import { layout, screens, type Space } from "./layout";
import { parseDisplayOptions, type DisplayOptions } from "./display-options";

import "./show.css";

export default function Page({ named }: { named: RouteParameters }) {
  const id = named["competition"] ?? "";
  const competition = useFetch<CompetitionResponse>(`/v1/competitions/${id}`);
  const live = useLive(id, followAsSpectator);
  const name = competition.value?.about.name ?? "";
  const wanted = parseDisplayOptions();
  useTitle(name);
  if (competition.error && !competition.value) return <ErrorPage error={competition.error} />;
  const games = [...live.games.value.values()];
  const rounds = [...new Set(games.map(({ value: { game } }) => game.round ?? 0))].sort((one, other) => one - other);
  const round = wanted.round ?? roundInPlay(games.map(({ value: { game } }) => game)) ?? 0;
  const boards = chosen(games, round, wanted);
  const delay = delayInWords(competition.value?.about.delay);
  return (
    <div class={wanted.isLight ? "show light" : "show"}>
      <header class="show-head">
        <h1>
          {name} {round > 0 && <span class="round">{say("competition-round", { round })}</span>}
        </h1>
        {delay !== "" && <p class="delay">{say("show-delay", { delay })}</p>}
        <p class="line-word" role="status">
          {live.line.value === "lost" ? say("line-lost") : ""}
        </p>
      </header>
      {boards.length === 0 ? <p class="nothing">{say("show-nothing")}</p> : <Screens key={`${round} ${wanted.boardsPerPage}`} boards={boards} wanted={wanted} />}
      <Controls id={id} rounds={rounds} round={round} wanted={wanted} />
    </div>
  );
}

/** Returns the requested boards, in order. If not all are shown at once, those without a move are left out while others have some. */
function chosen(games: Signal<GameReport>[], round: number, { boards, boardsPerPage }: DisplayOptions): Signal<GameReport>[] {
  const own = games.filter(({ value: { game } }) => (game.round ?? 0) === round);
  const order = own.toSorted((one, other) => (one.value.game.board ?? 0) - (other.value.game.board ?? 0));
  if (boards) return order.filter(({ value: { game } }) => boards.includes(game.board ?? 0));
  const begun = order.filter(({ value: { game } }) => (game.glance["half-moves"] ?? 0) > 0);
  return order.length > boardsPerPage && begun.length > 0 ? begun : order;
}

/** One screen of boards after another. */
function Screens({ boards, wanted }: { boards: Signal<GameReport>[]; wanted: DisplayOptions }) {
  const place = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState<Space>({ width: 0, height: 0 });
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSpace({ width: entry.contentRect.width, height: entry.contentRect.height }));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const all = screens(boards, wanted.boardsPerPage);
  useEffect(() => {
    if (wanted.intervalSeconds === 0 || all.length < 2) return;
    const timer = setInterval(() => setAt((before) => before + 1), wanted.intervalSeconds * 1000);
    return () => clearInterval(timer);
  }, [wanted.intervalSeconds, all.length]);
  const shown = all[at % all.length] ?? [];
  // Every screen has room for a full one: boards do not change their size between screens.
  const { columns, side, beside } = layout(Math.min(wanted.boardsPerPage, boards.length), space);
  return (
    <div class="screen" ref={place}>
      {side > 0 && (
        <ul class={beside ? "places beside" : "places"} style={{ gridTemplateColumns: `repeat(${columns}, max-content)`, fontSize: `${side / 20}px` }}>
          {shown.map((seen) => (
            <li key={seen.value.game.id}>
              <LargeBoard seen={seen} side={side} />
            </li>
          ))}
        </ul>
      )}
      {all.length > 1 && <p class="which">{say("show-which", { screen: (at % all.length) + 1, of: all.length })}</p>}
    </div>
  );
}
