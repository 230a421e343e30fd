// Players who came when a round was paired already, and how they can be paired.
import { fetchJson } from "../../service/fetch-json";
import type { RoundResponse } from "../../service/types";
import { say } from "../../words";
import { Ask } from "./ask";
import type { Work } from "./index";

export function LatePlayers({ work, round }: { work: Work; round: RoundResponse }) {
  const isIn = (no: number) => round.boards.some(({ white, black }) => white === no || black === no) || round.byes.some(({ player }) => player === no);
  const late = work.players.filter(({ no, withdrawn }) => !withdrawn && !isIn(no));
  if (late.length === 0 || round.boards.every(({ result }) => result)) return null;
  const system = work.competition.about.system ?? "round-robin";
  const paired = work.rounds.filter(({ boards, byes }) => boards.length + byes.length > 0);
  const hasBegun = paired.some(({ boards }) => boards.some(({ game, result }) => game || result));
  const unpairAll = async () => {
    for (const one of paired) await fetchJson(`/v1/competitions/${work.id}/rounds/${one.round}/pairings`, { method: "DELETE" });
    await work.reload();
  };
  return (
    <div class="once late" role="status">
      <p>
        {say("organise-free", { names: late.map(({ name }) => name).join("; ") })} {say("organise-late-hint", { system, begun: hasBegun ? "yes" : "no" })}
      </p>
      {system === "round-robin" && !hasBegun && (
        <Ask label={say("organise-unpair-all")} question={say("organise-unpair-all-sure")} yes={say("organise-take-back-yes")} act={unpairAll} />
      )}
    </div>
  );
}
