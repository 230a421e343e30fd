// The text of regulations, generated from a few choices. The server interprets it.
export interface Choices {
  /** The preset to start from; empty for the regulations as announced. */
  preset: string;
  /** Empty for the value of the preset; so are the others. */
  edition: string;
  minutes: string;
  seconds: string;
  board: "" | "free" | "enforced";
  /** In minutes. */
  late: string;
}

export const UNCHANGED: Choices = { preset: "", edition: "", minutes: "", seconds: "", board: "", late: "" };

/** An edition of the Laws, and the first day on which it is in force. */
export interface EditionInfo {
  edition: string;
  "in-force": string;
}

/** Returns the edition in force on a day; the oldest for days before it. */
export function editionOn(editions: EditionInfo[], day: string): string {
  const inForce = editions.filter((one) => one["in-force"] <= day);
  return (inForce.at(-1) ?? editions[0])?.edition ?? "";
}

/** Returns the edition to begin with: the one in force on the first day, but a preset of days gone by keeps its own. */
export function usualEdition(preset: { edition: string } | undefined, editions: EditionInfo[], day: string): string {
  if (!preset) return "";
  const newest = editions.at(-1)?.edition;
  return preset.edition === newest && day !== "" ? editionOn(editions, day) : preset.edition;
}

/** Writes the choices as a file, on top of what was announced before. */
export function toToml(choices: Choices, announced: string): string {
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

/** Writes the server's regulations as TOML, with tables at the end. */
export function asText(regulations: Record<string, unknown>, path = ""): string {
  const isTable = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
  const said = Object.entries(regulations).filter(([, value]) => value !== null && value !== undefined);
  const plain = said.filter(([, value]) => !isTable(value)).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
  const tables = said.flatMap(([key, value]) => (isTable(value) ? [`\n[${path}${key}]`, asText(value, `${path}${key}.`)] : []));
  return [...plain, ...tables].join("\n");
}
