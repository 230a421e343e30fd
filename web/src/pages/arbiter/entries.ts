// Acts of a player that the arbiter enters. The server says what is allowed; acts that need no right can be entered
// at any time.
import type { Act, ActionKind, Colour } from "../../service/types";
import { say } from "../../words";
import type { Field } from "./acts/field";
import { outcomes, type FormContext } from "./acts/forms";
import { pieceOf, planOf } from "./acts/move-field";
import type { Values } from "./acts/values";

export interface Entry {
  /** The server's name of the act; `undefined` if it needs no right. */
  kind?: ActionKind;
  fields?: (around: FormContext, side: Colour) => Field[];
  act: (values: Values, game: string) => Act | Promise<Act>;
  isGrave?: boolean;
}

const words = (): Field[] => [{ kind: "text", name: "text", label: say("arbiter-words"), isNeeded: true }];
const sealed = (): Field[] => [{ kind: "text", name: "text", label: say("arbiter-sealed"), isNeeded: true }];
const spoken = (kind: ActionKind, voice: Extract<Act, { say: unknown }>["say"]): Entry => ({ kind, act: () => ({ say: voice }) });
type PresenceAct = Extract<Act, { presence: unknown }>["presence"];
const here = (kind: ActionKind, presence: PresenceAct): Entry => ({ kind, act: () => ({ presence }) });
const seenDoing = (presence: PresenceAct): Entry => ({ act: () => ({ presence }) });

const moves: Required<Entry>["fields"] = ({ seen }, side) => [{ kind: "move", name: "move", men: seen.view.board, side }];

const move: Entry = {
  kind: "play",
  fields: moves,
  act: async (values, game) => ({ play: await planOf(values, game) }),
};

/** Everything that can be entered, in the order of likely use. */
export const ENTRIES: Record<string, Entry> = {
  "claim-flag": spoken("claim-flag-fall", { claim: "flag-fall" }),
  "claim-repetition": spoken("claim-repetition", { claim: { repetition: "stands" } }),
  "claim-fifty": spoken("claim-fifty-moves", { claim: { "fifty-moves": "stands" } }),
  "claim-repetition-move": {
    kind: "claim-repetition",
    fields: moves,
    act: async (values, game) => ({ say: { claim: { repetition: { written: await planOf(values, game) } } } }),
  },
  "claim-fifty-move": {
    kind: "claim-fifty-moves",
    fields: moves,
    act: async (values, game) => ({ say: { claim: { "fifty-moves": { written: await planOf(values, game) } } } }),
  },
  "claim-illegal": spoken("claim-illegal-move", { claim: "illegal-move" }),
  "claim-touch": spoken("claim-touch", { claim: "touch" }),
  "accuse-touch": {
    kind: "accuse-of-touch",
    fields: ({ seen }, side) => [{ kind: "piece", name: "touched", men: seen.view.board, of: side === "white" ? "black" : "white" }],
    act: (values) => ({ say: { accuse: { touched: pieceOf(values, "touched") } } }),
  },
  "accuse-resigned": spoken("accuse-of-resignation", { accuse: "resigned" }),
  "accuse-offer": spoken("accuse-of-draw-offer", { accuse: "offered-draw" }),
  confirm: { kind: "confirm", act: () => ({ testify: "confirms" }) },
  deny: { kind: "deny", act: () => ({ testify: "denies" }) },
  "claim-effort": spoken("claim-no-effort", { claim: "no-effort" }),
  "claim-win": spoken("claim-cannot-win", { claim: "cannot-win" }),
  play: move,
  press: { kind: "press", act: () => ({ press: { hand: "usual", manner: "proper" } }) },
  "stop-clocks": { kind: "stop-clocks", act: () => ({ "stop-clocks": "help" }) },
  offer: spoken("offer-draw", "offer-draw"),
  accept: spoken("accept-draw", "accept"),
  decline: spoken("decline-draw", "decline"),
  resign: { ...spoken("resign", "resign"), isGrave: true },
  arrive: here("arrive", "arrive"),
  leave: here("leave", { leave: "playing-area" }),
  "leave-venue": here("leave", { leave: "venue" }),
  return: here("return", "return"),
  "device-rings": { ...seenDoing({ device: "rings" }), isGrave: true },
  "device-on": { ...seenDoing({ device: "on" }), isGrave: true },
  notes: seenDoing("notes"),
  analyses: seenDoing("analyses"),
  disturbs: seenDoing("disturbs"),
  displaced: { kind: "stop-clocks", act: () => ({ "stop-clocks": "displacement" }) },
  refuse: { fields: words, act: (values) => ({ say: { refuse: values.text("text") } }) },
  appeal: { kind: "appeal", fields: words, act: (values) => ({ say: { appeal: values.text("text") } }) },
  sign: { kind: "sign", fields: () => [outcomes()], act: (values) => ({ sheet: { sign: values.text("outcome") } }) },
  "hand-sheet": { kind: "hand-over-scoresheet", act: () => ({ sheet: "hand-over" }) },
  "ask-adjourn": { kind: "ask-to-adjourn", act: () => ({ adjourn: "ask" }) },
  seal: { kind: "seal", fields: sealed, act: (values) => ({ adjourn: { seal: { text: values.text("text"), nonce: "" } } }) },
  "hand-envelope": { kind: "hand-over-envelope", act: () => ({ adjourn: "hand-over" }) },
  "state-sealed": { kind: "state-sealed-move", fields: sealed, act: (values) => ({ adjourn: { state: values.text("text") } }) },
};
