// The organiser's next step, derived from the current state.
import type { GameListed, PlayerResponse, RoundResponse, SeatResponse } from "../../service/types";
import { stageOf } from "../competition/live";

export type Step =
  | { step: "players" }
  | { step: "pair"; round: number }
  | { step: "tables"; round: number }
  | { step: "seats"; round: number }
  | { step: "start"; round: number }
  | { step: "play"; round: number }
  | { step: "over" };

export interface CompetitionState {
  system: "round-robin" | "swiss";
  players: PlayerResponse[];
  rounds: RoundResponse[];
  seats: SeatResponse[];
  games: GameListed[];
}

/** Returns the current round: the first with a missing result. */
export const open = (rounds: RoundResponse[]): RoundResponse | undefined =>
  rounds.find(({ boards }) => boards.some(({ result }) => !result) || boards.length === 0);

export function next({ system, players, rounds, seats, games }: CompetitionState): Step {
  const active = players.filter(({ withdrawn }) => !withdrawn);
  if (active.length < 2 && rounds.length === 0) return { step: "players" };
  const current = open(rounds);
  if (!current) {
    const isDone = rounds.length > 0 && system === "round-robin" && rounds.length >= needed(players.length);
    return isDone ? { step: "over" } : { step: "pair", round: (rounds.at(-1)?.round ?? 0) + 1 };
  }
  const { round, boards } = current;
  if (boards.length === 0) return { step: "pair", round };
  if (boards.some(({ game, result }) => !game && !result)) return { step: "tables", round };
  if (withoutSeat(active, seats).length > 0) return { step: "seats", round };
  const stages = new Map(games.map(({ id, glance }) => [id, stageOf(glance)]));
  const waits = boards.some(({ game }) => game && stages.get(game) === "before-start");
  return { step: waits ? "start" : "play", round };
}

/** Returns the number of rounds of a single round robin. */
const needed = (players: number): number => players - 1 + (players % 2);

/** Returns the players without a valid seat. */
export function withoutSeat(players: PlayerResponse[], seats: SeatResponse[]): PlayerResponse[] {
  const held = seats.filter(({ revoked }) => !revoked).map(({ role }) => role);
  const has = (no: number) => held.some((role) => typeof role === "object" && "player" in role && role.player === no);
  return players.filter(({ no }) => !has(no));
}
