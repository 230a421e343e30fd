// What a player does at a board where the arbiter enters it. Whether it may be done the hall says when it is entered.
import type { Act } from "../../service/types";
import { say } from "../../words";
import type { Field } from "./acts/field";
import { outcomes } from "./acts/forms";
import type { Values } from "./acts/values";

export interface Entry {
  fields?: () => Field[];
  act: (values: Values) => Act;
  isGrave?: boolean;
}

const words = (): Field[] => [{ kind: "text", name: "text", label: say("arbiter-words"), isNeeded: true }];
const sealed = (): Field[] => [{ kind: "text", name: "text", label: say("arbiter-sealed"), isNeeded: true }];
const spoken = (voice: Extract<Act, { say: unknown }>["say"]): Entry => ({ act: () => ({ say: voice }) });
const here = (presence: Extract<Act, { presence: unknown }>["presence"]): Entry => ({ act: () => ({ presence }) });

const PROMOTIONS = ["none", "queen", "rook", "bishop", "knight"] as const;

/** From where to where; a castling king goes to the square of its rook. */
const move: Entry = {
  fields: () => [
    { kind: "square", name: "from", label: say("arbiter-from") },
    { kind: "square", name: "to", label: say("arbiter-to") },
    { kind: "choice", name: "becomes", label: say("arbiter-becomes"), options: PROMOTIONS.map((man) => [man, say("arbiter-promotion", { man })]) },
    { kind: "tick", name: "castles", label: say("arbiter-castles") },
  ],
  act: (values) => {
    const becomes = PROMOTIONS.find((man) => man !== "none" && man === values.text("becomes")) ?? "none";
    const plan = { from: values.square("from"), to: values.square("to"), castles: values.has("castles") };
    return { play: becomes === "none" ? plan : { ...plan, becomes } };
  },
};

/** Everything that can be entered, in the order in which it is likely to be wanted. */
export const ENTRIES: Record<string, Entry> = {
  "claim-flag": spoken({ claim: "flag-fall" }),
  "claim-repetition": spoken({ claim: { repetition: "stands" } }),
  "claim-fifty": spoken({ claim: { "fifty-moves": "stands" } }),
  "claim-illegal": spoken({ claim: "illegal-move" }),
  "claim-touch": spoken({ claim: "touch" }),
  "claim-effort": spoken({ claim: "no-effort" }),
  "claim-win": spoken({ claim: "cannot-win" }),
  play: move,
  press: { act: () => ({ press: { hand: "usual", manner: "proper" } }) },
  "stop-clocks": { act: () => ({ "stop-clocks": "help" }) },
  offer: spoken("offer-draw"),
  accept: spoken("accept"),
  decline: spoken("decline"),
  resign: { ...spoken("resign"), isGrave: true },
  arrive: here("arrive"),
  leave: here({ leave: "playing-area" }),
  "leave-venue": here({ leave: "venue" }),
  return: here("return"),
  "device-rings": { ...here({ device: "rings" }), isGrave: true },
  "device-on": { ...here({ device: "on" }), isGrave: true },
  notes: here("notes"),
  analyses: here("analyses"),
  disturbs: here("disturbs"),
  displaced: { act: () => ({ "stop-clocks": "displacement" }) },
  refuse: { fields: words, act: (values) => ({ say: { refuse: values.text("text") } }) },
  appeal: { fields: words, act: (values) => ({ say: { appeal: values.text("text") } }) },
  sign: { fields: () => [outcomes()], act: (values) => ({ sheet: { sign: values.text("outcome") } }) },
  "hand-sheet": { act: () => ({ sheet: "hand-over" }) },
  "ask-adjourn": { act: () => ({ adjourn: "ask" }) },
  seal: { fields: sealed, act: (values) => ({ adjourn: { seal: { text: values.text("text"), nonce: "" } } }) },
  "hand-envelope": { act: () => ({ adjourn: "hand-over" }) },
  "state-sealed": { fields: sealed, act: (values) => ({ adjourn: { state: values.text("text") } }) },
};
