// Telling the arbiter that a board needs them, beyond what the page shows: the title of the page, and, if wanted, a
// sound and a vibration.
import { signal } from "@preact/signals";
import { play } from "../game/sound";

const STORAGE_KEY = "adoube-arbiter-alerts";
/** The pattern of a vibration: on, off, on, in milliseconds. */
const PATTERN = [200, 100, 200];

/** Whether sound and vibration are wanted on this device. A playing hall is quiet: not unless switched on. */
export const isLoud = signal(localStorage.getItem(STORAGE_KEY) === "on");

export function setLoud(isWanted: boolean): void {
  isLoud.value = isWanted;
  localStorage.setItem(STORAGE_KEY, isWanted ? "on" : "off");
  // It is heard at once; a browser is silent until the user has pressed something.
  if (isWanted) alarm();
}

/** Plays the sound and vibrates. */
export function alarm(): void {
  play("call");
  navigator.vibrate?.(PATTERN);
}

const MARK = /^\(\d+\) /;

/** Shows a number before the title of every page, until stopped. */
export function markTitle(count: number): () => void {
  const element = document.querySelector("title");
  const write = () => {
    const marked = (count > 0 ? `(${count}) ` : "") + document.title.replace(MARK, "");
    if (document.title !== marked) document.title = marked;
  };
  write();
  // Pages set their own titles.
  const watching = new MutationObserver(write);
  if (element) watching.observe(element, { childList: true });
  return () => {
    watching.disconnect();
    document.title = document.title.replace(MARK, "");
  };
}
