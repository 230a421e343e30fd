// Around the board: "I adjust", the hand and its acts, pieces from beside the board.
import { useState } from "preact/hooks";
import { Articles } from "../../articles";
import { drawingOf, nameOf, type Man } from "../../board/men";
import type { GameResponse, HandName } from "../../service/types";
import { say } from "../../words";
import { ActButtons } from "./acts";
import { Dialog } from "./dialog";
import { BOARD_FORMS } from "./forms";
import type { Choice, Hand, Mode, Tool } from "./hand";
import { allows, editionOf, type Table } from "./table";

interface Props {
  table: Table;
  seen: GameResponse;
  hand: Hand;
  mode: Mode | undefined;
}

export function Tools({ table, seen, hand, mode }: Props) {
  const may = seen.told.may.filter(({ do: kind }) => typeof kind === "string" && kind in BOARD_FORMS);
  const hasHands = mode === "free" && seen.view.stage === "playing";
  if (may.length === 0 && !hasHands) return null;
  return (
    <section class="acts tools" aria-label={say("play-tools-title")}>
      <ActButtons may={may} forms={BOARD_FORMS} table={table} seen={seen} />
      {hasHands && <Hands table={table} seen={seen} hand={hand} mode={mode} />}
    </section>
  );
}

const TOOLS: Tool[] = ["move", "touch", "hold", "remove"];
const HANDS: HandName[] = ["right", "left", "both"];

function Hands({ seen, hand }: Props) {
  const [isFetching, setFetching] = useState(false);
  const offered = (kind: string) => seen.told.may.find((may) => may.do === kind);
  const button = (kind: string, onClick: () => void) => {
    const may = offered(kind);
    if (!may) return null;
    return (
      <li>
        <button type="button" data-do={kind} onClick={onClick}>
          {may.told}
        </button>
        <Articles edition={editionOf(seen)} numbers={may.articles} />
      </li>
    );
  };
  return (
    <>
      <div class="row">
        <label>
          {say("play-tools-tool")}
          <select value={hand.tool.value} onChange={(event) => (hand.tool.value = event.currentTarget.value as Tool)}>
            {TOOLS.map((tool) => (
              <option key={tool} value={tool}>
                {say("play-tools-tool-of", { tool })}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say("play-tools-hand")}
          <select value={hand.which.value} onChange={(event) => (hand.which.value = event.currentTarget.value as HandName)}>
            {HANDS.map((which) => (
              <option key={which} value={which}>
                {say("play-tools-hand-of", { which })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p>
        <label>
          <input type="checkbox" checked={hand.touchesOutOfTurn.value} onChange={(event) => (hand.touchesOutOfTurn.value = event.currentTarget.checked)} />
          {say("play-tools-bold")}
        </label>
      </p>
      <ul class="buttons">
        {button("put-aside", () => void hand.putAside())}
        {button("fetch", () => setFetching(true))}
        {button("put-right", () => void hand.does("put-right"))}
      </ul>
      {isFetching && <Fetch hand={hand} isWhite={seen.view["to-move"] === "white"} onEnd={() => setFetching(false)} mayFetch={allows(seen, "fetch")} />}
    </>
  );
}

function Fetch({ hand, isWhite, onEnd, mayFetch }: { hand: Hand; isWhite: boolean; onEnd(): void; mayFetch: boolean }) {
  const men = isWhite ? "QRBNPKqrbnpk" : "qrbnpkQRBNPK";
  return (
    <Dialog title={say("play-tools-fetch")} onCancel={onEnd}>
      <div class="tray">
        {[...men].map((man) => (
          <PieceButton
            key={man}
            man={man}
            onClick={() => {
              onEnd();
              if (mayFetch) void hand.fetch(man);
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** The choice of a promotion. */
export function Promotion({ choice, onCancel }: { choice: Choice; onCancel(): void }) {
  return (
    <Dialog title={say("play-promotion-title")} onCancel={onCancel}>
      <div class="tray">
        {choice.roles.map((role) => (
          <PieceButton key={role} man={choice.colour === "white" ? role : role.toLowerCase()} onClick={() => choice.choose(role)} />
        ))}
      </div>
      {choice.mayStay && (
        <p>
          <button type="button" class="quiet" onClick={() => choice.choose(undefined)}>
            {say("play-promotion-none")}
          </button>
        </p>
      )}
    </Dialog>
  );
}

function PieceButton({ man, onClick }: { man: Man; onClick(): void }) {
  return (
    <button type="button" class="piece" aria-label={nameOf(man)} title={nameOf(man)} data-man={man} onClick={onClick}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href={`#${drawingOf(man)}`} />
      </svg>
    </button>
  );
}
