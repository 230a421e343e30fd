// The next step, at the top of the page, with a button that performs it or leads there.
import { useState } from "preact/hooks";
import { is, me } from "../../me";
import { go } from "../../route";
import { fetchJson } from "../../service/fetch-json";
import type { StartOutcome } from "../../service/types";
import { say } from "../../words";
import { AllClocks } from "../arbiter/all-clocks";
import { addressWith } from "../competition/tabs";
import { AddressWarning, useAddress } from "./address";
import { Ask } from "./ask";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Field, Form } from "./fields";
import type { Work } from "./index";
import type { Step } from "./next";
import { giveAll } from "./shown";

interface Props {
  step: Step;
  work: Work;
  part: string;
}

export function NextStep({ step, work, part }: Props) {
  const round = "round" in step ? step.round : 0;
  return (
    <section class="card next-step no-print" aria-labelledby="next-step">
      <h2 id="next-step" tabIndex={-1} aria-live="polite">
        {say("organise-next", { step: step.step, round })}
      </h2>
      <p>{say("organise-next-hint", { step: step.step, system: work.competition.about.system ?? "round-robin" })}</p>
      {step.step === "players" && part !== "players" && <PartLink part="players" label={say("organise-go-players")} />}
      {step.step === "pair" && part !== "rounds" && <PartLink part="rounds" label={say("organise-go-pair")} />}
      {step.step === "tables" && <LayTables work={work} round={round} />}
      {step.step === "seats" && <GiveSeats work={work} />}
      {step.step === "start" && <StartRound work={work} round={round} />}
      {step.step === "play" && work.isInCharge && (
        <p>
          <a class="button main" href={`/competitions/${work.id}/arbiter`}>
            {say("competition-to-arbiter")}
          </a>
        </p>
      )}
      {work.isInCharge && <Clocks work={work} />}
      {step.step === "over" && (
        <a class="button main" href={`/competitions/${work.id}?part=standings`}>
          {say("organise-go-standings")}
        </a>
      )}
    </section>
  );
}

function PartLink({ part, label }: { part: string; label: string }) {
  return (
    <a class="button main" href={addressWith({ part })}>
      {label}
    </a>
  );
}

/** Creates the tables of a round. */
function LayTables({ work, round }: { work: Work; round: number }) {
  const request = useRequest();
  const [arrivals, setArrivals] = useState(false);
  const announced = work.rounds.find((one) => one.round === round)?.starts;
  const [begins, setBegins] = useState("");
  // The default time runs from the announced start time: without one it cannot run.
  const isHourWanted = arrivals && !announced;
  const lay = async () => {
    if (isHourWanted) await fetchJson(`/v1/competitions/${work.id}/rounds/${round}`, { method: "PUT", body: { starts: new Date(begins).getTime(), day: begins.slice(0, 10) } });
    await fetchJson(`/v1/competitions/${work.id}/rounds/${round}/tables`, { body: { arrivals } });
    await work.reload();
  };
  return (
    <Form label={say("organise-lay", { round })} send={() => void request.run(lay)}>
      <p>
        <label>
          <input type="checkbox" checked={arrivals} onChange={(event) => setArrivals(event.currentTarget.checked)} />
          {say("organise-arrivals")}
        </label>
      </p>
      {isHourWanted && (
        <p>
          <Field label={say("organise-begins")} type="datetime-local" required value={begins} change={setBegins} />
        </p>
      )}
      <button type="submit" class="main" aria-disabled={request.isBusy}>
        {say("organise-lay", { round })}
      </button>
      <Faults error={request.error} />
    </Form>
  );
}

/** Gives a seat to everybody who has none, and shows the links. */
function GiveSeats({ work }: { work: Work }) {
  const request = useRequest();
  const address = useAddress(work).value;
  const give = async () => {
    await giveAll(work.id);
    await work.reload();
    go(addressWith({ part: "seats" }));
  };
  return (
    <>
      <AddressWarning address={address} />
      <button type="button" class="main" aria-disabled={request.isBusy} onClick={() => void request.run(give)}>
        {say("organise-give-all")}
      </button>
      <Faults error={request.error} />
    </>
  );
}

/** All clocks at once, for an alarm. Only this part is rendered again with every move. */
function Clocks({ work }: { work: Work }) {
  const boards = [...work.live.games.value.values()].map(({ value: { game, heard } }) => ({ board: game, clocks: { ...game.glance.clocks, arrivedAt: heard }, lost: [] }));
  return <AllClocks competition={work.id} boards={boards} />;
}

/** Starts the games of a round, and reports which did not start. */
function StartRound({ work, round }: { work: Work; round: number }) {
  const [refused, setRefused] = useState<StartOutcome[]>([]);
  if (!work.isInCharge) return <NotInCharge work={work} />;
  const paired = work.rounds.find((one) => one.round === round)?.boards ?? [];
  const waiting = paired.filter(({ game }) => work.games.some(({ id, glance }) => id === game && glance.stage === "before-start"));
  const start = async () => {
    const started = await fetchJson<StartOutcome[]>(`/v1/competitions/${work.id}/rounds/${round}/start`, { body: {} });
    setRefused(started.filter((one) => !one.started));
    await work.reload();
  };
  return (
    <>
      <div class="row end">
        <Ask label={say("organise-start", { round })} question={say("organise-start-sure", { count: waiting.length, round })} yes={say("organise-start-yes", { count: waiting.length })} look="main" act={start} />
      </div>
      {refused.length > 0 && (
        <ul role="alert">
          {refused.map(({ board, why }) => (
            <li key={board}>
              {say("competition-board", { board })}: {why}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Says who starts the round; an organiser who is also an arbiter can take charge at once. */
function NotInCharge({ work }: { work: Work }) {
  const request = useRequest();
  const own = me.value?.official?.name;
  const takeCharge = async () => {
    await fetchJson(`/v1/competitions/${work.id}/officials/${encodeURIComponent(own ?? "")}`, { method: "PUT" });
    await work.reload();
  };
  return (
    <>
      <p class="faint">{say("organise-arbiter-starts")}</p>
      {own && is("organiser") && is("arbiter") && (
        <button type="button" class="main" aria-disabled={request.isBusy} onClick={() => void request.run(takeCharge)}>
          {say("organise-take-charge")}
        </button>
      )}
      <Faults error={request.error} />
    </>
  );
}
