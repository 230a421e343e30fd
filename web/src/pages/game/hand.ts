// Gestures on the board, as acts. On a screen board a move is chosen by two squares; on a real board a hand lifts,
// puts down and removes anything.
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { colourOf, menOf, placeOf, readMove, type Man, type Square, type Written } from "../../board/men";
import type { Act, Colour, GameResponse, HandAct, HandName, Held, Plan } from "../../service/types";
import { settings } from "./settings";
import { allows, sideOf, type Table } from "./table";

export type Mode = "free" | "enforced";
export type Tool = "move" | "touch" | "remove" | "hold";

/** What a pawn may be promoted to. */
export interface Choice {
  colour: Colour;
  roles: string[];
  /** Whether the pawn may remain a pawn, as on a real board. */
  mayStay: boolean;
  choose(role: string | undefined): void;
}

export interface Hand {
  mode: Signal<Mode | undefined>;
  /** The origin square of the move being chosen. */
  chosen: Signal<Square | undefined>;
  /** What is in the reader's hand, according to the server. */
  held: ReadonlySignal<Held[]>;
  choice: Signal<Choice | undefined>;
  tool: Signal<Tool>;
  which: Signal<HandName>;
  /** Whether a real board is touched out of turn. */
  touchesOutOfTurn: Signal<boolean>;
  point(at: Square): void;
  drop(at: Square): void;
  /** Cancels a choice, if nothing was touched; returns whether there was one. */
  cancel(): boolean;
  does(act: HandAct): Promise<boolean>;
  /** Runs `work` after all earlier gestures have been sent. */
  inOrder(work: () => Promise<void>): Promise<void>;
  fetch(man: Man): Promise<void>;
  putAside(): Promise<void>;
  /** The moves available to the reader. */
  moves(): Written[];
  close(): void;
}

export function handAt(table: Table, mode: Signal<Mode | undefined>): Hand {
  const hand = basis(table, mode);
  const screen = onScreen(table, hand);
  const real = onBoard(table, hand);
  const by = () => (mode.peek() === "free" ? real : screen);
  const cancel = () => {
    if (hand.chosen.peek() === undefined || table.seen.peek()?.view.bound?.under.length) return false;
    hand.chosen.value = undefined;
    return true;
  };
  return { ...hand, point: (at) => by().point(at), drop: (at) => by().drop(at), cancel, fetch: real.fetch, putAside: real.putAside };
}

type Basis = Omit<Hand, "point" | "drop" | "cancel" | "fetch" | "putAside">;

function basis(table: Table, mode: Signal<Mode | undefined>): Basis {
  const held = computed<Held[]>(() => {
    const seen = table.seen.value;
    const side = seen && sideOf(seen);
    return side ? seen.view.held[side] : [];
  });
  const chosen = signal<Square | undefined>(undefined);
  const which = signal<HandName>("right");
  const settle = effect(() => {
    const seen = table.seen.value;
    if (seen && seen.view["to-move"] !== sideOf(seen)) chosen.value = undefined;
  });
  let order = Promise.resolve();
  return {
    mode,
    chosen,
    held,
    choice: signal<Choice | undefined>(undefined),
    tool: signal<Tool>("move"),
    which,
    touchesOutOfTurn: signal(false),
    does: (act) => table.act({ hand: { hand: which.peek(), act } }),
    inOrder: (work) => (order = order.then(work)),
    moves: () => openMoves(table.seen.peek()),
    close: settle,
  };
}

/** Returns the moves that the server offers the reader. */
export function openMoves(seen: GameResponse | undefined): Written[] {
  const bound = seen?.view.bound;
  return bound && bound.by === sideOf(seen) ? bound.moves.map(readMove) : [];
}

/** Returns whether these two squares mean the move: castling also by the king's destination. */
export function isMeant(move: Written, from: Square, to: Square): boolean {
  return move.from === from && (move.to === to || (move.castles && kingComesTo(move) === to));
}

/** Returns the king's destination in castling. */
export const kingComesTo = ({ from, to }: Written): Square => `${placeOf(to)[0] > placeOf(from)[0] ? "g" : "c"}${from[1] ?? ""}`;

interface Pointing {
  point(at: Square): void;
  drop(at: Square): void;
}

