// The public page of a competition: announcement, rounds with their boards, standings.
import type { RouteParameters } from "../../route";
import type { CompetitionResponse } from "../../service/types";
import { ConnectionNotice } from "../../connection-notice";
import { ErrorPage } from "../../error-message";
import { say } from "../../words";
import { days, delayInWords, useTitle } from "./fetched";
import { Rounds } from "./boards";
import { Crosstable } from "./crosstable";
import { Files } from "./files";
import { useCompetition } from "./followed";
import { Players } from "./players";
import { StandingsTable } from "./standings";
import { queryParameter, Tabs } from "./tabs";
import { Navigation } from "./navigation";

import "./competition.css";

const PARTS = ["boards", "standings", "crosstable", "players", "files"] as const;

export default function Page({ named }: { named: RouteParameters }) {
  const id = named["competition"] ?? "";
  const { competition, rounds, players, live } = useCompetition(id);
  useTitle(competition.value?.about.name);
  if (competition.error && !competition.value) return <ErrorPage error={competition.error} />;
  if (!competition.value) return <p aria-busy="true">{say("frame-loading")}</p>;
  const part = PARTS.find((one) => one === queryParameter("part")) ?? PARTS[0];
  const tabs = PARTS.map((is) => ({ is, label: say("competition-part", { part: is }) }));
  return (
    <div class="competition">
      <Head competition={competition.value} />
      <div class="no-print">
        <ConnectionNotice line={live.line} />
        <Tabs name="part" label={say("competition-parts")} tabs={tabs} chosen={part} />
      </div>
      {part === "boards" && <Rounds id={id} title={competition.value.about.name} rounds={rounds.value} players={players.value ?? []} live={live} />}
      {part === "standings" && <StandingsTable id={id} title={competition.value.about.name} rounds={rounds.value ?? []} players={players.value ?? []} changes={live.changes.value} />}
      {part === "crosstable" && <Crosstable id={id} title={competition.value.about.name} rounds={rounds.value ?? []} changes={live.changes.value} />}
      {part === "players" && <Players title={competition.value.about.name} players={players.value} />}
      {part === "files" && <Files id={id} rounds={rounds.value ?? []} players={players.value ?? []} />}
    </div>
  );
}

function Head({ competition }: { competition: CompetitionResponse }) {
  const { about, told, id } = competition;
  const facts = [about.place, days(about.dates), say("competition-players-count", { count: competition.players })];
  const delay = delayInWords(about.delay);
  return (
    <header class="competition-head no-print">
      <h1>{about.name}</h1>
      <p class="facts">{facts.filter(Boolean).join(" · ")}</p>
      {delay && <p class="delay">{say("competition-delayed", { delay })}</p>}
      <Navigation id={id} officials={competition.officials} />
      <details>
        <summary>{say("competition-regulations")}</summary>
        <ul>
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {(about.arbiters ?? []).length > 0 && <p>{say("competition-arbiters", { names: (about.arbiters ?? []).join(", ") })}</p>}
      </details>
    </header>
  );
}
