// The keys of the board's page.
import { press } from "./clock";
import type { Hand } from "./hand";
import { stepByKey } from "./move-list";
import type { Moves } from "./moves";
import { set, settings } from "./settings";
import { sideOf, type Table } from "./table";

/** Handles a key; returns whether it had an effect. */
export function handleKey(key: string, table: Table, hand: Hand, moves: Moves): boolean {
  const seen = table.seen.peek();
  if (key === " " && seen && sideOf(seen)) {
    press(table, hand);
    return true;
  }
  // The same key in Cyrillic.
  if (["f", "ф"].includes(key.toLowerCase())) {
    set({ isFlipped: !settings.peek().isFlipped });
    return true;
  }
  if (key === "Escape" && moves.at.peek() !== undefined) {
    moves.show(undefined);
    return true;
  }
  return key === "Escape" ? hand.cancel() : stepByKey(key, moves);
}
