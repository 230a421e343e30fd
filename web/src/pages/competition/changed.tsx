// The note that the organiser has changed pairs of a Swiss round.
import type { PlayerResponse, RulesPair } from "../../service/types";
import { say } from "../../words";
import { nameOf } from "./names";

/** Lists what the rules give in place of changed pairs. */
export function ChangedPairs({ players, byTheRules }: { players: PlayerResponse[]; byTheRules: RulesPair[] | undefined }) {
  if (!byTheRules) return null;
  const describe = ({ white, black }: RulesPair) =>
    black ? `${nameOf(players, white)} – ${nameOf(players, black)}` : say("competition-bye", { name: nameOf(players, white), bye: "pairing" });
  return <p class="once">{say("competition-changed-pairs", { pairs: byTheRules.map(describe).join("; ") })}</p>;
}
