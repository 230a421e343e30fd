// The commonest decisions as choices. Whether each is possible, and what it leads to, is for the server to say.
import { COLOURS, type Act, type ArbiterAct, type Colour, type PreviewOutcome, type GameResponse, type Presence } from "../../../service/types";
import { say } from "../../../words";
import { outcomeName } from "../acts/forms";
import type { Alternative } from "../preview";

/** The commonest jobs, in the order of their buttons. */
export const JOBS = ["time", "result", "forfeit", "illegal", "claim"] as const;
/** A job; a flag-fall has a button only where a flag has fallen. */
export type Job = (typeof JOBS)[number] | "flag";

/** Minutes that are commonly added, and the usual number. */
export const MINUTES = [1, 2, 3, 5, 10] as const;
export const USUAL_MINUTES = 2;
const MINUTE_MS = 60_000;

export interface Choice extends Alternative {
  name: string;
  label: string;
}

interface Filled {
  seen: GameResponse;
  minutes: number;
  ground: string;
}

export function choicesOf(job: Job, { seen, minutes, ground }: Filled): Choice[] {
  const decide = (act: ArbiterAct): Act => ({ arbiter: { act, ground, by: "" } });
  const nameOf = (colour: Colour) => `${say("arbiter-colour", { colour })}: ${seen[colour].name}`;
  switch (job) {
    case "time": {
      const time = minutes * MINUTE_MS;
      const give = (name: string, label: string, white: number, black: number): Choice => ({ name, label, actions: [decide({ compensate: { white, black } })] });
      return [give("white", nameOf("white"), time, 0), give("black", nameOf("black"), 0, time), give("both", say("arbiter-quick-both"), time, time)];
    }
    case "result":
      return [
        resignation("black", seen),
        { name: "draw", label: say("arbiter-quick-result", { what: "draw" }), actions: [decide({ declare: { outcome: "½-½", under: "DrawByAgreement" } })] },
        resignation("white", seen),
      ];
    case "forfeit":
      return forfeits(seen.view.presence).map((outcome) => ({ name: outcome, label: outcomeName(outcome), actions: [decide({ declare: { outcome, under: "DefaultTime" } })] }));
    case "illegal":
      return [
        { name: NOTICED, label: say("arbiter-quick-illegal", { who: NOTICED }), actions: [decide({ notice: "illegal-move" })] },
        ...COLOURS.map((whom) => ({ name: whom, label: say("arbiter-quick-illegal", { who: whom }), actions: [decide({ penalise: { whom, under: "IllegalMovePenalty", penalties: [] } })] })),
      ];
    case "claim":
      return [seen.view["to-move"], ...COLOURS.filter((colour) => colour !== seen.view["to-move"])].flatMap(claims);
    case "flag":
      return [{ name: NOTICED, label: say("arbiter-quick", { job: "flag" }), actions: [decide({ notice: "flag-fall" })] }];
  }
}

/** What the hall has recorded itself, and nobody has noticed yet. */
const NOTICED = "noticed";

const resignation = (by: Colour, seen: GameResponse): Choice => ({
  name: by,
  label: `${say("arbiter-quick-result", { what: by })} (${seen[by].name})`,
  as: { player: by },
  actions: [{ say: "resign" }],
});

/** Only an absent player loses by forfeit; if the hall knows of none, the arbiter says who it is. */
function forfeits(presence: Record<Colour, Presence>): string[] {
  const isAbsent = (colour: Colour) => presence[colour] === "absent";
  if (isAbsent("white") && isAbsent("black")) return ["-/-"];
  if (isAbsent("white")) return ["-/+"];
  return isAbsent("black") ? ["+/-"] : ["+/-", "-/+", "-/-"];
}

/** The claims of a player on the position that stands. */
function claims(by: Colour): Choice[] {
  const claimed = { "claim-repetition": { repetition: "stands" }, "claim-fifty": { "fifty-moves": "stands" } } as const;
  return Object.entries(claimed).map(([entry, claim]) => ({
    name: `${by}-${entry}`,
    label: `${say("arbiter-colour", { colour: by })} ${say("arbiter-entry", { entry })}`,
    as: { player: by },
    actions: [{ say: { claim } }],
  }));
}

/** A choice that is possible now, with what it leads to. */
export interface Possible {
  choice: Choice;
  outcome: PreviewOutcome;
}

/** Returns the choices that are possible; only what the hall has recorded itself, if there is such a thing. */
export function possible(choices: Choice[], outcomes: PreviewOutcome[]): Possible[] {
  const paired = choices.flatMap((choice, at) => {
    const leads = outcomes[at];
    return leads && leads.refused === undefined ? [{ choice, outcome: leads }] : [];
  });
  const noticed = paired.filter(({ choice }) => choice.name === NOTICED);
  return noticed.length > 0 ? noticed : paired;
}
