// The form of each kind of act, and its place on the page. The server decides whether it is allowed.
import { AREAS, DUTIES, IRREGULARITIES, REASONS, type Act, type GameResponse } from "../../service/types";
import { randomId } from "../../service/random-id";
import { sideOf } from "./table";

export const GROUPS = ["game", "claims", "help", "presence", "adjournment", "announcing"] as const;
export type Group = (typeof GROUPS)[number];

/** What is asked before an act is sent. */
export type Form =
  | { needs: "nothing"; act(seen: GameResponse): Act }
  | { needs: "confirmation"; act(seen: GameResponse): Act }
  | { needs: "text"; act(text: string): Act; mayBeEmpty: boolean; isLong: boolean }
  | { needs: "choice"; of: Choices; act(choice: string): Act }
  | { needs: "piece"; act(at: string): Act }
  | { needs: "sealed"; isSecret: boolean; act(text: string): Act }
  | { needs: "move"; claim: "repetition" | "fifty-moves" };

export type Choices = "reason" | "matter" | "area" | "duty";

export const CHOICES: Record<Choices, readonly string[]> = { reason: REASONS, matter: IRREGULARITIES, area: AREAS, duty: DUTIES };

const plain = (act: Act): Form => ({ needs: "nothing", act: () => act });
const sure = (act: Act): Form => ({ needs: "confirmation", act: () => act });
const text = (act: (text: string) => Act, { mayBeEmpty = false, isLong = false } = {}): Form => ({ needs: "text", act, mayBeEmpty, isLong });
/** The choices come from the schema; a list of them is typed as strings. */
const choice = (of: Choices, act: (choice: never) => Act): Form => ({ needs: "choice", of, act: act as (choice: string) => Act });

const IN_GROUPS: Record<Group, Record<string, Form>> = {
  game: {
    "accept-draw": plain({ say: "accept" }),
    "decline-draw": plain({ say: "decline" }),
    "offer-draw": plain({ say: "offer-draw" }),
    "request-consent": plain({ say: { request: "consent-to-draw" } }),
    resign: sure({ say: "resign" }),
    sign: { needs: "confirmation", act: (seen) => ({ sheet: { sign: outcomeOf(seen) } }) },
  },
  claims: {
    "claim-repetition": { needs: "move", claim: "repetition" },
    "claim-fifty-moves": { needs: "move", claim: "fifty-moves" },
    "claim-flag-fall": plain({ say: { claim: "flag-fall" } }),
    "claim-illegal-move": plain({ say: { claim: "illegal-move" } }),
    "correct-by-agreement": plain({ say: "would-correct" }),
    "claim-touch": plain({ say: { claim: "touch" } }),
    "claim-irregularity": choice("matter", (irregularity) => ({ say: { claim: { irregularity } } })),
    "claim-no-effort": plain({ say: { claim: "no-effort" } }),
    "claim-cannot-win": plain({ say: { claim: "cannot-win" } }),
    "confirm-evidence": plain({ say: "confirm-evidence" }),
    "dispute-evidence": plain({ say: "dispute-evidence" }),
    "accuse-of-touch": { needs: "piece", act: (touched) => ({ say: { accuse: { touched } } }) },
    "accuse-of-resignation": plain({ say: { accuse: "resigned" } }),
    "accuse-of-draw-offer": plain({ say: { accuse: "offered-draw" } }),
    confirm: plain({ testify: "confirms" }),
    deny: plain({ testify: "denies" }),
  },
  help: {
    "call-arbiter": text((why) => ({ say: { "call-arbiter": why } }), { mayBeEmpty: true }),
    "stop-clocks": choice("reason", (reason) => ({ "stop-clocks": reason })),
    "request-piece": plain({ say: { request: "piece" } }),
    "request-scoresheet": plain({ say: { request: "scoresheet" } }),
    "request-blank-scoresheet": plain({ say: { request: "blank-scoresheet" } }),
    "request-explanation": text((explanation) => ({ say: { request: { explanation } } }), { mayBeEmpty: true }),
    "request-moves-and-time": plain({ say: { request: "moves-and-time" } }),
    "request-device": plain({ say: { request: "device" } }),
    "request-assistant": choice("duty", (assistant) => ({ say: { request: { assistant } } })),
    "request-increment": plain({ say: { request: "increment" } }),
    report: choice("matter", (report) => ({ report })),
    appeal: text((appeal) => ({ say: { appeal } }), { isLong: true }),
  },
  presence: {
    arrive: plain({ presence: "arrive" }),
    return: plain({ presence: "return" }),
    "request-leave": choice("area", (area) => ({ say: { request: { "to-leave": area } } })),
    leave: choice("area", (leave) => ({ presence: { leave } })),
  },
  adjournment: {
    "ask-to-adjourn": plain({ adjourn: "ask" }),
    seal: { needs: "sealed", isSecret: true, act: (move) => ({ adjourn: { seal: { text: move, nonce: randomId() } } }) },
    "hand-over-envelope": sure({ adjourn: "hand-over" }),
    "state-sealed-move": { needs: "sealed", isSecret: false, act: (state) => ({ adjourn: { state } }) },
  },
  announcing: {
    announce: text((announce) => ({ say: { announce } })),
    repeat: text((repeat) => ({ say: { repeat } })),
  },
};

/** Acts with a scoresheet that need no input. */
export const SHEET_FORMS: Record<string, Form> = {
  "write-offer": plain({ sheet: "write-offer" }),
  "write-time": { needs: "nothing", act: (seen) => ({ sheet: { "write-time": seen.view.clocks[sideOf(seen) ?? "white"].time } }) },
  "complete-scoresheet": plain({ sheet: "complete" }),
  "borrow-scoresheet": plain({ sheet: "borrow" }),
  "give-back-scoresheet": plain({ sheet: "give-back" }),
  "hand-over-scoresheet": plain({ sheet: "hand-over" }),
  "take-electronic": plain({ sheet: "take-electronic" }),
  "keep-score": { needs: "nothing", act: (seen) => ({ sheet: { "keep-for": sideOf(seen) ?? "white" } }) },
};

/** Acts at the board that need no input. */
export const BOARD_FORMS: Record<string, Form> = {
  adjust: plain({ say: "adjusting" }),
  "announce-castling": plain({ say: "about-to-castle" }),
};

export const formsOf = (group: Group): Record<string, Form> => IN_GROUPS[group];

function outcomeOf({ view: { stage } }: GameResponse): string {
  return typeof stage === "object" ? stage.over.outcome : "";
}
