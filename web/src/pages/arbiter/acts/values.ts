// Form values, parsed into what an act carries.
import { MARKS, MEASURES, type Colour, type Correction, type Mark, type Measure, type Penalty } from "../../../service/types";

/** Formats a duration as 1:23:45; seconds are rounded up, as clocks show them. */
export function writeTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** The pattern of a time: hours, minutes and seconds, or minutes and seconds. */
export const TIME = String.raw`(\d{1,2}:)?\d{1,2}:\d{2}`;

/** Parses a time into milliseconds. */
export function readTime(text: string): number | undefined {
  if (!new RegExp(`^${TIME}$`).test(text.trim())) return undefined;
  return text.trim().split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

/** The value of a checkbox for a penalty; its name is that of the penalty. */
export const PENALTY = "penalty";
/** Returns the name of the field for the amount of a penalty. */
export const amountOf = (penalty: string, measure: Measure): string => `${penalty}-by-${measure}`;

/** A penalty that was ticked. */
export interface TickedPenalty {
  name: string;
  measure: Measure | undefined;
  much: string;
}

/** The submitted values, by field name. */
export class Values {
  constructor(
    private readonly given: FormData,
    /** The values before editing. */
    private readonly before: Record<string, string> = {},
  ) {}

  text(name: string): string {
    const value = this.given.get(name);
    return typeof value === "string" ? value.trim() : "";
  }

  has(name: string): boolean {
    return this.given.get(name) !== null;
  }

  side(name: string): Colour {
    return this.text(name) === "black" ? "black" : "white";
  }

  number(name: string): number {
    return Number(this.text(name) || 0);
  }

  time(name: string): number {
    return readTime(this.text(name)) ?? 0;
  }

  mark(name: string): Mark {
    return MARKS.find((known) => known === this.text(name)) ?? "loss";
  }

  /** Returns a chosen instant, in milliseconds since 1970; `undefined` if none was chosen. */
  moment(name: string): number | undefined {
    const chosen = new Date(this.text(name)).getTime();
    return Number.isNaN(chosen) ? undefined : chosen;
  }

  private isChanged(name: string): boolean {
    return this.has(name) && this.text(name) !== "" && this.text(name) !== (this.before[name] ?? "");
  }

  /** Returns the correction of a player's clock: what was changed, or everything. */
  correction(side: Colour, all = false): Correction | undefined {
    const wants = (name: string) => (all ? this.text(name) !== "" : this.isChanged(name));
    const time = wants(`${side}-time`) ? this.time(`${side}-time`) : null;
    const completed = wants(`${side}-counter`) ? this.number(`${side}-counter`) : null;
    const flag = this.has(`${side}-flag`) ? "is-lifted" : "stays";
    const isNothing = time === null && completed === null && flag === "stays";
    return isNothing && !all ? undefined : { time, completed, period: null, flag };
  }

  /** Returns the ticked penalties, each with its measure and amount. */
  ticked(): TickedPenalty[] {
    const names = [...this.given.entries()].filter(([, value]) => value === PENALTY).map(([name]) => name);
    return names.map((name) => {
      const measure = MEASURES.find((known) => this.has(amountOf(name, known)));
      return { name, measure, much: measure ? this.text(amountOf(name, measure)) : "" };
    });
  }

  /** Returns the same in the form that an act carries. */
  penalties(): Penalty[] {
    return this.ticked().map(({ name, measure }) => (measure ? { [name]: this.amount(amountOf(name, measure), measure) } : name) as Penalty);
  }

  private amount(name: string, measure: Measure): number | Mark {
    switch (measure) {
      case "time":
        return this.time(name);
      case "rounds":
        return this.number(name);
      case "result":
        return this.mark(name);
    }
  }
}
