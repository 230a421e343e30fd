// All languages have the same messages, with the same variables, and the pages use no others.
import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const LANGUAGES = readdirSync(join(root, "texts"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

function files(folder: string, isWanted: (name: string) => boolean): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter(isWanted).map((name) => join(folder, name));
}

const textsOf = (language: string) =>
  files(join(root, "texts", language), (name) => /^pages.*\.ftl$/.test(name)).map((path) => readFileSync(path, "utf8"));

class Variables extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

/** Returns the messages of a language, each with its variables in order. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of textsOf(language).flatMap((text) => parse(text, {}).body)) {
    expect(entry.type, `${language}: ${JSON.stringify(entry)}`).not.toBe("Junk");
    if (entry.type !== "Message") continue;
    const message = entry as Message;
    const variables = new Variables();
    variables.visit(message);
    expect(found.has(message.id.name), `${message.id.name} twice in ${language}`).toBe(false);
    found.set(message.id.name, [...variables.names].sort().join(" "));
  }
  return found;
}

test("all languages have the same messages and variables", () => {
  const english = messages("en");
  expect(english.size).toBeGreaterThan(15);
  for (const language of LANGUAGES) {
    expect(Object.fromEntries(messages(language)), language).toEqual(Object.fromEntries(english));
  }
});

test("every message that a page uses exists, and every existing one is used", () => {
  const sources = files(join(root, "web", "src"), (name) => /\.tsx?$/.test(name));
  const said = new Set<string>();
  for (const path of sources) {
    for (const [, key] of readFileSync(path, "utf8").matchAll(/["'`]((?:[a-z0-9]+-)+[a-z0-9]+)["'`]/g)) said.add(key ?? "");
  }
  const written = [...messages("en").keys()];
  const directly = sources.flatMap((path) => [...readFileSync(path, "utf8").matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, key]) => key ?? ""));
  expect(directly.filter((key) => !written.includes(key))).toEqual([]);
  expect(written.filter((key) => !said.has(key))).toEqual([]);
});

test("Serbian Cyrillic has no Latin words, the others no Cyrillic", () => {
  for (const language of LANGUAGES) {
    const plain = textsOf(language)
      .join("\n")
      .replaceAll(/^#.*$/gm, "")
      .replaceAll(/^[a-z0-9-]+ =/gm, "")
      .replaceAll(/\{[^{}]*->|^\s*\*?\[[^\]]*\]|\{[^{}]*\}/gm, "");
    if (language === "sr-Cyrl") {
      const latin = plain.match(/\b[A-Za-z]{2,}\b/g) ?? [];
      expect(latin.filter((word) => !["Adoube", "PGN", "CSV", "TRF", "TXT", "XML", "FEN", "QR", "UTF", "PDF", "TOML", "JSON", "ID", "SB", "Koya", "SRB"].includes(word))).toEqual([]);
    } else {
      expect(plain.match(/[\u0400-\u04ff]+/g) ?? [], language).toEqual([]);
    }
  }
});
