// A competition with its rounds and players, asked anew whenever its boards say that something has changed.
import { useEffect } from "preact/hooks";
import type { CompetitionSeen, PlayerSeen, RoundSeen } from "../../service/types";
import { useAsked, type Asked } from "./asked";
import { useLive, type Live } from "./live";

export interface Followed {
  competition: Asked<CompetitionSeen>;
  rounds: Asked<RoundSeen[]>;
  players: Asked<PlayerSeen[]>;
  live: Live;
}

export function useCompetition(id: string): Followed {
  const competition = useAsked<CompetitionSeen>(`/v1/competitions/${id}`);
  const rounds = useAsked<RoundSeen[]>(`/v1/competitions/${id}/rounds`);
  const players = useAsked<PlayerSeen[]>(`/v1/competitions/${id}/players`);
  const live = useLive(id);
  const changes = live.changes.value;
  useEffect(() => {
    // The first is what the boards were when the page was opened.
    if (changes > 1) void Promise.all([rounds.again(), players.again(), competition.again()]);
  }, [changes]);
  return { competition, rounds, players, live };
}
