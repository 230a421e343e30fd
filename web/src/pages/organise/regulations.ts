// The text of regulations, from choices in plain words. What they mean is for the hall to say.
export const PRESETS = [
  "screen-10-5",
  "rapid-15-10",
  "rapid-25-10",
  "fide-standard-90-30",
  "fide-40-90-30",
  "blitz-3-2",
  "blitz-5-0",
  "blitz-3-2-supervised",
  "rapid-30-0-quickplay",
  "classical-40-2h",
  "classical-40-2h-adjourned",
  "match-120-60-15",
  "norway-2015",
  "armageddon-5-4",
  "fischer-random-rapid",
  "blitz-5-0-2009",
] as const;

export const EDITIONS = ["2005", "2009", "2014", "2017", "2018", "2023"];

export interface Choices {
  /** A preset to begin from; empty for the regulations as they were announced. */
  preset: string;
  /** Empty for what the preset has; so are the others. */
  edition: string;
  minutes: string;
  seconds: string;
  board: "" | "free" | "enforced";
  /** In minutes. */
  late: string;
}

export const UNCHANGED: Choices = { preset: "", edition: "", minutes: "", seconds: "", board: "", late: "" };
export const FIRST: Choices = { ...UNCHANGED, preset: PRESETS[0] };

/** The file that says what was chosen, on top of what was announced before. */
export function written(choices: Choices, announced: string): string {
  const own: [string, string][] = [];
  if (choices.edition !== "") own.push(["edition", choices.edition]);
  if (choices.minutes !== "") {
    const extra = Number(choices.seconds || "0");
    own.push(["time", `${Math.round(Number(choices.minutes) * 60)}${extra > 0 ? `+${extra}` : ""}`]);
  }
  if (choices.board !== "") own.push(["board", choices.board]);
  if (choices.late !== "") own.push(["default-time", `${choices.late} min`]);
  const lines = own.map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
  if (choices.preset !== "") return [`preset = "${choices.preset}"`, ...lines, ""].join("\n");
  const rest = announced.split("\n").filter((line) => !own.some(([key]) => line.startsWith(`${key} = `)));
  return [...lines, ...rest].join("\n");
}

/** Regulations as the hall has them, written as a file: TOML with its tables at the end. */
export function asText(regulations: Record<string, unknown>, path = ""): string {
  const isTable = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
  const said = Object.entries(regulations).filter(([, value]) => value !== null && value !== undefined);
  const plain = said.filter(([, value]) => !isTable(value)).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
  const tables = said.flatMap(([key, value]) => (isTable(value) ? [`\n[${path}${key}]`, asText(value, `${path}${key}.`)] : []));
  return [...plain, ...tables].join("\n");
}
