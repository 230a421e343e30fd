// A form for every kind of act that the server offers an arbiter. The server decides what is allowed and under which
// article; this only knows what each act carries.
import { AREAS, COLOURS, DUTIES, IRREGULARITIES, TELLINGS, type Act, type ArbiterAct, type ArbiterUse, type Colour, type CompetitionResponse, type GameResponse, type Permission } from "../../../service/types";
import { printed } from "../../../articles";
import { say } from "../../../words";
import { numbersOf, usualFor, type Catalogue } from "../catalogue";
import type { Field } from "./field";
import { Values, writeTime } from "./values";

/** The data that a form may be prefilled from. */
export interface FormContext {
  seen: GameResponse;
  competition: CompetitionResponse | undefined;
  catalogue: Catalogue | undefined;
}

export interface Form {
  group: Group;
  /** Whether it is hard to undo and needs confirmation. */
  isGrave?: boolean;
  fields?: (around: FormContext) => Field[];
  /** The actions to send, in order; some have to be read by the server first. */
  acts: (values: Values, game: string) => Act[] | Promise<Act[]>;
}

export const GROUPS = ["game", "clocks", "board", "conduct", "adjournment", "sheets", "result", "other"] as const;
export type Group = (typeof GROUPS)[number];

const arbiter = (act: ArbiterAct, values: Values): Act => ({ arbiter: { act, ground: values.text("ground"), by: "" } });
const plain = (group: Group, act: ArbiterAct): Form => ({ group, acts: (values) => [arbiter(act, values)] });

const choice = (name: string, label: string, values: readonly string[], describe: (value: string) => string): Extract<Field, { kind: "choice" }> => ({
  kind: "choice",
  name,
  label,
  options: values.map((value) => [value, describe(value)]),
});

/** Results as the server names them, with their text keys. */
const OUTCOMES: Record<string, string> = {
  "1-0": "white-wins",
  "½-½": "draw",
  "0-1": "black-wins",
  "0-0": "both-lose",
  "+/-": "white-by-forfeit",
  "-/+": "black-by-forfeit",
  "-/-": "both-by-forfeit",
  stands: "stands",
};
const RESULTS = Object.keys(OUTCOMES).filter((outcome) => outcome !== "stands");
export const outcomeName = (outcome: string) => say("arbiter-outcome", { outcome: OUTCOMES[outcome] ?? "" });
/** What may be permitted, by text key. */
const PERMISSIONS = new Map<string, Permission>([
  ...AREAS.map((area): [string, Permission] => [`leave-${area}`, { "to-leave": area }]),
  ["device", "device"],
  ["draw-agreement", "draw-agreement"],
  ...DUTIES.map((duty): [string, Permission] => [`assistant-${duty}`, { assistant: duty }]),
  ["piece", "piece"],
]);

/** A field for the rule under which something is decided: those of the edition, each with its article. */
function provision(use: ArbiterUse, { catalogue }: FormContext): Field {
  const usual = usualFor(catalogue, use);
  const describe = (name: string) => [numbersOf(catalogue?.get(name)).map(printed)[0], say("arbiter-provision", { provision: name })].filter(Boolean).join(" ");
  return { ...choice("under", say("arbiter-under"), usual.map(({ name }) => name), describe), isOpen: true };
}

export const outcomes = (): Field => ({ ...choice("outcome", say("arbiter-result"), RESULTS, outcomeName), isOpen: true });

/** Fields for the time and counter of a player's clock. */
function clockFields({ seen }: FormContext, side: Colour, isNeeded: boolean): Field[] {
  const shown = seen.view.clocks[side];
  const fields: Field[] = [{ kind: "time", name: `${side}-time`, label: say("arbiter-time-of", { colour: side }), value: writeTime(shown.time), isNeeded }];
  if (typeof shown.counter === "number") {
    fields.push({ kind: "number", name: `${side}-counter`, label: say("arbiter-counter-of", { colour: side }), value: String(shown.counter) });
  }
  if (shown.flag) fields.push({ kind: "tick", name: `${side}-flag`, label: say("arbiter-lift-flag", { colour: side }) });
  return fields;
}

/** Returns what both clocks are set to. */
function corrections(values: Values) {
  const nothing = { time: null, completed: null, period: null, flag: "stays" } as const;
  return { white: values.correction("white", true) ?? nothing, black: values.correction("black", true) ?? nothing };
}

