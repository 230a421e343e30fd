// Small boards on which a move is given by touching its two squares, or a piece by touching it. Nothing is played.
import type { Colour } from "../service/types";
import { say } from "../words";
import { Board } from "./index";
import { colourOf, menOf, type Square } from "./men";
import { Squares } from "./squares";

interface Props {
  men: string;
  /** Whose move it is. */
  side: Colour;
  from: Square | undefined;
  to: Square | undefined;
  onPick(squares: { from: Square; to: Square | undefined }): void;
}

export function PickMove({ men, side, from, to, onPick }: Props) {
  const stand = menOf(men);
  const isOwn = (at: Square) => stand.has(at) && colourOf(stand.get(at) ?? "") === side;
  const isKing = stand.get(from ?? "")?.toLowerCase() === "k";
  const isRook = (at: Square) => stand.get(at)?.toLowerCase() === "r";
  const pick = (at: Square) => {
    // A king that goes to its own rook castles; otherwise another own piece is chosen instead.
    const isTarget = from !== undefined && from !== at && (!isOwn(at) || (isKing && isRook(at)));
    onPick(isTarget ? { from, to: at } : { from: at, to: undefined });
  };
  const marks = new Map([from, to].flatMap((at) => (at ? [[at, "chosen"] as const] : [])));
  return (
    <div class="pick">
      <p class="faint">{say("board-pick")}</p>
      <Board men={men} below={side} label={say("board-pick")}>
        <Squares men={men} below={side} marks={marks} isLive onPoint={pick} onDrop={pick} onKey={() => false} />
      </Board>
    </div>
  );
}

interface PieceProps {
  men: string;
  /** Whose piece it is, and who sits below. */
  of: Colour;
  below: Colour;
  at: Square | undefined;
  onPick(at: Square): void;
}

export function PickPiece({ men, of, below, at, onPick }: PieceProps) {
  const stand = menOf(men);
  const pick = (square: Square) => {
    const man = stand.get(square);
    if (man && colourOf(man) === of) onPick(square);
  };
  return (
    <div class="pick">
      <p class="faint">{say("board-pick-piece", { colour: of })}</p>
      <Board men={men} below={below} label={say("board-pick-piece", { colour: of })}>
        <Squares men={men} below={below} marks={new Map(at ? [[at, "chosen"]] : [])} isLive onPoint={pick} onDrop={() => undefined} onKey={() => false} />
      </Board>
    </div>
  );
}

/** Returns whether these squares are those of a king and a rook of the same side: castling. */
export function isCastling(men: string, from: Square | undefined, to: Square | undefined): boolean {
  const stand = menOf(men);
  const [king, rook] = [stand.get(from ?? "") ?? "", stand.get(to ?? "") ?? ""];
  return king.toLowerCase() === "k" && rook.toLowerCase() === "r" && colourOf(king) === colourOf(rook);
}
