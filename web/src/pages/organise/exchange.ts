// Players who swap places.
import type { BoardResponse, Pairing } from "../../service/types";

type Pair = Required<Pick<BoardResponse, "board" | "white" | "black">>;

/** Returns the changes for the corrected board; a player from another board swaps places with the one here. */
export function exchanged(boards: Pair[], right: Pair): Pairing[] {
  const old = boards.find(({ board }) => board === right.board);
  const left = (old ? [old.white, old.black] : []).filter((no) => no !== right.white && no !== right.black);
  const isTaken = (no: number) => no === right.white || no === right.black;
  const others = boards
    .filter(({ board, white, black }) => board !== right.board && (isTaken(white) || isTaken(black)))
    .map(({ board, white, black }) => ({
      board,
      white: isTaken(white) ? (left.shift() ?? white) : white,
      black: isTaken(black) ? (left.shift() ?? black) : black,
    }));
  return [right, ...others];
}
