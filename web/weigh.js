// Reports how much script each page loads, compressed, and fails if one exceeds the budget.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** The budget of compressed script per page in kilobytes, one language included. */
const MOST = 100;

const dist = new URL("dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
const weight = (file) => gzipSync(readFileSync(new URL(file, dist))).length / 1000;

/** Returns the scripts that one imports, each once. */
function loaded(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  if (chunk.file.endsWith(".js")) found.add(chunk.file);
  for (const other of chunk.imports ?? []) loaded(other, found);
  return found;
}

const isLanguage = (name) => /texts\/[^/]+\/pages/.test(name);
const sum = (files) => [...files].reduce((total, file) => total + weight(file), 0);
const words = Math.max(...Object.keys(manifest).filter(isLanguage).map((name) => sum(loaded(name))));

let isTooMuch = false;
for (const page of Object.keys(manifest).filter((name) => name.startsWith("src/pages/"))) {
  const total = sum(loaded(page, loaded("index.html"))) + words;
  isTooMuch ||= total > MOST;
  console.log(`${total.toFixed(1).padStart(6)} kB  ${page.replace("src/pages/", "")}`);
}
console.log(`Compressed script that each page loads, its words included; at most ${MOST} kB.`);
if (isTooMuch) process.exit(1);
