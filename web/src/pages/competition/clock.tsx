// A clock in small, counting on from what the hall told.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { digits, shown } from "../../clock/time";
import type { ClockSeen } from "../../service/types";

/** How often clocks are read. */
const TICK = 200;
const now = signal(performance.now());
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time of this page, for as long as somebody reads it. */
function useNow(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    readers += 1;
    timer ??= setInterval(() => (now.value = performance.now()), TICK);
    return () => {
      readers -= 1;
      if (readers > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, [isWanted]);
}

export function Clock({ clock, heard }: { clock: ClockSeen; heard: number }) {
  useNow(clock.runs);
  const passed = clock.runs ? Math.max(now.value, heard) - heard : 0;
  const names = ["clock", clock.runs ? "runs" : "", clock.flag ? "fallen" : ""];
  return <span class={names.filter((name) => name !== "").join(" ")}>{digits(shown(clock, passed))}</span>;
}
