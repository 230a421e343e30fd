// The piece that follows the finger or the mouse from one square to another.
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawingOf, type Man } from "./men";

interface Props {
  man: Man;
  /** Whether it follows only while the button is down. */
  isDragged: boolean;
}

/** The last pointer event: the piece is under the finger from its first frame. */
let last: PointerEvent | undefined;
addEventListener("pointerdown", (event) => (last = event), { capture: true });

export function DraggedPiece({ man, isDragged }: Props) {
  const drawn = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const follow = (event: PointerEvent) => {
      last = event;
      const ghost = drawn.current;
      if (!ghost) return;
      const isShown = event.buttons > 0 || (!isDragged && event.pointerType === "mouse");
      const cell = document.querySelector(".squares [role='gridcell']");
      if (cell) ghost.style.width = `${cell.clientWidth}px`;
      ghost.style.visibility = isShown ? "visible" : "hidden";
      ghost.style.transform = `translate(calc(${event.clientX}px - 50%), calc(${event.clientY}px - 50%))`;
    };
    if (last) follow(last);
    addEventListener("pointermove", follow);
    addEventListener("pointerup", follow);
    addEventListener("pointercancel", follow);
    return () => {
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", follow);
      removeEventListener("pointercancel", follow);
    };
  }, [isDragged]);
  return (
    <svg class="carried" ref={drawn} viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#${drawingOf(man)}`} />
    </svg>
  );
}
