// Parts of the program that could not be loaded.
import { pause, RETRY_MS } from "./service/fetch-json";

/** Loads the page anew as soon as the server can be reached: a browser does not repeat a failed import. */
export async function reloadWhenReached(): Promise<void> {
  for (;;) {
    await pause(RETRY_MS);
    const answer = await fetch("/health/live").catch(() => undefined);
    if (answer?.ok) return location.reload();
  }
}
