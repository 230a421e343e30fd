// The hall: who the reader is here, and where to go.
import { me } from "../../me";
import type { RouteParameters } from "../../route";
import type { CompetitionListed } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { useFetch, useTitle } from "../competition/fetched";
import { Archived } from "./archived";
import { Featured } from "./featured";
import { Listed } from "./listed";
import { Seated } from "./seated";

import "../competition/competition.css";
import "./hall.css";

export default function Page(_: { named: RouteParameters }) {
  useTitle(say("start-title"));
  if (me.value === undefined) return <p aria-busy="true">{say("frame-loading")}</p>;
  const { official, seat } = me.value;
  if (seat) return <Seated seat={seat} />;
  // The list depends on the person: it is reloaded when somebody signs in or out.
  return <Open key={official?.name ?? ""} name={official?.name} isOrganiser={official?.offices.includes("organiser") ?? false} />;
}

/** The hall for readers without a seat: officials and visitors. */
function Open({ name, isOrganiser }: { name: string | undefined; isOrganiser: boolean }) {
  const competitions = useFetch<CompetitionListed[]>("/v1/competitions");
  const all = competitions.value;
  return (
    <div class="hall">
      <header class="hall-head">
        <h1>{name === undefined ? say("start-title") : say("start-welcome", { name })}</h1>
        {name === undefined && <p>{say("start-stranger")}</p>}
        {isOrganiser && (
          <a class="button main" href="/competitions/new/organise">
            {say("start-new-competition")}
          </a>
        )}
      </header>
      <ErrorMessage error={competitions.error} />
      {all?.length === 0 && <Empty isOrganiser={isOrganiser} isStranger={name === undefined} />}
      {all && all.length > 0 && <Listed competitions={all} isOfficial={name !== undefined} />}
      {all && <Featured competitions={all} />}
      {name !== undefined && <Archived />}
      {name === undefined && <HowToJoin />}
    </div>
  );
}

/** Shown when there is nothing yet: what to do about it. */
function Empty({ isOrganiser, isStranger }: { isOrganiser: boolean; isStranger: boolean }) {
  if (isOrganiser) return <p class="card next">{say("start-empty-organiser")}</p>;
  return <p class="card">{say(isStranger ? "start-empty" : "start-empty-arbiter")}</p>;
}

/** How to join, depending on what the reader was given. */
function HowToJoin() {
  return (
    <section aria-labelledby="how-to-join">
      <h2 id="how-to-join">{say("start-roles")}</h2>
      <ul class="cards">
        <li class="card">
          <h3>{say("start-role-player")}</h3>
          <p>{say("start-role-player-hint")}</p>
        </li>
        <li class="card">
          <h3>{say("start-role-official")}</h3>
          <p>{say("start-role-official-hint")}</p>
          <a class="button" href="/sign-in">
            {say("frame-sign-in")}
          </a>
        </li>
        {me.value?.unclaimed && (
          <li class="card">
            <h3>{say("start-role-first")}</h3>
            <p>{say("start-role-first-hint")}</p>
          </li>
        )}
      </ul>
    </section>
  );
}
