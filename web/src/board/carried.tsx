// The piece that follows the finger or the mouse from one square to another.
import { useEffect, useRef } from "preact/hooks";
import { drawingOf, type Man } from "./men";

interface Props {
  man: Man;
  /** Whether it follows only while the button is down. */
  isDragged: boolean;
}

export function Carried({ man, isDragged }: Props) {
  const drawn = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      const ghost = drawn.current;
      if (!ghost) return;
      const isShown = event.buttons > 0 || (!isDragged && event.pointerType === "mouse");
      const cell = document.querySelector(".squares [role='gridcell']");
      if (cell) ghost.style.width = `${cell.clientWidth}px`;
      ghost.style.visibility = isShown ? "visible" : "hidden";
      ghost.style.transform = `translate(calc(${event.clientX}px - 50%), calc(${event.clientY}px - 50%))`;
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", follow);
    return () => {
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", follow);
    };
  }, [isDragged]);
  return (
    <svg class="carried" ref={drawn} viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#${drawingOf(man)}`} />
    </svg>
  );
}
