// Time that passes on this page between two words from the hall.
import { useEffect, useState } from "preact/hooks";

/** How often a running clock is drawn. */
const OFTEN = 100;

/** Milliseconds since `from`, by this machine's own counting; drawn anew while something runs. */
export function usePassed(from: number, isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), OFTEN);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.max(0, now - from);
}
