// What boards need reaches the arbiter on every page, and what is past does not linger.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, isWide } from "./browser";
import { newFixture, SOON } from "./fixture";
import { match, play, roundOf, seat } from "./organise";

const fixture = newFixture();
const SMALL = { width: 375, height: 667 };

interface Heard {
  tones?: number;
  shaken?: number;
}

/** Counts tones and vibrations. */
async function listen(page: Page): Promise<() => Promise<Heard>> {
  await page.addInitScript(() => {
    const heard = window as unknown as Heard;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      heard.tones = (heard.tones ?? 0) + 1;
      start.call(this, when);
    };
    navigator.vibrate = () => {
      heard.shaken = (heard.shaken ?? 0) + 1;
      return true;
    };
  });
  await page.reload();
  return () => page.evaluate(() => ({ tones: (window as unknown as Heard).tones ?? 0, shaken: (window as unknown as Heard).shaken ?? 0 }));
}

test("a call from another board is shown in a bar and in the title, on every page", async () => {
  const id = await roundOf(fixture.official, 2);
  const games = await fixture.official.get<{ id: string; board: number }[]>(`/v1/competitions/${id}/games`);
  const gameAt = (board: number) => games.find((one) => one.board === board)?.id ?? "";
  const { person } = await seat(fixture.official, id, { player: 3 });
  const page = await fixture.arbiter(id, `/games/${gameAt(1)}/arbiter`, { language: "sl", ...SMALL });
  await page.locator(".at-table h1").waitFor();
  expect(await page.locator(".waiting a").count()).toBe(0);
  await person.act(gameAt(2), { say: { "call-arbiter": "hrup" } });
  const bar = page.locator(".waiting");
  await expect.poll(() => bar.textContent(), SOON).toMatch(/2\. deska.*hrup/);
  await expect.poll(() => page.title(), SOON).toMatch(/^\(1\) /);
  expect(await barriers(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);
  await page.locator(".head a[href='/laws']").click();
  await page.waitForURL(/\/laws/);
  await expect.poll(() => bar.textContent(), SOON).toContain("hrup");
  await expect.poll(() => page.title(), SOON).toMatch(/^\(1\) /);
  await bar.locator("li a").first().click();
  await page.locator(".calls [data-do=come]").click();
  await expect.poll(() => page.title(), SOON).not.toMatch(/^\(/);
  expect(await bar.locator("a").count()).toBe(0);
});

test("sound and vibration come only if they are wanted", async () => {
  const id = await roundOf(fixture.official, 1);
  const games = await fixture.official.get<{ id: string }[]>(`/v1/competitions/${id}/games`);
  const game = games[0]?.id ?? "";
  const [white, black] = [await seat(fixture.official, id, { player: 1 }), await seat(fixture.official, id, { player: 2 })];
  const page = await fixture.arbiter(id, `/competitions/${id}/arbiter`, { language: "hr", ...SMALL });
  const heard = await listen(page);
  await white.person.act(game, { say: { "call-arbiter": "buka" } });
  await page.locator(".board-card.called").waitFor();
  expect(await heard()).toEqual({ tones: 0, shaken: 0 });
  const loud = page.getByLabel("Zvuk i vibracija");
  await loud.check();
  await expect.poll(async () => (await heard()).shaken, SOON).toBe(1);
  await black.person.act(game, { say: { "call-arbiter": "telefon" } });
  await expect.poll(async () => (await heard()).shaken, SOON).toBe(2);
  expect((await heard()).tones).toBeGreaterThan(0);
  await page.reload();
  expect(await loud.isChecked(), "the choice is kept").toBe(true);
});

test("a decision and a draw offer do not stay on the page of a game that has ended since", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await play(own, ["e2e4", "e7e5"]);
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, { language: "en", ...SMALL });
  await page.getByRole("button", { name: "Stop the clocks" }).click();
  await page.locator(".came.card").waitFor();
  await page.getByRole("button", { name: "Restart the clock" }).first().click();
  await own.white.act(own.game, { say: "offer-draw" });
  await expect.poll(() => page.locator(".stage").textContent(), SOON).toContain("White offers a draw");
  await page.locator(".came.card").waitFor();
  await own.black.act(own.game, { say: "resign" });
  await expect.poll(() => page.locator(".stage").textContent(), SOON).toContain("White wins");
  expect(await page.locator(".stage").textContent()).not.toContain("offers");
  expect(await page.locator(".came.card").count()).toBe(0);
});
