// A competition with its rounds and players, reloaded whenever its boards report a change.
import { useEffect } from "preact/hooks";
import type { CompetitionResponse, PlayerResponse, RoundResponse } from "../../service/types";
import { useFetch, type FetchState } from "./fetched";
import { useLive, type Live } from "./live";

export interface CompetitionData {
  competition: FetchState<CompetitionResponse>;
  rounds: FetchState<RoundResponse[]>;
  players: FetchState<PlayerResponse[]>;
  live: Live;
}

export function useCompetition(id: string): CompetitionData {
  const competition = useFetch<CompetitionResponse>(`/v1/competitions/${id}`);
  const rounds = useFetch<RoundResponse[]>(`/v1/competitions/${id}/rounds`);
  const players = useFetch<PlayerResponse[]>(`/v1/competitions/${id}/players`);
  const live = useLive(id);
  const changes = live.changes.value;
  useEffect(() => {
    // The first value is the state when the page was opened.
    if (changes > 1) void Promise.all([rounds.reload(), players.reload(), competition.reload()]);
  }, [changes]);
  return { competition, rounds, players, live };
}
