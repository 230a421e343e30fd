// Both clocks of a board, counting on from what the hall told.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { digits, shown, type Reading } from "../../clock/time";
import type { Side } from "./types";
import { say } from "../../words";

/** Both clocks as they were told, and when that came. */
export interface Clocks {
  white: Reading;
  black: Reading;
  /** By the browser's own clock. */
  came: number;
}

/** How often clocks are drawn. */
const BEAT = 200;
/** Below this a player is in time trouble. */
export const TROUBLE = 60_000;

const beat = signal(performance.now());
let listeners = 0;
let ticking: ReturnType<typeof setInterval> | undefined;

/** Keeps the clocks of a component going; gives the time by the browser's clock. */
export function useBeat(): number {
  useEffect(() => {
    listeners += 1;
    ticking ??= setInterval(() => (beat.value = performance.now()), BEAT);
    return () => {
      listeners -= 1;
      if (listeners > 0) return;
      clearInterval(ticking);
      ticking = undefined;
    };
  }, []);
  return beat.value;
}

/** What a clock shows now. */
export const left = (clocks: Clocks, colour: Side, now: number): number => shown(clocks[colour], now - clocks.came);

export function Clock({ clocks, colour, name }: { clocks: Clocks; colour: Side; name: string }) {
  const time = left(clocks, colour, useBeat());
  const { runs, flag } = clocks[colour];
  const state = [runs && "runs", flag && "flag", !flag && runs && time < TROUBLE && "trouble"].filter(Boolean).join(" ");
  return (
    <p class={`reading ${state}`}>
      <span class="name">
        <span class={`side ${colour}`} aria-hidden="true" /> <span class="unseen">{say("arbiter-colour", { colour })}: </span>
        {name}
      </span>
      <span class="time" role="timer">
        {digits(time)}
        {flag && <span class="fallen">{say("arbiter-flag")}</span>}
      </span>
    </p>
  );
}
