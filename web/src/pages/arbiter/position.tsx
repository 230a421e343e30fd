// The board as it stands, and the same in words for people who do not see it.
import { Board } from "../../board";
import { say } from "../../words";
import { men, NOTHING, squareName, toldMan } from "./acts/men";

export function Position({ fen, label, coordinates = true }: { fen: string; label: string; coordinates?: boolean }) {
  const told = men(fen).flatMap((man, at) => (man === NOTHING ? [] : [`${toldMan(man)} ${squareName(at)}`]));
  return (
    <>
      <div aria-hidden="true">
        <Board men={fen} below="white" coordinates={coordinates} label={label} />
      </div>
      <p class="unseen">{say("arbiter-position", { label, men: told.join(", ") })}</p>
    </>
  );
}
