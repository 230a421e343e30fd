// Whatever the hall may offer an arbiter has a form: a kind that is new in its description cannot be forgotten here.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formOf } from "../src/pages/arbiter/acts/forms";
import type { ActionKind } from "../src/service/types";

interface Described {
  components: { schemas: { ActionKind: { oneOf: { enum?: string[]; properties?: object }[] } } };
}

const description = JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8")) as Described;
const kinds = description.components.schemas.ActionKind.oneOf.flatMap((kind) => kind.enum ?? Object.keys(kind.properties ?? {}));

/** Kinds that need no form, and why. */
const WITHOUT_A_FORM: Record<string, string[]> = {
  "only whoever plays does this with the board, the clock or the pen": [
    "touch", "lift", "fetch", "hold", "place", "put-aside", "remove", "put-right", "make", "play", "press", "stop-clocks",
    "write", "strike", "write-offer", "write-time", "complete-scoresheet", "borrow-scoresheet", "give-back-scoresheet",
    "sign", "hand-over-scoresheet", "take-electronic", "seal", "hand-over-envelope", "state-sealed-move", "ask-to-adjourn",
  ],
  "only whoever plays says this": [
    "adjust", "announce-castling", "offer-draw", "accept-draw", "decline-draw", "resign", "claim-repetition", "claim-fifty-moves",
    "claim-flag-fall", "claim-illegal-move", "correct-by-agreement", "claim-touch", "claim-irregularity", "claim-no-effort",
    "claim-cannot-win", "request-piece", "request-scoresheet", "request-blank-scoresheet", "request-explanation",
    "request-moves-and-time", "request-leave", "request-device", "request-assistant", "request-consent", "request-increment",
    "call-arbiter", "appeal", "announce", "repeat",
  ],
  "players come and go": ["arrive", "leave", "return"],
  "questions are answered where they are asked": ["answer"],
};

test("every kind of act has a form, or a reason why it has none", () => {
  const excused = new Set(Object.values(WITHOUT_A_FORM).flat());
  const hasForm = (kind: string) => formOf((kind === "notice" ? { notice: "touch" } : kind) as ActionKind) !== undefined;
  expect(kinds.length).toBeGreaterThan(excused.size);
  expect(kinds.filter((kind) => !hasForm(kind) && !excused.has(kind)), "these have no form").toEqual([]);
  expect([...excused].filter((kind) => hasForm(kind)), "these have a form, and are excused").toEqual([]);
  expect([...excused].filter((kind) => !kinds.includes(kind)), "these are excused, and do not exist").toEqual([]);
});
