// The current board, and the same in words for readers who cannot see it.
import { Board } from "../../board";
import { say } from "../../words";
import { men, NOTHING, squareName, pieceName } from "./acts/men";

export function Position({ fen, label, coordinates = true }: { fen: string; label: string; coordinates?: boolean }) {
  const descriptions = men(fen).flatMap((man, at) => (man === NOTHING ? [] : [`${pieceName(man)} ${squareName(at)}`]));
  return (
    <>
      <div aria-hidden="true">
        <Board men={fen} below="white" coordinates={coordinates} label={label} />
      </div>
      <p class="unseen">{say("arbiter-position", { label, men: descriptions.join(", ") })}</p>
    </>
  );
}
