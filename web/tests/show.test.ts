// The demonstration: as large as the screen allows, live, and delayed as announced.
import { beforeAll, expect, test } from "vitest";
import { layout, screens } from "../src/pages/show/layout";
import { barriers, man } from "./browser";
import { newFixture, SOON } from "./fixture";
import { match, roundOf, seat, type Match } from "./organise";

const fixture = newFixture();
let own: Match;

beforeAll(async () => {
  own = await match(fixture.official, 'preset = "screen-10-5"');
});

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
  const id = await roundOf(fixture.official, 8);
  const page = await fixture.come(`/competitions/${id}/show?each=8`, { language: "sl", width, height });
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

test("a chosen board follows the game, and shows the result", async () => {
  const page = await fixture.come(`/competitions/${own.competition}/show?boards=1&round=1`, { language: "sr-Cyrl", width: 1920, height: 1080 });
  await man(page, "wp", "e2").waitFor({ state: "attached" });
  await own.white.act(own.game, { play: { from: "e2", to: "e4" } });
  await man(page, "wp", "e4").waitFor({ state: "attached" });
  await own.black.act(own.game, { say: "resign" });
  await page.locator(".outcome", { hasText: "1-0" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.mouse.move(300, 300);
  await page.getByRole("link", { name: "Назад" }).click();
  await page.getByRole("heading", { level: 1, name: "Odprto prvenstvo" }).waitFor();
});

test("time trouble is visible from a distance, and a long name is not truncated", async () => {
  const id = await roundOf(fixture.official, 4, { regulations: 'preset = "screen-10-5"\ntime = "40 s"', name: (no: number) => `Вукадиновић-Стефановић, Александра ${no}` });
  const page = await fixture.come(`/competitions/${id}/show?each=4`, { language: "sr-Cyrl", width: 1920, height: 1080 });
  await page.locator(".large-board .clock.runs.trouble").nth(3).waitFor();
  expect(await page.locator(".large-board .name").evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth).length)).toBe(0);
  expect(await barriers(page)).toEqual([]);
});

test("more boards than fit are shown in turn", async () => {
  const id = await roundOf(fixture.official, 3);
  const page = await fixture.come(`/competitions/${id}/show?each=2&every=1`, { language: "sl" });
  await page.getByRole("heading", { name: "3. deska" }).waitFor({ state: "attached" });
  await page.getByRole("heading", { name: "1. deska" }).waitFor({ state: "attached" });
  expect(await page.locator(".which").innerText()).toMatch(/^[12] \/ 2$/);
  // Boards without a move are left out as soon as others have some.
  const { person } = await seat(fixture.official, id, { player: 3 });
  const games = await fixture.official.get<{ id: string; board: number }[]>(`/v1/competitions/${id}/games`);
  await person.act(games.find(({ board }) => board === 2)?.id ?? "", { play: { from: "e2", to: "e4" } });
  await expect.poll(() => page.locator(".large-board h2").allInnerTexts(), SOON).toEqual([expect.stringContaining("2. deska")]);
});

test.each(["public", "seated"])("an arbiter's demonstration has the spectators' delay: %s", async (visibility) => {
  const id = await roundOf(fixture.official, 1, { visibility, delay: { time: 600_000, "half-moves": 0 } });
  const seat = await fixture.official.post<{ token: string }>(`/v1/competitions/${id}/seats`, { role: "arbiter" });
  const white = await fixture.official.post<{ token: string }>(`/v1/competitions/${id}/seats`, { role: { player: 1 } });
  const page = await fixture.come(`${fixture.hall.address}/seat/${seat.token}`, { language: "sl" });
  await man(page, "wp", "e2").waitFor({ state: "attached" });
  const [game] = await fixture.official.get<{ id: string }[]>(`/v1/competitions/${id}/games`);
  const headers = { authorization: `Bearer ${white.token}`, "content-type": "application/json" };
  const body = JSON.stringify({ action: { play: { from: "e2", to: "e4" } } });
  const done = await fetch(`${fixture.hall.address}/v1/games/${game?.id ?? ""}/acts`, { method: "POST", headers, body });
  expect(done.status).toBe(200);
  // The arbiter's own page shows it at once; the demonstration in the same browser does not.
  await man(page, "wp", "e4").waitFor({ state: "attached" });
  await page.goto(`${fixture.hall.address}/competitions/${id}/show`);
  await page.getByText("Zamik: 10 min").waitFor();
  await man(page, "wp", "e2").waitFor({ state: "attached" });
  expect(await man(page, "wp", "e4").count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
});
