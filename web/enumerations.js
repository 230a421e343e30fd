// Writes the enumerations of the OpenAPI description as lists, for pages that offer a choice.
import { readFileSync, writeFileSync } from "node:fs";

const description = JSON.parse(readFileSync(new URL("../crates/hall/openapi.json", import.meta.url), "utf8"));
const lists = Object.entries(description.components.schemas)
  .filter(([, schema]) => schema.enum)
  .map(([name, schema]) => `export const ${name} = ${JSON.stringify(schema.enum)} as const;\n`);
writeFileSync(new URL("src/service/enumerations.ts", import.meta.url), `// Made by enumerations.js; not edited.\n${lists.join("")}`);
