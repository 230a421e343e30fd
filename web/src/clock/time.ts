// What a clock shows between two updates from the server: it counts on, and decides nothing.

/** One player's clock, as last reported by the server. */
export interface ClockReading {
  time: number;
  runs: boolean;
  flag: boolean;
}

/** Below this a player whose clock runs is in time trouble, which is shown to everybody. */
export const TROUBLE = 60_000;

/** Below this the player's own clock turns red. */
export const LAST_SECONDS = 10_000;

/** Returns the time `passed` milliseconds after the report. */
export function timeAfter(reading: ClockReading, passed: number): number {
  return reading.runs ? Math.max(0, reading.time - Math.max(0, passed)) : reading.time;
}

/** Formats a time: 1:23:45, 12:34, or 9.8 in the last ten seconds. */
export function digits(milliseconds: number): string {
  if (milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
