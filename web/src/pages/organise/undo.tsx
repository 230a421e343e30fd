// What was done too early in a round: its start, its tables, its pairings.
import { fetchJson } from "../../service/fetch-json";
import type { RoundResponse } from "../../service/types";
import { say } from "../../words";
import { Ask } from "./ask";
import type { Work } from "./index";

export function Undo({ work, round }: { work: Work; round: RoundResponse }) {
  const path = `/v1/competitions/${work.id}/rounds/${round.round}`;
  const glances = work.games.filter(({ id }) => round.boards.some(({ game }) => game === id)).map(({ glance }) => glance);
  const started = glances.filter(({ stage, "half-moves": moves }) => stage === "playing" && !moves).length;
  const waiting = glances.filter(({ stage }) => stage === "before-start").length;
  const isUnplayed = round.boards.every(({ result }) => !result) && waiting === glances.length;
  const undo = (...paths: string[]) => async () => {
    for (const one of paths) await fetchJson(`${path}/${one}`, { method: "DELETE" });
    await work.reload();
  };
  return (
    <>
      {started > 0 && work.isInCharge && (
        <Ask label={say("organise-undo-start")} question={say("organise-undo-start-sure", { count: started })} yes={say("organise-undo-start-yes")} look="danger" act={undo("start")} />
      )}
      {waiting > 0 && (
        <Ask label={say("organise-undo-tables")} question={say("organise-undo-tables-sure", { count: waiting })} yes={say("organise-undo-tables-yes")} look="danger" act={undo("tables")} />
      )}
      {isUnplayed && (
        <Ask
          label={say("organise-take-back")}
          question={say("organise-take-back-sure", { round: round.round })}
          yes={say("organise-take-back-yes")}
          look="danger"
          act={undo(...(waiting > 0 ? ["tables", "pairings"] : ["pairings"]))}
        />
      )}
    </>
  );
}
