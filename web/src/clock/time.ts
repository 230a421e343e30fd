// What a clock shows between two words from the hall: it counts on from there, and decides nothing.

/** One player's clock, as the hall last told it. */
export interface Reading {
  time: number;
  runs: boolean;
  flag: boolean;
}

/** Below this a player whose clock runs is in time trouble: everybody is shown it. */
export const TROUBLE = 60_000;

/** The time now, `passed` milliseconds after the hall told it. */
export function shown(reading: Reading, passed: number): number {
  return reading.runs ? Math.max(0, reading.time - Math.max(0, passed)) : reading.time;
}

/** 1:23:45, 12:34, or 9.8 in the last ten seconds. */
export function digits(milliseconds: number): string {
  if (milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