/** Returns the announced time: the same for both, or each player's own. */
function announcedTime(competition: CompetitionResponse | undefined, colour: Colour): string {
  const time = (competition?.about.regulations as { time?: string | Record<Colour, string> } | undefined)?.time;
  return (typeof time === "object" ? time[colour] : time) ?? "";
}

const clocks: Record<string, Form> = {
  "set-clock": {
    group: "clocks",
    fields: (around) => [
      ...COLOURS.flatMap((side) => clockFields(around, side, false)),
      choice("runs", say("arbiter-then-runs"), ["as-is", "white", "black"], (runs) => say("arbiter-runs", { runs })),
    ],
    acts: (values) => {
      const set = COLOURS.flatMap((whose) => {
        const to = values.correction(whose);
        return to ? [arbiter({ "set-clock": { whose, to } }, values)] : [];
      });
      const runs = values.text("runs");
      return runs === "as-is" ? set : [...set, arbiter({ restart: values.side("runs") }, values)];
    },
  },
  compensate: {
    group: "clocks",
    fields: () => COLOURS.map((colour) => ({ kind: "time", name: colour, label: say("arbiter-more-for", { colour }), value: "0:00:00", isNeeded: true })),
    acts: (values) => [arbiter({ compensate: { white: values.time("white"), black: values.time("black") } }, values)],
  },
  interrupt: {
    group: "clocks",
    fields: () => [{ kind: "time", name: "lasted", label: say("arbiter-interruption-lasted"), value: "0:01:00", isNeeded: true }],
    acts: (values) => [arbiter({ interrupt: { lasted: values.time("lasted") } }, values)],
  },
  "replace-clock": {
    group: "clocks",
    fields: (around) => COLOURS.flatMap((side) => clockFields(around, side, true)),
    acts: (values) => [arbiter({ "replace-clock": corrections(values) }, values)],
  },
  "install-setting": {
    group: "clocks",
    fields: ({ competition }) => COLOURS.map((colour) => ({ kind: "text", name: colour, label: say("arbiter-setting-of", { colour }), value: announcedTime(competition, colour), isNeeded: true })),
    acts: (values) => [arbiter({ "install-setting": { white: values.text("white"), black: values.text("black") } }, values)],
  },
};

/** The decision about an appeal is shown elsewhere. */
export const APPEAL = "decide-appeal";

const conduct: Record<string, Form> = {
  penalise: {
    group: "conduct",
    isGrave: true,
    fields: (around) => [{ kind: "player", name: "whom", isOpen: true }, provision("penalty", around), { kind: "penalties", catalogue: around.catalogue }],
    acts: (values) => [arbiter({ penalise: { whom: values.side("whom"), under: values.text("under"), penalties: values.penalties() } }, values)],
  },
  permit: {
    group: "conduct",
    fields: () => [{ kind: "player", name: "whom" }, choice("what", say("arbiter-what"), [...PERMISSIONS.keys()], (what) => say("arbiter-permission", { what }))],
    acts: (values) => [arbiter({ permit: { whom: values.side("whom"), what: PERMISSIONS.get(values.text("what")) ?? "piece" } }, values)],
  },
  excuse: {
    group: "conduct",
    fields: () => [{ kind: "player", name: "whom" }],
    acts: (values) => [arbiter({ excuse: values.side("whom") }, values)],
  },
  declare: {
    group: "result",
    isGrave: true,
    fields: (around) => [outcomes(), provision("result", around)],
    acts: (values) => [arbiter({ declare: { outcome: values.text("outcome"), under: values.text("under") } }, values)],
  },
  "set-aside": {
    group: "result",
    isGrave: true,
    fields: (around) => [provision("set-aside", around), ...COLOURS.flatMap((side) => clockFields(around, side, true))],
    acts: (values) => [arbiter({ "set-aside": { under: values.text("under"), clocks: corrections(values) } }, values)],
  },
  [APPEAL]: {
    group: "result",
    isGrave: true,
    fields: () => [choice("outcome", say("arbiter-result"), ["stands", ...RESULTS], outcomeName)],
    acts: (values) => [arbiter({ "decide-appeal": values.text("outcome") === "stands" ? null : values.text("outcome") }, values)],
  },
  decide: {
    group: "other",
    fields: (around) => [provision("decision", around), choice("about", say("arbiter-about"), ["nobody", "white", "black"], (colour) => say("arbiter-colour", { colour }))],
    acts: (values) => {
      const about = values.text("about") === "nobody" ? null : values.side("about");
      return [arbiter({ decide: { under: values.text("under"), about } }, values)];
    },
  },
  tell: {
    group: "other",
    fields: () => [choice("what", say("arbiter-what"), TELLINGS, (what) => say("arbiter-telling", { what }))],
    acts: (values) => {
      const what = TELLINGS.find((known) => known === values.text("what")) ?? "explanation";
      return [arbiter({ tell: what }, values)];
    },
  },
};

