// Seats in the order of the boards, so that printed slips can be handed out from board to board.
import type { Colour, RoundResponse, SeatRole } from "../../service/types";
import { open } from "./next";

/** Where a player sits in a round. */
export interface BoardPlace {
  round: number;
  board: number;
  colour: Colour;
}

/** Returns the round whose boards count: the one in progress, else the last. */
const currentRound = (rounds: RoundResponse[]): RoundResponse | undefined => open(rounds.filter(({ boards }) => boards.length > 0)) ?? rounds.at(-1);

/** Returns the places of the players in the current round, by their numbers. */
export function placesOf(rounds: RoundResponse[]): Map<number, BoardPlace> {
  const current = currentRound(rounds);
  const round = current?.round ?? 0;
  return new Map(
    (current?.boards ?? []).flatMap(({ board, white, black }): [number, BoardPlace][] => [
      [white, { round, board, colour: "white" }],
      [black, { round, board, colour: "black" }],
    ]),
  );
}

const numberOf = (role: SeatRole): number | undefined => (typeof role === "string" ? undefined : "player" in role ? role.player : role.assistant);

/** Sorts seats by board, White first; then players without a board by number, then everybody else. */
export function inBoardOrder<T extends { role: SeatRole }>(seats: T[], rounds: RoundResponse[]): T[] {
  const places = placesOf(rounds);
  const key = ({ role }: T): number[] => {
    const no = numberOf(role);
    const place = no === undefined ? undefined : places.get(no);
    const isAssistant = typeof role === "object" && "assistant" in role ? 1 : 0;
    return [no === undefined ? 1 : 0, place?.board ?? Number.MAX_SAFE_INTEGER, place?.colour === "black" ? 1 : 0, no ?? 0, isAssistant];
  };
  return seats
    .map((seat) => ({ seat, key: key(seat) }))
    .sort((one, other) => one.key.map((part, at) => part - (other.key[at] ?? 0)).find((difference) => difference !== 0) ?? 0)
    .map(({ seat }) => seat);
}
