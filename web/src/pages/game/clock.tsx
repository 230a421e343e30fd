// The clock between the players, with the lever that has to be pressed.
import { Face, Lever } from "../../clock/face";
import { usePassed } from "../../clock/ticking";
import type { Colour, GameSeen } from "../../service/types";
import { say } from "../../words";
import { set } from "./settings";
import { sideOf, type Table } from "./table";
import type { Hand } from "./hand";

interface Props {
  table: Table;
  seen: GameSeen;
  hand: Hand;
  /** Whose face stands below, or on the right. */
  below: Colour;
}

/** Presses the clock with the hand that moves. */
export function press(table: Table, hand: Hand): void {
  set({ hasPressed: true });
  void table.act({ press: { hand: hand.which.peek(), manner: "proper" } });
}

/** Whether the reader has moved and has still to press. */
export function owesPress(seen: GameSeen): boolean {
  const side = sideOf(seen);
  return side !== undefined && seen.view["to-move"] !== side && seen.view.clocks[side].runs;
}

export function ChessClock({ table, seen, hand, below }: Props) {
  const { clocks } = seen.view;
  const passed = usePassed(table.heardAt.value, clocks.white.runs || clocks.black.runs);
  const side = sideOf(seen);
  const may = seen.told.may.find(({ do: kind }) => kind === "press");
  const face = (colour: Colour) => {
    const other = colour === "white" ? "black" : "white";
    const lever =
      colour === side ? (
        <button type="button" class={owesPress(seen) ? "lever main" : "lever"} data-do="press" disabled={!may} onClick={() => press(table, hand)}>
          {may?.told ?? say("clock-lever")}
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
