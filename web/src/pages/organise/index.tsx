// Organising a competition: from its announcement to the start of a round, step by step.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ConditionNotice } from "../../condition";
import { is, me } from "../../me";
import type { RouteParameters } from "../../route";
import type { CompetitionResponse, GameListed, PlayerResponse, RoundResponse, SeatResponse } from "../../service/types";
import { ErrorPage } from "../../error-message";
import { say } from "../../words";
import { useFetch, useTitle } from "../competition/fetched";
import { useLive, type Live } from "../competition/live";
import { queryParameter, Tabs } from "../competition/tabs";
import { Announce } from "./announce";
import { next } from "./next";
import { NextStep } from "./step";
import { Officials } from "./officials";
import { Players } from "./players";
import { ArchiveCompetition } from "./archive-competition";
import { Rounds } from "./rounds";
import { Seats } from "./seats";

import "../competition/competition.css";
import "./organise.css";

/** The data shared by the parts of the page. */
export interface Work {
  id: string;
  competition: CompetitionResponse;
  players: PlayerResponse[];
  rounds: RoundResponse[];
  seats: SeatResponse[];
  games: GameListed[];
  /** The boards, live. */
  live: Live;
  /** Whether the reader may start rounds and enter results. */
  isInCharge: boolean;
  /** Reloads everything after a change. */
  reload(): Promise<void>;
}

export default function Page({ named }: { named: RouteParameters }) {
  const id = named["competition"] ?? "";
  if (me.value === undefined) return <p aria-busy="true">{say("frame-loading")}</p>;
  if (id === "new") return is("organiser") ? <NewCompetition /> : <NotYours />;
  return is("organiser") || is("arbiter") ? <Organise id={id} /> : <NotYours />;
}

function NotYours() {
  return (
    <>
      <h1>{say("organise-not-yours")}</h1>
      <p>{say("organise-not-yours-hint")}</p>
      <a class="button main" href="/sign-in">
        {say("frame-sign-in")}
      </a>
    </>
  );
}

function NewCompetition() {
  useTitle(say("organise-new"));
  return (
    <div class="organise">
      <h1>{say("organise-new")}</h1>
      <Announce />
    </div>
  );
}

function useWork(id: string): { work: Work | undefined; error: unknown } {
  const base = `/v1/competitions/${id}`;
  const competition = useFetch<CompetitionResponse>(base);
  const players = useFetch<PlayerResponse[]>(`${base}/players`);
  const rounds = useFetch<RoundResponse[]>(`${base}/rounds`);
  const seats = useFetch<SeatResponse[]>(`${base}/seats`);
  const games = useFetch<GameListed[]>(`${base}/games`);
  const all = [competition, players, rounds, seats, games];
  const reloadThese = async (some: { reload(): Promise<void> }[]) => void (await Promise.all(some.map((one) => one.reload())));
  const reload = () => reloadThese(all);
  // Others make changes too: another official, a player whose game is over.
  const live = useLive(id);
  const changes = live.changes.value;
  const structure = useRef(1);
  useEffect(() => {
    if (changes <= 1) return;
    const isStructural = structure.current !== live.structure.peek();
    structure.current = live.structure.peek();
    // A game that has started or ended changes neither the players nor the seats.
    void (isStructural ? reload() : reloadThese([rounds, games]));
  }, [changes]);
  const error = all.map((one) => (one.value === undefined ? one.error : undefined)).find((one) => one !== undefined);
  if (!competition.value || !players.value || !rounds.value || !seats.value || !games.value) return { work: undefined, error };
  const name = me.value?.official?.name;
  const isInCharge = is("arbiter") && (name === undefined || competition.value.officials.includes(name));
  const loaded = { competition: competition.value, players: players.value, rounds: rounds.value, seats: seats.value, games: games.value };
  return { work: { id, ...loaded, live, isInCharge, reload }, error: undefined };
}

/** If the focused element is removed, moves the focus to the next one, so that nobody has to begin at the top. */
function useKeptFocus(container: RefObject<HTMLDivElement | null>): void {
  const isInside = useRef(false);
  useEffect(() => {
    const enter = (event: Event) => (isInside.current = container.current?.contains(event.target as Node) ?? false);
    // A click on something that takes no focus releases it.
    const leave = () => (isInside.current = false);
    document.addEventListener("focusin", enter);
    document.addEventListener("pointerdown", leave);
    return () => {
      document.removeEventListener("focusin", enter);
      document.removeEventListener("pointerdown", leave);
    };
  }, []);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>("#next-step")?.focus({ preventScroll: true });
  });
}

const PARTS = ["players", "rounds", "seats", "officials", "announcement"];

function Organise({ id }: { id: string }) {
  const { work, error } = useWork(id);
  useTitle(work?.competition.about.name);
  if (error !== undefined) return <ErrorPage error={error} />;
  return work ? <OrganiserPanel work={work} /> : <p aria-busy="true">{say("frame-loading")}</p>;
}

function OrganiserPanel({ work }: { work: Work }) {
  const { id, competition } = work;
  const { about } = competition;
  const step = next({ ...work, system: about.system ?? "round-robin" });
  const usual = { players: "players", pair: "rounds", tables: "rounds", seats: "seats", start: "rounds", play: "rounds", over: "rounds" }[step.step];
  // The part that was open at first stays open, so that typing is not interrupted.
  const first = useRef<string | undefined>(undefined);
  first.current ??= usual;
  const part = PARTS.find((one) => one === queryParameter("part")) ?? first.current;
  const tabs = PARTS.map((one) => ({ is: one, label: say("organise-part", { part: one }) }));
  const container = useRef<HTMLDivElement>(null);
  useKeptFocus(container);
  return (
    <div class="organise" ref={container}>
      <header class="competition-head no-print">
        <h1>{about.name}</h1>
        <p class="facts">
          <a href={`/competitions/${id}`}>{say("organise-to-competition")}</a>
          {work.isInCharge && (
            <>
              {" · "}
              <a href={`/competitions/${id}/arbiter`}>{say("competition-to-arbiter")}</a>
            </>
          )}
        </p>
      </header>
      <ConditionNotice competition={id} />
      <NextStep step={step} work={work} part={part} />
      <div class="no-print">
        <Tabs name="part" label={say("organise-parts")} tabs={tabs} chosen={part} />
      </div>
      {part === "players" && <Players work={work} />}
      {part === "rounds" && <Rounds work={work} step={step} />}
      {part === "seats" && <Seats work={work} />}
      {part === "officials" && <Officials work={work} />}
      {part === "announcement" && <Announce key={id} work={work} />}
      {part === "announcement" && is("organiser") && <ArchiveCompetition work={work} />}
    </div>
  );
}