/** A move is made by two squares; a chosen piece counts as touched. */
function onScreen(table: Table, hand: Basis): Pointing {
  const send = (plan: Plan) => {
    hand.chosen.value = undefined;
    const withPress = settings.peek().pressesWithMove;
    const action: Act = withPress ? { play: plan } : { make: plan };
    void table.act(action);
  };
  const go = (from: Square, to: Square) => {
    const meant = hand.moves().filter((move) => isMeant(move, from, to));
    const exact = meant.filter((move) => move.to === to && !move.castles);
    const found = exact.length > 0 ? exact : meant;
    const roles = found.flatMap(({ becomes }) => becomes ?? []);
    const seen = table.seen.peek();
    if (roles.length > 1 && seen) {
      const choose = (role: string | undefined) => {
        hand.choice.value = undefined;
        if (role) send({ from, to, becomes: role });
      };
      hand.choice.value = { colour: sideOf(seen) ?? "white", roles, mayStay: false, choose };
      return;
    }
    const move = found[0];
    if (move?.castles) send({ from, to: move.to, castles: true });
    else send({ from, to });
  };
  const choose = (at: Square) => {
    hand.chosen.value = at;
    const isKnown = table.traces.peek().touched.includes(at);
    if (!settings.peek().touches || isKnown) return;
    void hand.does({ touch: { on: at, intent: "to-play" } });
  };
  const point = (at: Square) => {
    const seen = table.seen.peek();
    if (!seen || !(allows(seen, "make") || allows(seen, "play"))) return;
    const man = menOf(seen.view.board).get(at);
    const from = hand.chosen.peek();
    const isMove = from && from !== at && hand.moves().some((move) => isMeant(move, from, at));
    const isOwn = man !== undefined && colourOf(man) === sideOf(seen);
    if (from && (isMove || !isOwn)) go(from, at);
    else if (man) choose(at);
  };
  const drop = (at: Square) => {
    const from = hand.chosen.peek();
    if (from && from !== at) point(at);
  };
  return { point, drop };
}

interface Real extends Pointing {
  fetch(man: Man): Promise<void>;
  putAside(): Promise<void>;
}

/** Anything that a hand can do, one gesture after another. */
function onBoard(table: Table, hand: Basis): Real {
  const fetch = async (man: Man) => void (await hand.does({ fetch: { piece: man } }));
  const become = async (role: string, by: Colour, at: Square) => {
    if (!(await hand.does("put-aside"))) return;
    await fetch(by === "white" ? role : role.toLowerCase());
    await hand.does({ place: { on: at } });
  };
  const place = async (at: Square, seen: GameResponse) => {
    const from = hand.held.peek().at(-1)?.from;
    const roles = hand.moves().flatMap((move) => (from && isMeant(move, from, at) ? (move.becomes ?? []) : []));
    if (roles.length === 0) return void (await hand.does({ place: { on: at } }));
    const by = sideOf(seen) ?? "white";
    const choose = (role: string | undefined) => {
      hand.choice.value = undefined;
      void hand.inOrder(async () => void (await (role ? become(role, by, at) : hand.does({ place: { on: at } }))));
    };
    hand.choice.value = { colour: by, roles, mayStay: true, choose };
  };
  const reach = async (at: Square) => {
    const seen = table.seen.peek();
    if (!seen || sideOf(seen) === undefined) return;
    const tool = hand.tool.peek();
    if (hand.held.peek().length > 0) return tool === "hold" ? void (await hand.does({ hold: { on: at } })) : place(at, seen);
    const man = menOf(seen.view.board).get(at);
    const kind = tool === "touch" || tool === "remove" ? tool : "lift";
    if (!man || !(allows(seen, kind) || hand.touchesOutOfTurn.peek())) return;
    if (tool === "touch") await hand.does({ touch: { on: at, intent: "to-play" } });
    else if (tool === "remove") await hand.does({ remove: { from: at } });
    else await hand.does({ lift: { from: at } });
  };
  const point = (at: Square) => void hand.inOrder(() => reach(at));
  const drop = (at: Square) =>
    void hand.inOrder(async () => {
      if (hand.held.peek().length > 0) await reach(at);
    });
  return { point, drop, fetch: (man) => hand.inOrder(() => fetch(man)), putAside: () => hand.inOrder(async () => void (await hand.does("put-aside"))) };
}
