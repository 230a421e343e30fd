// Says how much script a page loads, compressed, and fails if it is more than the house allows.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Kilobytes of compressed script that any page may load. */
const MOST = 100;

const folder = new URL("dist/assets/", import.meta.url);
const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
const weight = (name) => gzipSync(readFileSync(new URL(name, folder))).length / 1000;

/** Only one language is loaded; the heaviest counts. */
const isLanguage = (name) => /^(en|sl|hr|sr-Latn|sr-Cyrl)-/.test(name);
const sum = (names) => names.reduce((total, name) => total + weight(name), 0);
const languages = scripts.filter(isLanguage).map(weight);
const total = sum(scripts.filter((name) => !isLanguage(name))) + Math.max(0, ...languages);

console.log(`All pages together: ${total.toFixed(1)} kB of compressed script, one language included (at most ${MOST}).`);
if (total > MOST) process.exit(1);
