// A piece that the opponent has touched: chosen on a small board.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { menOf, squareText, type Square } from "../../board/men";
import { PickPiece } from "../../board/pick";
import type { GameResponse } from "../../service/types";
import { say } from "../../words";
import { Dialog } from "./dialog";
import { sideOf } from "./table";

interface Props {
  title: string;
  /** Shown below the board: articles and errors. */
  children: ComponentChildren;
  seen: GameResponse;
  onDone(at: Square): void;
  onCancel(): void;
}

export function Touched({ title, children, seen, onDone, onCancel }: Props) {
  const [at, setAt] = useState<Square>();
  const [wrong, setWrong] = useState("");
  const side = sideOf(seen) ?? "white";
  const done = () => {
    setWrong(at ? "" : say("play-touched-which"));
    if (at) onDone(at);
  };
  return (
    <Dialog title={title} done={title} onDone={done} onCancel={onCancel} wrong={wrong}>
      <PickPiece men={seen.view.board} of={side === "white" ? "black" : "white"} below={side} at={at} onPick={setAt} />
      <p aria-live="polite">{at && <strong>{squareText(at, menOf(seen.view.board).get(at))}</strong>}</p>
      {children}
    </Dialog>
  );
}
