// What has to be played because of a touched piece or an order; and what is in the hand.
import { Articles } from "../../articles";
import { menOf, moveText, nameOf, squareName } from "../../board/men";
import type { GameResponse } from "../../service/types";
import { say } from "../../words";
import type { Hand } from "./hand";
import { settings } from "./settings";
import { editionOf, sideOf } from "./table";

export function Duty({ seen, hand }: { seen: GameResponse; hand: Hand }) {
  const { bound } = seen.view;
  const held = hand.held.value.at(-1);
  const men = menOf(seen.view.board);
  for (const one of hand.held.value) if (one.from) men.set(one.from, one.piece);
  const isOwn = bound?.by === sideOf(seen);
  return (
    <div class="duty" role="status" aria-label={say("play-duty-title")}>
      {held && (
        <p>
          {held.from
            ? say("play-duty-in-hand-from", { man: nameOf(held.piece), square: squareName(held.from) })
            : say("play-duty-in-hand", { man: nameOf(held.piece) })}
        </p>
      )}
      {bound && bound.under.length > 0 && (
        <>
          <p>
            <strong>{isOwn ? say("play-duty-own") : say("play-duty-other", { name: seen[bound.by as "white" | "black"].name })}</strong>{" "}
            {bound.moves.map((move, at) => (
              <span key={move} class="move-text">
                {moveText(move, men, settings.value.figurines)}
                {at < bound.moves.length - 1 ? ", " : ""}
              </span>
            ))}
          </p>
          {seen.told.bound?.map(({ told, articles }) => (
            <p key={told} class="faint">
              {told} <Articles edition={editionOf(seen)} numbers={articles} />
            </p>
          ))}
        </>
      )}
    </div>
  );
}
