// Every kind of act that the server can offer has a place on a page: a new one cannot be forgotten.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formOf as formOfArbiter } from "../src/pages/arbiter/acts/forms";
import { BOARD_FORMS, formsOf, GROUPS, SHEET_FORMS } from "../src/pages/game/forms";

const { components } = JSON.parse(readFileSync(new URL("../../crates/hall/openapi.json", import.meta.url), "utf8")) as {
  components: { schemas: { ActionKind: { oneOf: { enum?: [string]; properties?: Record<string, unknown> }[] } } };
};
const KINDS = components.schemas.ActionKind.oneOf.flatMap((kind) => kind.enum ?? []);

/** Acts of a player without a form, and their place. */
const ELSEWHERE: Record<string, string> = {
  touch: "a square is pointed at with the hand that only touches; on a screen a piece is chosen",
  lift: "a square is pointed at",
  place: "a square is pointed at with a piece in the hand",
  hold: "a square is pointed at with the hand that holds",
  remove: "a square is pointed at with the hand that takes off",
  fetch: "a button beside the board, with all pieces to choose from",
  "put-aside": "a button beside the board",
  "put-right": "a button beside the board",
  make: "two squares are pointed at on a screen",
  play: "two squares are pointed at on a screen, where the clock is pressed with the move",
  press: "the lever of the clock, or the space bar",
  write: "the line below the scoresheet",
  strike: "the cross beside what is written",
};

/** Acts offered only to an arbiter. */
const ARBITERS = [
  ...["replace-scoresheet", "draw-array", "start", "stop", "restart", "interrupt", "set-aside", "set-clock", "replace-clock", "install-setting", "restore"],
  ...["penalise", "compensate", "permit", "excuse", "declare", "decide", "tell", "appoint-assistants", "play-went-on", "reconstruct", "decide-appeal"],
  ...["request-sealing", "check-envelope", "appoint-resumption", "resume", "open-envelope", "open-reply", "lose-envelope", "lose-position"],
];
/** Questions and calls have their own place on the arbiter's page. */
const ANSWERED = ["answer", "come"];

const forms = [...GROUPS.map(formsOf), SHEET_FORMS, BOARD_FORMS].flatMap((some) => Object.keys(some));

test("the server's kinds of acts are parsed", () => {
  expect(KINDS.length).toBeGreaterThan(80);
  expect(components.schemas.ActionKind.oneOf.filter((kind) => !kind.enum).map(({ properties }) => Object.keys(properties ?? {}))).toEqual([["notice"]]);
});

test("every act offered to a player has one form, or its own place", () => {
  const known = [...forms, ...Object.keys(ELSEWHERE), ...ARBITERS, ...ANSWERED];
  expect(KINDS.filter((kind) => !known.includes(kind))).toEqual([]);
  expect(known.filter((kind) => !KINDS.includes(kind))).toEqual([]);
  expect(known.filter((kind, at) => known.indexOf(kind) !== at)).toEqual([]);
});

test("every act offered only to an arbiter has a form at the arbiter's table", () => {
  expect(ARBITERS.filter((kind) => formOfArbiter(kind) === undefined)).toEqual([]);
});
