// Names that readers of the pages rely on.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("../src", import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));

test("the setter of a state is named after it", () => {
  const states = files.flatMap((name) => {
    const text = readFileSync(join(source, name), "utf8");
    return [...text.matchAll(/const \[(.+), (\w+)\] = useState\b/g)].map(([, state = "", setter = ""]) => ({ name, state, setter }));
  });
  expect(states.length).toBeGreaterThan(100);
  const misnamed = states.filter(({ state, setter }) => {
    if (!/^\w+$/.test(state)) return !setter.startsWith("set");
    const named = state.replace(/^(is|has)(?=[A-Z])/, "");
    return setter !== `set${named.charAt(0).toUpperCase()}${named.slice(1)}`;
  });
  expect(misnamed).toEqual([]);
});
