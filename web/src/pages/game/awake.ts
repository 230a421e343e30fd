// Keeps the screen of a player's device on while a game is waiting or in progress, where the browser can do that.
import { useEffect } from "preact/hooks";

/** Holds a wake lock while `isWanted`; the browser drops it whenever the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // Browsers have it on secure connections only.
    if (!isWanted || !("wakeLock" in navigator)) return;
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== "visible" || (held && !held.released)) return;
      // A device that saves power refuses; then its own settings decide.
      const lock = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isOver) void lock?.release();
      else held = lock;
    };
    const look = () => void request();
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", look);
      void held?.release();
    };
  }, [isWanted]);
}
