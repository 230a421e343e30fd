// Who is waiting for whom, in one sentence; the result when the game is over.
import { say } from "../../words";
import { COLOURS, type Colour, type EventResponse, type GameResponse } from "../../service/types";
import { adjourning, resumption } from "./adjourned";
import { canPress, owesPress } from "./clock";
import type { Mode } from "./hand";
import { settings } from "./settings";
import { AfterGame } from "./next-game";
import { allows, sideOf, type Table } from "./table";

export function Status({ seen, mode, table }: { seen: GameResponse; mode: Mode | undefined; table: Table }) {
  const news = table.news.value;
  const isOver = typeof seen.view.stage === "object";
  const side = sideOf(seen);
  const signed = side && seen.view.sheets[side]?.signed;
  return (
    <div class={isOver ? "status over" : "status"}>
      <p role="status" class="state">
        {sentence(seen, mode, news, table.traces.value.isPlaced)}
        {seen.view.check && !isOver ? ` ${say("play-state-check")}` : ""}
      </p>
      <p role="status" class="offer">
        {isOver ? "" : offers(seen)}
      </p>
      {signed && <p role="status">{say("play-sheet-signed", { result: signed })}</p>}
      <p role="status" class="peer-lost">
        {isOver ? "" : lostLines(seen, table.lostLines.value)}
      </p>
      {isOver && <AfterGame seen={seen} />}
      {(owesPress(seen) || (mode === "free" && canPress(seen, mode) && !allows(seen, "seal"))) && !settings.value.hasPressed && <p class="hint">{say("play-state-press-hint")}</p>}
      {mode === "enforced" && allows(seen, "make") && settings.value.touches && !settings.value.hasPressed && <p class="hint">{say("play-state-touch-hint")}</p>}
    </div>
  );
}

/** Returns which other players have lost their lines. */
function lostLines(seen: GameResponse, lost: Colour[]): string {
  const others = lost.filter((colour) => colour !== sideOf(seen));
  return others.map((colour) => say("play-state-line-lost", { name: seen[colour].name })).join(" ");
}

function sentence(seen: GameResponse, mode: Mode | undefined, news: EventResponse[], isPlaced: boolean): string {
  const { stage, clocks, presence } = seen.view;
  if (typeof stage === "object") return seen.told.result ?? stage.over.outcome;
  if (stage === "void") return say("play-state-void");
  if (stage === "before-start") return beforeStart(seen);
  const sealing = adjourning(seen, news);
  if (sealing) return sealing;
  if (stage === "adjourned") return [say("play-state-adjourned"), resumption(news) ?? ""].join(" ").trim();
  if (seen.view.interruption) return say("play-state-interrupted");
  if (!clocks.white.runs && !clocks.black.runs) return say("play-state-stopped");
  const side = sideOf(seen);
  if (side && typeof presence[side] === "object") return say("play-state-left");
  const away = COLOURS.find((colour) => presence[colour] !== "at-the-board");
  if (away && away !== side) return say("play-state-away", { name: seen[away].name });
  const turn = seen.view["to-move"] as Colour;
  // At a real board the page must not reveal whether the position is the result of a legal move.
  if (mode === "free" && side && clocks[side].runs) return say(isPlaced ? "play-state-placed" : "play-state-your-clock");
  if (owesPress(seen)) return say("play-state-press");
  const other = turn === "white" ? "black" : "white";
  const words = turn === side ? say("play-state-your-move") : say("play-state-move-of", { name: seen[turn].name });
  // The move may be answered before the clock is pressed; until then the clock of the player who made it runs.
  return mode === "enforced" && clocks[other].runs ? `${words} ${say("play-state-not-pressed", { name: seen[other].name })}` : words;
}

function beforeStart(seen: GameResponse): string {
  const absent = COLOURS.filter((colour) => seen.view.presence[colour] === "absent");
  const side = sideOf(seen);
  if (side && absent.includes(side)) return say("play-state-arrive");
  if (absent.length > 0) return say("play-state-waits-for", { name: absent.map((colour) => seen[colour].name).join(", ") });
  return allows(seen, "press") ? say("play-state-you-start") : say("play-state-not-started");
}

/** Returns who has offered a draw that can be accepted. */
function offers(seen: GameResponse): string {
  const describe = (by: Colour) => (by === sideOf(seen) ? say("play-state-own-offer") : say("play-state-offer", { name: seen[by].name }));
  return (seen.view.offered as Colour[]).map(describe).join(" ");
}
