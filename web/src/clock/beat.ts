// A timer shared by all small clocks of a page, running while one of them does.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** How often small clocks are drawn. */
const OFTEN = 200;

const beat = signal(performance.now());
let listeners = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time by the browser's clock; drawn anew while it is wanted. */
export function useBeat(isWanted: boolean): number {
  useEffect(() => {
    if (!isWanted) return;
    listeners += 1;
    timer ??= setInterval(() => (beat.value = performance.now()), OFTEN);
    return () => {
      listeners -= 1;
      if (listeners > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, [isWanted]);
  return isWanted ? beat.value : beat.peek();
}
