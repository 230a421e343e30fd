// The board without sight: by keyboard alone and without a script, and what a script adds.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, launch, visit, type Visitor } from "./browser";
import { open, type Hall } from "./hall";

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([open(), launch()]);
});

afterAll(async () => {
  await browser.close();
  await hall.close();
});

/** Starts the round as the arbiter, over the API. */
async function start(): Promise<void> {
  const token = (hall.seats.get("") ?? "").split("/").pop() ?? "";
  const answer = await fetch(`${hall.address}/v1/competitions/demodemo/rounds/1/start`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: "{}",
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Opens the board without sight of somebody's own game by the link to the seat. */
async function sit(name: string, options: { language: string; script: boolean; width?: number; dark?: boolean }): Promise<Visitor> {
  const visitor = await visit(browser, hall.seats.get(name) ?? "", options);
  const game = /\/games\/([^/?#]+)/.exec(visitor.page.url())?.[1];
  await visitor.page.goto(`${hall.address}/without-sight/${game}`);
  return visitor;
}

/** Tabs to the element with this selector; nothing is clicked. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 120; step++) {
    if (await page.locator(selector).first().evaluate((wanted) => wanted === document.activeElement).catch(() => false)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} is not reached by Tab`);
}

/** Presses Enter, and waits for the resulting page. */
async function enter(page: Page): Promise<void> {
  const comes = page.waitForEvent("domcontentloaded");
  await page.keyboard.press("Enter");
  await comes;
}

/** Types without a script: every line loads a page. */
async function type(page: Page, text: string): Promise<string> {
  await page.keyboard.type(text);
  await enter(page);
  return (await page.locator("#answer").textContent()) ?? "";
}

const NAMES = ["Zupan, Neža", "Kralj, Tilen"] as const;

test("a whole game by keyboard alone, without a script, in Slovenian and in Serbian", { timeout: 240_000 }, async () => {
  await start();
  const white = await sit(NAMES[0], { language: "sl", script: false });
  const black = await sit(NAMES[1], { language: "sr-Cyrl", script: false });
  expect(await white.page.locator("html").getAttribute("lang")).toBe("sl");
  expect(await black.page.locator("html").getAttribute("lang")).toBe("sr-Cyrl");
  expect(await white.page.evaluate(() => document.activeElement?.id).catch(() => "field")).toBe("field");
  for (const [one, text, said] of [
    [white, "e4", "Bauer Eva zwei Eva vier"],
    [black, "е5", "Bauer Eva sieben Eva fuenf"],
    [white, "Lc4", "Laeufer Felix eins Cesar vier"],
    [black, "Сц6", "Springer Bella acht Cesar sechs"],
    [white, "d1-h5", "Dame David eins Hector fuenf"],
    [black, "Сф6", "Springer Gustav acht Felix sechs"],
  ] as const) {
    expect(await type(one.page, text)).toContain(said);
  }
  expect(await type(white.page, "kje dama")).toContain("bela dama: h5");
  expect(await type(white.page, "Dxf8")).toContain("»Dxf8«");
  expect(await white.page.locator("#field").inputValue()).toBe("Dxf8");
  await white.page.keyboard.press("Control+A");
  expect(await type(white.page, "Dxf7")).toContain("Dame Hector fuenf Felix sieben");
  await tabTo(black.page, 'a[href*="since="]');
  await enter(black.page);
  expect(await black.page.locator("#answer").textContent()).toContain("Dame Hector fuenf Felix sieben");
  expect([...white.faults, ...black.faults]).toEqual([]);
  await Promise.all([white.context.close(), black.context.close()]);
});

test("with a script the opponent's move is read out as it arrives", { timeout: 240_000 }, async () => {
  const white = await sit("Marić, Luka", { language: "hr", script: true });
  const black = await sit("Petrović, Jelena", { language: "sr-Latn", script: true });
  expect(await white.page.evaluate(() => document.activeElement?.id)).toBe("field");
  await white.page.evaluate(() => Object.assign(window, { isSame: true }));
  await black.page.evaluate(() => Object.assign(window, { isSame: true }));
  await white.page.keyboard.type("Sf3");
  await white.page.keyboard.press("Enter");
  await black.page.locator("#answer", { hasText: "Springer Gustav eins Felix drei" }).waitFor();
  expect(await black.page.locator("#answer").getAttribute("aria-live")).toBe("assertive");
  expect(await black.page.locator('#answer [lang="de"]').textContent()).toBe("Springer Gustav eins Felix drei");
  expect(await black.page.locator('[data-part="now"]').textContent()).toContain("Vi ste na potezu");
  // Neither page was reloaded, and the focus is where it was.
  for (const { page } of [white, black]) {
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("field");
  }
  await white.page.keyboard.press("ArrowUp");
  expect(await white.page.locator("#field").inputValue()).toBe("Sf3");
  await black.page.keyboard.type("Se9");
  await black.page.keyboard.press("Enter");
  await black.page.locator('#answer[role="alert"]', { hasText: "Se9" }).waitFor();
  for (const { page } of [white, black]) {
    await page.evaluate(() => document.querySelectorAll("details").forEach((folded) => (folded.open = true)));
    expect(await barriers(page)).toEqual([]);
  }
  expect([...white.faults, ...black.faults]).toEqual([]);
  await Promise.all([white.context.close(), black.context.close()]);
});

test("the plain pages are accessible", async () => {
  const { page, faults, context } = await visit(browser, `${hall.address}/sign-in`, { language: "sl", width: 390, height: 844 });
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(faults).toEqual([]);
  await context.close();
});
