// A timer shared by all small clocks of a page; runs while any of them does.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** The redraw interval of small clocks. */
const INTERVAL_MS = 200;

const beat = signal(performance.now());
let listeners = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Returns the time by the browser's clock; re-renders while `isWanted`. */
export function useBeat(isWanted: boolean): number {
  useEffect(() => {
    if (!isWanted) return;
    listeners += 1;
    timer ??= setInterval(() => (beat.value = performance.now()), INTERVAL_MS);
    return () => {
      listeners -= 1;
      if (listeners > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, [isWanted]);
  return isWanted ? beat.value : beat.peek();
}
