// The boards that need the arbiter, on every page: in a bar, in the title, and by sound and vibration if wanted.
import { useEffect, useRef } from "preact/hooks";
import { place } from "../../route";
import { say } from "../../words";
import { alarm, isLoud, markTitle } from "./alerts";
import { useBoards } from "./boards";
import { wantText } from "./card";
import { inOrder, needs, type BoardState, type Urgent } from "./urgency";

import "./waiting.css";

/** How many boards are named; the others are counted. */
const NAMED = 2;

interface Needing {
  known: BoardState;
  wants: Urgent[];
}

export default function Waiting({ competition }: { competition: string }) {
  const { known } = useBoards(competition);
  const now = performance.now();
  const all = inOrder([...known.values()], now)
    .map((one): Needing => ({ known: one, wants: needs(one, now) }))
    .filter(({ wants }) => wants.length > 0);
  useEffect(() => markTitle(all.length), [all.length]);
  useAlarm(all, known.size > 0);
  const path = place.value.split("?")[0] ?? "";
  const elsewhere = all.filter(({ known: { board } }) => path !== `/games/${board.id}/arbiter`);
  // The list of boards shows them itself.
  const isHidden = path === `/competitions/${competition}/arbiter` || elsewhere.length === 0;
  return (
    <section class="waiting" aria-label={say("arbiter-watch")} role="status">
      {!isHidden && (
        <>
          <a class="all" href={`/competitions/${competition}/arbiter`}>
            {say("arbiter-elsewhere", { count: elsewhere.length })}
          </a>
          <ul>
            {elsewhere.slice(0, NAMED).map(({ known: { board }, wants }) => (
              <li key={board.id}>
                <a href={`/games/${board.id}/arbiter`}>
                  {board.board ? say("arbiter-board", { board: board.board }) : say("arbiter-free-game")}: {wants.map(wantText).join(" · ")}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Sounds when something new is needed; not for what was there when the page was opened. */
function useAlarm(all: Needing[], isLoaded: boolean): void {
  const heard = useRef<Set<string> | undefined>(undefined);
  const keys = all.flatMap(({ known, wants }) => wants.map((want) => `${known.board.id} ${JSON.stringify(want)}`));
  useEffect(() => {
    if (!isLoaded) return;
    const before = heard.current;
    heard.current = new Set(keys);
    if (before && keys.some((key) => !before.has(key)) && isLoud.peek()) alarm();
  }, [keys.join("\n"), isLoaded]);
}
