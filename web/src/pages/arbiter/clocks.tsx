// Both clocks of a board, counting on from the last report.
import { useBeat } from "../../clock/beat";
import { digits, timeAfter, TROUBLE, type ClockReading } from "../../clock/time";
import type { Colour } from "../../service/types";
import { say } from "../../words";

/** Both clocks as reported, and when the report arrived. */
export interface Clocks {
  white: ClockReading;
  black: ClockReading;
  /** By the browser's own clock. */
  arrivedAt: number;
}

/** Returns what a clock shows now. */
export const timeLeft = (clocks: Clocks, colour: Colour, now: number): number => timeAfter(clocks[colour], now - clocks.arrivedAt);

export function Clock({ clocks, colour, name }: { clocks: Clocks; colour: Colour; name: string }) {
  const { runs, flag } = clocks[colour];
  const time = timeLeft(clocks, colour, useBeat(runs));
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
