// Display settings of the board, stored on this machine.
import { signal } from "@preact/signals";

export interface Settings {
  /** Whether the reader's side is at the top. */
  isFlipped: boolean;
  coordinates: boolean;
  /** Whether moves are shown with figurines. */
  figurines: boolean;
  /** On a screen: whether a move also presses the clock. */
  pressesWithMove: boolean;
  /** On a screen: whether a chosen piece counts as touched. */
  touches: boolean;
  /** Whether events have sounds. */
  sounds: boolean;
  /** Whether the clock was ever pressed here: then no hint is needed. */
  hasPressed: boolean;
}

const STORAGE_KEY = "adoube-board";
const USUAL: Settings = {
  isFlipped: false,
  coordinates: true,
  figurines: true,
  pressesWithMove: false,
  touches: true,
  sounds: false,
  hasPressed: false,
};

function kept(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return { ...USUAL, ...(found as Partial<Settings>) };
  } catch {
    return USUAL;
  }
}

export const settings = signal<Settings>(kept());

/** Changes and stores settings. */
export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...change };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(settings.peek()));
}