const adjournment: Record<string, Form> = {
  "request-sealing": plain("adjournment", { adjourn: "request" }),
  "check-envelope": plain("adjournment", { adjourn: "check-envelope" }),
  "appoint-resumption": {
    group: "adjournment",
    fields: () => [
      { kind: "moment", name: "at", label: say("arbiter-resumption-at"), isNeeded: true },
      { kind: "moment", name: "until", label: say("arbiter-resumption-until") },
      { kind: "text", name: "place", label: say("arbiter-resumption-place") },
    ],
    acts: (values) => {
      const appoint = { at: values.moment("at") ?? 0, until: values.moment("until") ?? null, place: values.text("place") };
      return [arbiter({ adjourn: { appoint } }, values)];
    },
  },
  resume: plain("adjournment", { adjourn: "resume" }),
  // Only the server knows the contents of the envelope.
  "open-envelope": plain("adjournment", { adjourn: { open: { text: "", nonce: "" } } }),
  "open-reply": plain("adjournment", { adjourn: { "open-reply": { text: "", nonce: "" } } }),
  "lose-envelope": { ...plain("adjournment", { adjourn: "envelope-lost" }), isGrave: true },
  "lose-position": { ...plain("adjournment", { adjourn: "position-lost" }), isGrave: true },
};

const FORMS: Record<string, Form> = {
  "draw-array": {
    group: "game",
    fields: () => [{ kind: "number", name: "number", label: say("arbiter-array"), most: 959 }],
    acts: (values) => [arbiter({ "draw-array": values.number("number") }, values)],
  },
  start: plain("game", "start"),
  stop: plain("game", "stop"),
  restart: {
    group: "game",
    fields: () => [choice("runs", say("arbiter-then-runs"), ["as-before", "white", "black"], (runs) => say("arbiter-runs", { runs }))],
    acts: (values) => [arbiter({ restart: values.text("runs") === "as-before" ? null : values.side("runs") }, values)],
  },
  restore: {
    group: "board",
    fields: () => [
      { kind: "number", name: "move", label: say("arbiter-after-move"), value: "0" },
      { kind: "player", name: "mover", label: say("arbiter-after-move-of") },
    ],
    acts: (values) => {
      const move = values.number("move");
      const after = move === 0 ? 0 : 2 * move - (values.side("mover") === "white" ? 1 : 0);
      return [arbiter({ restore: { after } }, values)];
    },
  },
  "keep-score": {
    group: "sheets",
    fields: () => [{ kind: "player", name: "whom" }],
    acts: (values) => [{ sheet: { "keep-for": values.side("whom") } }],
  },
  "replace-scoresheet": {
    group: "sheets",
    fields: () => [{ kind: "player", name: "whom" }],
    acts: (values) => [{ sheet: { replace: values.side("whom") } }],
  },
  reconstruct: plain("sheets", "reconstruct"),
  "play-went-on": plain("board", { "play-went-on": { pressed: true } }),
  "appoint-assistants": plain("other", "appoint-assistants"),
  report: {
    group: "other",
    fields: () => [choice("matter", say("arbiter-what"), IRREGULARITIES, (matter) => say("arbiter-matter", { matter }))],
    acts: (values) => [{ report: IRREGULARITIES.find((known) => known === values.text("matter")) ?? "scoresheet" }],
  },
  ...clocks,
  ...conduct,
  ...adjournment,
};

/** Carries out a form that has been filled in. */
export const carryOut = async (game: { id: string; act(actions: Act[]): Promise<void> }, form: Form, values: Values): Promise<void> => game.act(await form.acts(values, game.id));

/** Sets up the position by hand instead of by the number of moves. */
export const SET_UP: Form = {
  group: "board",
  fields: ({ seen }) => [{ kind: "men", name: "men", value: seen.view.board }],
  acts: (values) => [arbiter({ restore: { identified: values.text("men") } }, values)],
};

/** Returns the form of a kind of act; `undefined` for acts whose button is elsewhere. */
export function formOf(kind: string | { notice: Parameters<typeof noticed>[0] }): Form | undefined {
  return typeof kind === "string" ? FORMS[kind] : noticed(kind.notice);
}

const noticed = (matter: (typeof IRREGULARITIES)[number]): Form => plain("board", { notice: matter });
