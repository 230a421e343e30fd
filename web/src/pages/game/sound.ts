// Optional soft sounds. Everything they convey is also shown and announced; off by default, since a playing hall is
// quiet.
import { effect } from "@preact/signals";
import type { EventResponse, GameResponse } from "../../service/types";
import { settings } from "./settings";
import { sideOf, type Table } from "./table";

export type Sound = "move" | "press" | "offer" | "ruling" | "end" | "call";

/** Pitch and length of consecutive tones, in hertz and seconds. */
const TONES: Record<Sound, [number, number][]> = {
  move: [[220, 0.06]],
  press: [[330, 0.05]],
  offer: [[523, 0.14], [659, 0.18]],
  ruling: [[392, 0.16], [392, 0.16]],
  call: [[659, 0.12], [659, 0.12], [784, 0.2]],
  end: [[523, 0.16], [392, 0.16], [262, 0.35]],
};
/** The maximum volume of a tone, out of 1. */
const LOUD = 0.08;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  // Browsers are silent before the first user gesture; missed sounds are not played afterwards.
  if (context.state !== "running") return void context.resume();
  let at = context.currentTime;
  for (const [pitch, length] of TONES[sound]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length;
  }
}

const isOver = (seen: GameResponse | undefined): boolean => typeof seen?.view.stage === "object";
const isOffered = (seen: GameResponse | undefined): boolean => seen?.view.offered.some((by) => by !== sideOf(seen)) ?? false;

/** Returns the sound of the most important event, if any. */
export function soundOf(before: GameResponse | undefined, now: GameResponse, fresh: EventResponse[]): Sound | undefined {
  if (before && isOver(now) && !isOver(before)) return "end";
  if (fresh.some(({ ruling }) => ruling)) return "ruling";
  if (before && isOffered(now) && !isOffered(before)) return "offer";
  const facts = fresh.map(({ fact }) => fact);
  if (facts.some((fact) => fact === "move-made" || fact === "placed")) return "move";
  return facts.includes("pressed") ? "press" : undefined;
}

/** Plays sounds for a table until stopped. Events before the page was opened are silent. */
export function listen(table: Table): () => void {
  let before: GameResponse | undefined;
  let since: number | undefined;
  return effect(() => {
    const [seen, news] = [table.seen.value, table.news.value];
    if (!seen) return;
    since ??= seen.now;
    const last = since;
    const fresh = news.filter(({ at }) => at > last);
    since = Math.max(since, ...fresh.map(({ at }) => at));
    const sound = soundOf(before, seen, fresh);
    before = seen;
    if (sound && settings.peek().sounds) play(sound);
  });
}
