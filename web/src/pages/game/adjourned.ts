// The progress of an adjournment according to the latest events, and what the player has to do.
import type { Colour, EventResponse, GameResponse } from "../../service/types";
import { language, say } from "../../words";
import { allows, sideOf } from "./table";

type Step = Extract<EventResponse, { fact: "adjournment" }>["of"];

/** Returns the reported steps of an adjournment, the newest first. */
const steps = (news: EventResponse[]): Step[] => news.flatMap((event) => (event.fact === "adjournment" ? [event.of] : [])).reverse();

/** Returns what there is to know or do about an adjournment while the clocks run or are to be started, if anything. */
export function adjourning(seen: GameResponse, news: EventResponse[]): string | undefined {
  const side = sideOf(seen);
  const other: Colour = side === "white" ? "black" : "white";
  if (allows(seen, "state-sealed-move")) return say("play-state-state");
  if (allows(seen, "hand-over-envelope")) return say("play-state-sealed");
  const last = steps(news)[0];
  // A reply can be sealed once the sealed move is known.
  const isKnown = typeof last === "object" && ("opened" in last || "stated" in last || "reply-sealed" in last);
  if (allows(seen, "seal")) return isKnown ? say("play-state-seal-reply", { name: seen[other].name }) : say("play-state-seal");
  if (last === "resumed") return say("play-state-opens");
  const sealing = typeof last === "object" && ("sealing-began" in last ? last["sealing-began"].by : "sealed" in last ? last.sealed.by : undefined);
  return sealing ? say("play-state-seals", { name: seen[sealing as Colour].name }) : undefined;
}

/** Returns when and where an adjourned game is resumed, if known. */
export function resumption(news: EventResponse[]): string | undefined {
  const found = steps(news).find((step) => typeof step === "object" && "resumption-appointed" in step);
  if (typeof found !== "object" || !("resumption-appointed" in found)) return undefined;
  const { at, place } = found["resumption-appointed"];
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "full", timeStyle: "short" }).format(new Date(at));
  return say("play-state-resumption", { where: [when, place].filter((part) => part !== "").join(", ") });
}
