// Gestures on the board, as acts. On a screen board a move is chosen by two squares; on a real board a hand lifts,
// puts down and removes anything.
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { colourOf, menOf, placeOf, readMove, type Man, type Square, type WrittenMove } from "../../board/men";
import type { Act, Colour, GameResponse, HandAct, HandName, HeldPiece, Plan } from "../../service/types";
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

/** A move by its two squares. */
export interface Intended {
  from: Square;
  to: Square;
}

export interface Hand {
  mode: Signal<Mode | undefined>;
  /** The origin square of the move being chosen. */
  chosen: Signal<Square | undefined>;
  /** What is in the reader's hand, according to the server. */
  held: ReadonlySignal<HeldPiece[]>;
  choice: Signal<Choice | undefined>;
  tool: Signal<Tool>;
  which: Signal<HandName>;
  /** Whether a real board is touched out of turn. */
  touchesOutOfTurn: Signal<boolean>;
  /** On a screen: a move that waits for the opponent's. */
  waiting: Signal<Intended | undefined>;
  /** A move that waited and became impossible. */
  notMade: Signal<Intended | undefined>;
  /** At a board: the piece that is being lifted, before the server has confirmed it. */
  grasped: Signal<Man | undefined>;
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
  moves(): WrittenMove[];
  close(): void;
}

export function handAt(table: Table, mode: Signal<Mode | undefined>): Hand {
  const hand = basis(table, mode);
  const screen = onScreen(table, hand);
  const real = onBoard(table, hand);
  const by = () => (mode.peek() === "free" ? real : screen);
  const cancel = () => {
    if (hand.waiting.peek()) {
      hand.waiting.value = undefined;
      return true;
    }
    if (hand.chosen.peek() === undefined || table.seen.peek()?.view.bound?.under.length) return false;
    hand.chosen.value = undefined;
    return true;
  };
  const close = () => {
    hand.close();
    screen.close();
  };
  return { ...hand, point: (at) => by().point(at), drop: (at) => by().drop(at), cancel, fetch: real.fetch, putAside: real.putAside, close };
}

type Basis = Omit<Hand, "point" | "drop" | "cancel" | "fetch" | "putAside">;

function basis(table: Table, mode: Signal<Mode | undefined>): Basis {
  const held = computed<HeldPiece[]>(() => {
    const seen = table.seen.value;
    const side = seen && sideOf(seen);
    return side ? seen.view.held[side] : [];
  });
  const chosen = signal<Square | undefined>(undefined);
  const which = signal<HandName>("right");
  const settle = effect(() => {
    const seen = table.seen.value;
    const at = chosen.peek();
    const man = seen && at ? menOf(seen.view.board).get(at) : undefined;
    if (seen && at && (man === undefined || colourOf(man) !== sideOf(seen))) chosen.value = undefined;
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
    waiting: signal<Intended | undefined>(undefined),
    notMade: signal<Intended | undefined>(undefined),
    grasped: signal<Man | undefined>(undefined),
    does: (act) => table.act({ hand: { hand: which.peek(), act } }),
    inOrder: (work) => (order = order.then(work)),
    moves: () => openMoves(table.seen.peek()),
    close: settle,
  };
}

/** Returns the moves that the server offers the reader. */
export function openMoves(seen: GameResponse | undefined): WrittenMove[] {
  const bound = seen?.view.bound;
  return bound && bound.by === sideOf(seen) ? bound.moves.map(readMove) : [];
}

/** Returns whether these two squares mean the move: castling also by the king's destination. */
export function isMeant(move: WrittenMove, from: Square, to: Square): boolean {
  return move.from === from && (move.to === to || (move.castles && kingComesTo(move) === to));
}

/** Returns the king's destination in castling. */
export const kingComesTo = ({ from, to }: WrittenMove): Square => `${placeOf(to)[0] > placeOf(from)[0] ? "g" : "c"}${from[1] ?? ""}`;

interface Pointing {
  point(at: Square): void;
  drop(at: Square): void;
}

/** Returns whether a move was sent and not answered yet. */
const isMovePending = (table: Table): boolean => table.pending.peek().some((act) => planOf(act) !== undefined);

/** Returns the move that an act makes on a screen. */
export function planOf(act: Act): Plan | undefined {
  if (typeof act !== "object") return undefined;
  return "make" in act ? act.make : "play" in act ? act.play : undefined;
}

/** A move is made by two squares; a chosen piece counts as touched. One that is made too early waits for its turn. */
function onScreen(table: Table, hand: Basis): Pointing & { close(): void } {
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
  const isReady = (seen: GameResponse) => (allows(seen, "make") || allows(seen, "play")) && !isMovePending(table);
  /** Chooses a move before it can be made. */
  const plan = (at: Square, seen: GameResponse) => {
    if (seen.view.stage !== "playing") return;
    const man = menOf(seen.view.board).get(at);
    const from = hand.chosen.peek();
    const isOwn = man !== undefined && colourOf(man) === sideOf(seen);
    hand.waiting.value = from && !isOwn ? { from, to: at } : undefined;
    hand.chosen.value = isOwn ? at : undefined;
  };
  const close = effect(() => {
    const [seen, waiting] = [table.seen.value, hand.waiting.value];
    void table.pending.value;
    if (!seen || !waiting || (!isReady(seen) && seen.view.stage === "playing")) return;
    hand.waiting.value = undefined;
    if (hand.moves().some((move) => isMeant(move, waiting.from, waiting.to))) go(waiting.from, waiting.to);
    else hand.notMade.value = waiting;
  });
  const point = (at: Square) => {
    const seen = table.seen.peek();
    if (!seen) return;
    hand.notMade.value = undefined;
    if (!isReady(seen)) return plan(at, seen);
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
  return { point, drop, close };
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
  /** Returns the piece that a hand takes at a square, if nothing forbids it. */
  const graspedAt = (at: Square): Man | undefined => {
    const seen = table.seen.peek();
    const isFree = ["move", "hold"].includes(hand.tool.peek()) && hand.held.peek().length === 0;
    return seen && isFree && (allows(seen, "lift") || hand.touchesOutOfTurn.peek()) ? menOf(seen.view.board).get(at) : undefined;
  };
  const point = (at: Square) => {
    hand.grasped.value = graspedAt(at);
    void hand.inOrder(() => reach(at)).finally(() => (hand.grasped.value = undefined));
  };
  const drop = (at: Square) =>
    void hand.inOrder(async () => {
      if (hand.held.peek().length > 0) await reach(at);
    });
  return { point, drop, fetch: (man) => hand.inOrder(() => fetch(man)), putAside: () => hand.inOrder(async () => void (await hand.does("put-aside"))) };
}
