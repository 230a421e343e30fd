// A move that is named and not played, for a claim or for the envelope: touched on a small board, chosen among those
// that the server offers, given by its squares or in notation. The page does not know whether it is legal.
import { useState } from "preact/hooks";
import { colourOf, menOf, moveText, nameOf, readMove, readSquare, squareName, type Man, type Square, type WrittenMove } from "../../board/men";
import { isCastling, PickMove } from "../../board/pick";
import type { Colour, GameResponse, Plan } from "../../service/types";
import { say } from "../../words";
import { readTyped } from "../../service/reading";
import { openMoves } from "./hand";
import { settings } from "./settings";
import { sideOf } from "./table";

/** The input: the server's own name of a move, squares as typed, or notation. */
interface Filled {
  move: string;
  text: string;
  from: string;
  to: string;
  castles: boolean;
  becomes: string;
}

export interface ActToName {
  /** The moves to choose from; empty if the server does not list them. */
  known: string[];
  filled: Filled;
  men: Map<Square, Man>;
  /** The board as it stands, and the side that names the move. */
  board: string;
  side: Colour;
  /** What the piece on the first square may be promoted to on the second, if it must be. */
  roles: string[];
  /** Whether anything was filled in. */
  isFilled: boolean;
  fill(change: Partial<Filled>): void;
  /** Fills in a move that is known by its squares. */
  fillPlan(plan: Plan): void;
  /** Returns the move, or a validation error. */
  read(): Plan | { wrong: string };
  /** Returns the move, or where none was given what a text means. */
  resolve(text: string): Promise<Plan | { wrong: string }>;
}

const NOTHING: Filled = { move: "", text: "", from: "", to: "", castles: false, becomes: "" };

export function useNamed(seen: GameResponse): ActToName {
  const known = openMoves(seen).length > 0 ? (seen.view.bound?.moves ?? []) : [];
  const [filled, setFilled] = useState(NOTHING);
  const men = menOf(seen.view.board);
  const side = sideOf(seen);
  const roles = promotions(seen, men.get(readSquare(filled.from) ?? ""), readSquare(filled.to));
  const isOwn = (at: Square) => men.has(at) && colourOf(men.get(at) ?? "") === side;
  const read = () => (known.length > 0 ? (known.includes(filled.move) ? planOf(filled.move) : { wrong: say("play-choose") }) : planBySquares(filled, isOwn, roles.length > 0));
  const isFilled = filled.move !== "" || filled.from.trim() !== "" || filled.to.trim() !== "";
  const fillPlan = ({ from, to, castles = false, becomes }: Plan) => {
    const move = known.find((move) => isSame(readMove(move), { from, to, castles, becomes }));
    setFilled((before) => ({ ...before, move: move ?? "", from: squareName(from), to: squareName(to), castles, becomes: becomes ?? "" }));
  };
  const resolve = async (text: string) => {
    const plan = read();
    if (!("wrong" in plan) || isFilled || text.trim() === "") return plan;
    const typed = await readTyped(seen.id, text).catch(() => undefined);
    return typed ?? { wrong: say("play-named-unread", { text: text.trim() }) };
  };
  return { known, filled, men, isFilled, fillPlan, resolve, board: seen.view.board, side: side ?? seen.view["to-move"], roles, fill: (change) => setFilled((before) => ({ ...before, ...change })), read };
}

const isSame = (one: WrittenMove, other: { from: Square; to: Square; castles: boolean; becomes?: string | null | undefined }) =>
  one.from === other.from && one.to === other.to && one.castles === other.castles && (one.becomes ?? "") === (other.becomes ?? "");

function planOf(move: string): Plan {
  const { from, to, becomes, castles } = readMove(move);
  if (castles) return { from, to, castles };
  return becomes ? { from, to, becomes } : { from, to };
}

function planBySquares({ from, to, castles, becomes }: Filled, isOwn: (at: Square) => boolean, isPromotion: boolean): Plan | { wrong: string } {
  for (const typed of [from, to]) {
    if (readSquare(typed) === undefined) return { wrong: typed.trim() === "" ? say("play-named-both") : say("play-named-no-square", { text: typed.trim() }) };
  }
  const [left, reached] = [readSquare(from) ?? "", readSquare(to) ?? ""];
  const missing = [left, ...(castles ? [reached] : [])].find((at) => !isOwn(at));
  if (missing) return { wrong: say("play-named-not-own", { square: squareName(missing) }) };
  if (left === reached) return { wrong: say("play-named-same") };
  if (castles) return { from: left, to: reached, castles };
  if (!isPromotion) return { from: left, to: reached };
  return becomes === "" ? { wrong: say("play-named-becomes-what") } : { from: left, to: reached, becomes };
}

