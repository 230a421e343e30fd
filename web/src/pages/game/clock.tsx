// The clock between the players, with the lever that has to be pressed.
import { Face, Lever } from "../../clock/face";
import { usePassed } from "../../clock/ticking";
import type { Act, Colour, GameResponse } from "../../service/types";
import { say } from "../../words";
import type { Hand, Mode } from "./hand";
import { set } from "./settings";
import { allows, sideOf, type Table } from "./table";

interface Props {
  table: Table;
  seen: GameResponse;
  hand: Hand;
  /** The side whose clock is below, or on the right. */
  below: Colour;
}

/**
 * Returns whether the lever can be pressed. The lever of a real clock can be pressed whenever the clock runs: it must
 * not reveal that there is no legal position on the board yet.
 */
export function canPress(seen: GameResponse, mode: Mode | undefined): boolean {
  const side = sideOf(seen);
  return side !== undefined && (allows(seen, "press") || (mode === "free" && seen.view.clocks[side].runs));
}

/** Presses the clock with the hand that moves. */
export function press(table: Table, hand: Hand): void {
  void hand.inOrder(async () => {
    const seen = table.seen.peek();
    if (!seen || !canPress(seen, hand.mode.peek())) return;
    set({ hasPressed: true });
    await table.act({ press: { hand: hand.which.peek(), manner: "proper" } });
  });
}

/** Returns whether the reader has moved and has yet to press. */
export function owesPress(seen: GameResponse): boolean {
  const side = sideOf(seen);
  return side !== undefined && seen.view["to-move"] !== side && seen.view.clocks[side].runs;
}

/** Returns whether a move waits to be sent, and nothing that presses the clock. */
const isMoveWithoutPress = (pending: Act[]): boolean => pending.some((act) => typeof act === "object" && "make" in act) && !pending.some((act) => typeof act === "object" && "press" in act);

export function ChessClock({ table, seen, hand, below }: Props) {
  const { clocks } = seen.view;
  const passed = usePassed(table.receivedAt.value, clocks.white.runs || clocks.black.runs);
  const side = sideOf(seen);
  const isOpen = canPress(seen, hand.mode.value);
  const isDue = hand.mode.value === "free" ? isOpen && !allows(seen, "seal") : owesPress(seen) || (isOpen && isMoveWithoutPress(table.pending.value));
  const face = (colour: Colour) => {
    const other = colour === "white" ? "black" : "white";
    const lever =
      colour === side ? (
        <button type="button" class={isDue ? "lever main" : "lever"} data-do="press" disabled={!isOpen} onClick={() => press(table, hand)}>
          {say(isOpen ? "clock-press" : "clock-lever")}
        </button>
      ) : (
        <Lever />
      );
    return (
      <Face
        key={colour}
        colour={colour}
        name={seen[colour].name}
        display={clocks[colour]}
        passed={passed}
        side={colour === below ? "own" : "other"}
        isDown={clocks[other].runs}
        lever={lever}
      />
    );
  };
  const above = below === "white" ? "black" : "white";
  return (
    <div class="case">
      {face(above)}
      {face(below)}
    </div>
  );
}
