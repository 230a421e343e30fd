// A real browser for the tests: Debian's Chromium.
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from "playwright-core";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Flags for a machine without a desktop and a test without a network. */
const OPTIONS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const CHROMIUM = fileURLToPath(new URL("chromium", import.meta.url));
/** Test files that run at the same time use different processors. */
const PROCESSOR = String((Number(process.env["VITEST_POOL_ID"] ?? 1) - 1) % cpus().length);

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: OPTIONS, env: { ...process.env, PROCESSOR } });

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Problems in the page: errors, and requests to other hosts. */
  faults: string[];
}

/** Opens a browser for one person. */
export async function visit(
  browser: Browser,
  address: string,
  { language = "en", width = 1280, height = 800, dark = false, script = true } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: language,
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    javaScriptEnabled: script,
    hasTouch: width < 600,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    const isExpected = /status of 4\d\d|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_INTERNET_DISCONNECTED/.test(message.text());
    if (message.type() === "error" && !isExpected) faults.push(message.text());
  });
  page.on("request", (request) => {
    const isOwn = request.url().startsWith(new URL(address).origin) || /^(data|blob):/.test(request.url());
    if (!isOwn) faults.push(`a request elsewhere: ${request.url()}`);
  });
  await page.goto(address);
  return { page, context, faults };
}

/** Locates a piece on a square. */
export const man = (page: Page, name: string, square: string): Locator => page.locator(`[data-piece=${name}][data-square=${square}]`);

/** Returns whether a page scrolls sideways. */
export const isWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Returns the violations that axe-core finds in the current page. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return results.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(" | ")}`);
}
