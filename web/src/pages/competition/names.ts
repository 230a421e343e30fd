// Players by their numbers.
import type { PlayerResponse } from "../../service/types";

/** Returns the name of a player, or the number if there is none. */
export const nameOf = (players: PlayerResponse[], no: number): string => players.find((player) => player.no === no)?.name ?? String(no);
