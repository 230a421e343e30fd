// What a touched piece, or an order, leaves to be played; and what lies in the hand.
import { Articles } from "../../articles";
import { menOf, moveTold, nameOf, squareName } from "../../board/men";
import type { GameSeen } from "../../service/types";
import { say } from "../../words";
import type { Hand } from "./hand";
import { settings } from "./settings";
import { editionOf, sideOf } from "./table";

/** The numbers of articles that the hall has told for a provision; for touched pieces, those of touching. */
function numbersOf(seen: GameSeen, under: string[]): string[] {
  const told = (citation: string) => {
    const at = seen.view.may.findIndex((may) => may.under === citation);
    return at < 0 ? undefined : seen.told.may[at]?.articles;
  };
  const touch = seen.told.may.find(({ do: kind }) => kind === "touch" || kind === "lift")?.articles;
  const numbers = under.flatMap((citation) => told(citation) ?? (/ Touch/.test(citation) ? touch : undefined) ?? []);
  return [...new Set(numbers)];
}

export function Duty({ seen, hand }: { seen: GameSeen; hand: Hand }) {
  const { bound } = seen.view;
  const held = hand.held.value.at(-1);
  const men = menOf(seen.view.board);
  for (const one of hand.held.value) if (one.man && one.from) men.set(one.from, one.man);
  const isOwn = bound?.by === sideOf(seen);
  return (
    <div class="duty" role="status" aria-label={say("play-duty-title")}>
      {held && (
        <p>
          {held.man && held.from
            ? say("play-duty-in-hand-from", { man: nameOf(held.man), square: squareName(held.from) })
            : say("play-duty-in-hand", { man: held.man ? nameOf(held.man) : "" })}
        </p>
      )}
      {bound && bound.under.length > 0 && (
        <p>
          <strong>{isOwn ? say("play-duty-own") : say("play-duty-other", { name: seen[bound.by as "white" | "black"].name })}</strong>{" "}
          {bound.moves.map((move) => moveTold(move, men, settings.value.figurines)).join(", ")}{" "}
          <Articles edition={editionOf(seen)} numbers={numbersOf(seen, bound.under)} />
        </p>
      )}
    </div>
  );
}
