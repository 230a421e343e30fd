// Players by their numbers.
import type { PlayerResponse } from "../../service/types";

/** The name of a player, or the number if nobody has it. */
export const nameOf = (players: PlayerResponse[], no: number): string => players.find((player) => player.no === no)?.name ?? String(no);