/** Returns what a piece may be promoted to on a square, according to the server. */
function promotions({ promotion }: GameResponse, man: Man | undefined, to: Square | undefined): string[] {
  const isPromoted = promotion && man?.toUpperCase() === promotion.man && to?.endsWith(promotion.rank);
  return isPromoted ? promotion.roles : [];
}

/** Writes a move as by hand: in long notation, which is unambiguous, with the reader's letters. */
export function writtenOf({ from, to, becomes, castles }: Plan, men: Map<Square, Man>): string {
  return moveText(`${from}${to}${castles ? " castles" : becomes ? `=${becomes}` : ""}`, men, false);
}

export function NamedFields({ named }: { named: ActToName }) {
  return named.known.length === 0 ? <BySquares named={named} /> : <Listed named={named} />;
}

/** One of the moves that the server offers, touched on the board or chosen from the list. */
function Listed({ named: { known, filled, men, board, side, fill } }: { named: ActToName }) {
  const [from, to] = [readSquare(filled.from), readSquare(filled.to)];
  const between = known.filter((move) => readMove(move).from === from && readMove(move).to === to);
  const offered = between.length > 0 ? between : known;
  const pick = ({ from, to = "" }: { from: Square; to: Square | undefined }) => {
    const there = known.filter((move) => readMove(move).from === from && readMove(move).to === to);
    fill({ from: squareName(from), to: to && squareName(to), text: "", move: there.length === 1 ? (there[0] ?? "") : "" });
  };
  const choose = (move: string) => {
    const { from, to } = readMove(move);
    fill({ move, text: "", from: from && squareName(from), to: to && squareName(to) });
  };
  return (
    <>
      <PickMove men={board} side={side} from={from} to={to} onPick={pick} />
      <p>
        <label>
          {say("play-claim-move")}
          <select value={offered.includes(filled.move) ? filled.move : ""} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">{say("play-choose")}</option>
            {offered.map((move) => (
              <option key={move} value={move}>
                {moveText(move, men, settings.value.figurines)}
              </option>
            ))}
          </select>
        </label>
      </p>
    </>
  );
}

/** The same in notation: what is read of it appears on the board. */
export function Notation({ named: { filled, fill, fillPlan, resolve } }: { named: ActToName }) {
  const read = async (text: string) => {
    const plan = await resolve(text);
    if (!("wrong" in plan)) fillPlan(plan);
  };
  return (
    <p>
      <label>
        {say("play-named-notation")}
        <input
          value={filled.text}
          data-notation
          size={8}
          maxLength={20}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          onInput={(event) => fill({ ...NOTHING, text: event.currentTarget.value })}
          onChange={(event) => void read(event.currentTarget.value)}
        />
      </label>
    </p>
  );
}

function BySquares({ named: { filled, men, roles, board, side, fill } }: { named: ActToName }) {
  const square = (name: "from" | "to", label: string) => (
    <label>
      {label}
      <input
        value={filled[name]}
        data-square-of={name}
        maxLength={5}
        size={4}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        onInput={(event) => fill({ [name]: event.currentTarget.value, text: "" })}
      />
    </label>
  );
  const man = men.get(readSquare(filled.from) ?? "");
  return (
    <>
      <PickMove
        men={board}
        side={side}
        from={readSquare(filled.from)}
        to={readSquare(filled.to)}
        onPick={({ from, to = "" }) => fill({ from: squareName(from), to: to && squareName(to), castles: isCastling(board, from, to), becomes: "", text: "" })}
      />
      <p>
        <label>
          <input type="checkbox" checked={filled.castles} onChange={(event) => fill({ castles: event.currentTarget.checked })} />
          {say("play-named-castles")}
        </label>
      </p>
      <p class="row">
        {square("from", say(filled.castles ? "play-named-king" : "play-claim-from"))}
        {square("to", say(filled.castles ? "play-named-rook" : "play-claim-to"))}
        {!filled.castles && man && roles.length > 0 && (
          <label>
            {say("play-named-becomes")}
            <select value={filled.becomes} onChange={(event) => fill({ becomes: event.currentTarget.value })}>
              <option value="">{say("play-choose")}</option>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {nameOf(colourOf(man) === "white" ? role : role.toLowerCase())}
                </option>
              ))}
            </select>
          </label>
        )}
      </p>
    </>
  );
}
