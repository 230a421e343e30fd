// Time that passes on this page between two updates from the server.
import { useEffect, useState } from "preact/hooks";

/** The redraw interval of a running clock. */
const INTERVAL_MS = 100;

/** Returns the milliseconds since `from` by this machine's clock; re-renders while something runs. */
export function usePassed(from: number, isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.max(0, now - from);
}
