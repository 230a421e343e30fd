// How the reader wants the board to be; kept on this machine.
import { signal } from "@preact/signals";

export interface Settings {
  /** Whether the own side is above. */
  isFlipped: boolean;
  coordinates: boolean;
  /** Whether moves are shown with figurines. */
  figurines: boolean;
  /** On a screen: whether the clock is pressed with the move. */
  pressesWithMove: boolean;
  /** On a screen: whether a piece that is chosen counts as touched. */
  touches: boolean;
  /** Whether what happens is heard as well. */
  sounds: boolean;
  /** Whether the clock was ever pressed here: then nobody has to be told how. */
  hasPressed: boolean;
}

const KEPT = "adoube-board";
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
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return { ...USUAL, ...(found as Partial<Settings>) };
  } catch {
    return USUAL;
  }
}

export const settings = signal<Settings>(kept());

/** Changes something, and remembers it. */
export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...change };
  localStorage.setItem(KEPT, JSON.stringify(settings.peek()));
}
