// Acts that the server has not answered, kept over a reload of the page. They go with the key of their first attempt,
// so that one that had arrived is not done twice.
import { randomId } from "../../service/random-id";
import type { Act } from "../../service/types";

export interface UnsentAct {
  /** The idempotency key. */
  key: string;
  action: Act;
}

/** Acts that were made together: if one is refused, the rest are not sent. */
export interface UnsentBatch {
  /** As whom they were made; somebody else on this device does not send them. */
  viewer: string;
  /** When they were made, in milliseconds since 1970. */
  at: number;
  acts: UnsentAct[];
}

/** How old in milliseconds acts may be: later, nobody expects them to be sent. */
const LONGEST_MS = 10 * 60_000;

const nameOf = (game: string): string => `unsent-acts:${game}`;

export const newBatch = (viewer: string, actions: Act[]): UnsentBatch => ({ viewer, at: Date.now(), acts: actions.map((action) => ({ key: randomId(), action })) });

/** Envelopes are secret, and not left on a device that others may use. */
const isSecret = ({ action }: UnsentAct): boolean => typeof action === "object" && "adjourn" in action;

/** Stores what has to survive a reload; without room for it, nothing does. */
export function storeBatches(game: string, batches: UnsentBatch[]): void {
  const kept = batches.filter(({ viewer, acts }) => viewer !== "" && acts.length > 0 && !acts.some(isSecret));
  try {
    if (kept.length > 0) sessionStorage.setItem(nameOf(game), JSON.stringify(kept));
    else sessionStorage.removeItem(nameOf(game));
  } catch {
    // No storage, or none that is allowed.
  }
}

/** Returns what the same person made on this page before, not long ago. */
export function storedBatches(game: string, viewer: string): UnsentBatch[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(nameOf(game)) ?? "[]") as UnsentBatch[];
    return stored.filter((batch) => batch.viewer === viewer && Date.now() - batch.at < LONGEST_MS);
  } catch {
    return [];
  }
}
