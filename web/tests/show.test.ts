// The demonstration: as large as the screen lets it be, live, and as late as was announced.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { layout, screens } from "../src/pages/show/layout";
import { barriers, launch, visit, type Visitor } from "./browser";
import { open, type Hall } from "./hall";
import { firstOfficial, match, type Match, type Person } from "./organise";

let browser: Browser;
let hall: Hall;
let official: Person;
let own: Match;
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, hall] = [await launch(), await open({ demo: false })];
  official = await firstOfficial(hall);
  own = await match(official, 'preset = "screen-10-5"');
});
// Pages that nobody looks at any more only take room.
afterEach(async () => {
  for (const { context } of visitors) await context.close();
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

async function come(path: string, way: Parameters<typeof visit>[2] = {}): Promise<Page> {
  const visitor = await visit(browser, path.startsWith("http") ? path : hall.address + path, way);
  visitors.push(visitor);
  return visitor.page;
}

const man = (page: Page, name: string, square: string) => page.locator(`[data-piece=${name}][data-square=${square}]`);

/** A round of so many boards, laid and started. */
async function round(boards: number, more: object = {}): Promise<string> {
  const about = { name: "Prvenstvo", regulations: 'preset = "screen-10-5"', system: "swiss", ...more };
  const { id } = await official.post<{ id: string }>("/v1/competitions", about);
  const numbers = Array.from({ length: 2 * boards }, (_, at) => at + 1);
  await official.post(`/v1/competitions/${id}/players`, numbers.map((no) => ({ no, name: `Igralec ${no}` })));
  const pairs = Array.from({ length: boards }, (_, at) => ({ board: at + 1, white: 2 * at + 1, black: 2 * at + 2 }));
  await official.post(`/v1/competitions/${id}/rounds/1/pairings`, pairs);
  await official.post(`/v1/competitions/${id}/rounds/1/tables`, {});
  await official.post(`/v1/competitions/${id}/rounds/1/start`, {});
  return id;
}

test("boards fill the screen and never leave it", () => {
  const sizes: [number, number][] = [[1920, 1000], [1280, 660], [1080, 1850], [390, 780]];
  for (const [width, height] of sizes) {
    for (const count of [1, 2, 3, 4, 6, 8, 12, 16]) {
      const { columns, side, beside } = layout(count, { width, height });
      const rows = Math.ceil(count / columns);
      expect(columns * side * (beside ? 1.62 : 1), `${count} in ${width}`).toBeLessThanOrEqual(width);
      expect(rows * side * (beside ? 1 : 1.3), `${count} in ${height}`).toBeLessThanOrEqual(height);
      expect(side * side * count).toBeGreaterThan(width * height * 0.2);
    }
  }
  expect(screens([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});

const SCREENS: [number, number][] = [[1920, 1080], [1280, 720], [1080, 1920]];

test.each(SCREENS)("eight boards on a screen of %i by %i, without scrolling", async (width, height) => {
  const id = await round(8);
  const page = await come(`/competitions/${id}/show?each=8`, { language: "sl", width, height });
  await page.locator(".large-board svg").nth(7).waitFor();
  const boxes = await page.locator(".large-board").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const { left, top, right, bottom } of boxes) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(height);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
});

test("a chosen board follows the game, and the result stands over it", async () => {
  const page = await come(`/competitions/${own.competition}/show?boards=1&round=1`, { language: "sr-Cyrl", width: 1920, height: 1080 });
  await man(page, "wp", "e2").waitFor({ state: "attached" });
  await own.white.does(own.game, { play: { from: "e2", to: "e4" } });
  await man(page, "wp", "e4").waitFor({ state: "attached" });
  await own.black.does(own.game, { say: "resign" });
  await page.locator(".outcome", { hasText: "1-0" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.mouse.move(300, 300);
  await page.getByRole("link", { name: "Назад" }).click();
  await page.getByRole("heading", { level: 1, name: "Odprto prvenstvo" }).waitFor();
});

test("more boards than fit take turns", async () => {
  const id = await round(3);
  const page = await come(`/competitions/${id}/show?each=2&every=1`, { language: "sl" });
  await page.getByRole("heading", { name: "3. deska" }).waitFor({ state: "attached" });
  await page.getByRole("heading", { name: "1. deska" }).waitFor({ state: "attached" });
  expect(await page.locator(".which").innerText()).toMatch(/^[12] \/ 2$/);
});

test("an arbiter's screen is as late as the spectators'", async () => {
  const id = await round(1, { delay: { time: 600_000, "half-moves": 0 } });
  const seat = await official.post<{ token: string }>(`/v1/competitions/${id}/seats`, { role: "arbiter" });
  const white = await official.post<{ token: string }>(`/v1/competitions/${id}/seats`, { role: { player: 1 } });
  const page = await come(`${hall.address}/seat/${seat.token}`, { language: "sl" });
  await man(page, "wp", "e2").waitFor({ state: "attached" });
  const [game] = await official.get<{ id: string }[]>(`/v1/competitions/${id}/games`);
  const headers = { authorization: `Bearer ${white.token}`, "content-type": "application/json" };
  const body = JSON.stringify({ action: { play: { from: "e2", to: "e4" } } });
  const done = await fetch(`${hall.address}/v1/games/${game?.id ?? ""}/acts`, { method: "POST", headers, body });
  expect(done.status).toBe(200);
  // The arbiter's own page has it at once; the demonstration of the same browser does not.
  await man(page, "wp", "e4").waitFor({ state: "attached" });
  await page.goto(`${hall.address}/competitions/${id}/show`);
  await page.getByText("Zamik: 10 min").waitFor();
  await man(page, "wp", "e2").waitFor({ state: "attached" });
  expect(await man(page, "wp", "e4").count()).toBe(0);
});

test("where strangers may not look, an official is told that there is no delay", async () => {
  const id = await round(1, { visibility: "seated", delay: { time: 600_000, "half-moves": 0 } });
  const seat = await official.post<{ token: string }>(`/v1/competitions/${id}/seats`, { role: "arbiter" });
  const page = await come(`${hall.address}/seat/${seat.token}`, { language: "sl" });
  await page.getByRole("heading", { level: 1, name: "Prvenstvo" }).waitFor();
  await page.goto(`${hall.address}/competitions/${id}/show`);
  await page.getByText("Ni za gledalce: partije vidite brez odrejenega zamika").waitFor();
  expect(await barriers(page)).toEqual([]);
});

test("nothing went wrong in any page", () => {
  expect(visitors.flatMap(({ faults }) => faults)).toEqual([]);
});
