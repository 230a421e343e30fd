// The moves, for players at a screen, for spectators with their delay, and for everybody when the game is over.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, man } from "./browser";
import { newFixture, SOON } from "./fixture";
import { match, play, seat } from "./organise";
import { move, press, reads, shows, sit, square } from "./play";

const fixture = newFixture();

const ply = (page: Page, number: number) => page.locator(`.moves [data-ply="${number}"]`);
const isUnder = (page: Page, mark: string) => page.locator(`.under .${mark}`).count();

test("a spectator steps through the moves with buttons and keys, and takes the game", async () => {
  const own = await match(fixture.official, 'preset = "screen-10-5"');
  await play(own, ["e2e4", "e7e5", "g1f3"]);
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, undefined, { language: "sl" });
  await reads(page.locator(".moves .lines"), /1\.\s*e4\s*e5\s*2\.\s*♘f3/);
  expect(await isUnder(page, "last")).toBe(2);
  await man(page, "wn", "f3").waitFor();
  await page.locator("[data-step=back]").click();
  await man(page, "wn", "g1").waitFor();
  await reads(page.locator(".moves .stepped"), /2\. polpotezi od 3/);
  expect(await barriers(page)).toEqual([]);
  // New moves do not disturb a reader who has stepped back.
  await own.black.act(own.game, { play: { from: "b8", to: "c6" } });
  await ply(page, 4).waitFor();
  await man(page, "wn", "g1").waitFor();
  await page.locator("[data-step=first]").click();
  await man(page, "wp", "e2").waitFor();
  await page.locator("h1").click();
  await page.keyboard.press("ArrowRight");
  await man(page, "wp", "e4").waitFor();
  await ply(page, 3).click();
  await man(page, "wn", "f3").waitFor();
  await page.locator("h1").click();
  await page.keyboard.press("End");
  await man(page, "bn", "c6").waitFor();
  expect(await page.locator(".moves .stepped").count()).toBe(0);
  const [taken] = await Promise.all([page.waitForEvent("download"), page.locator('.moves a[href$="/pgn"]').click()]);
  expect(taken.suggestedFilename()).toMatch(/\.pgn$/);
  expect(faults).toEqual([]);
  await context.close();
});

test("a player at a screen sees the moves, check and the last move; at a board only when the game is over", async () => {
  const own = await match(fixture.official, 'preset = "screen-10-5"');
  await play(own, ["e2e4", "f7f6"]);
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { width: 375, height: 667 });
  await page.locator(".face.own.runs").waitFor();
  await move(page, "d1", "h5");
  await shows(page, "h5", /white queen/);
  await reads(page.locator(".moves .lines"), /♕h5\+/);
  expect(await isUnder(page, "check")).toBe(1);
  expect(await isUnder(page, "last")).toBe(2);
  await reads(page.locator(".state"), /Press the clock.*Check/);
  await press(page);
  // While an earlier position is shown, nothing can be played.
  await own.black.act(own.game, { play: { from: "g7", to: "g6" } });
  await ply(page, 4).waitFor();
  await page.locator("[data-step=back]").click();
  expect(await page.locator(".squares.live").count()).toBe(0);
  await page.locator(".moves .stepped button").click();
  await page.locator(".squares.live").waitFor();
  expect(faults).toEqual([]);
  await context.close();

  const board = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await play(board, ["e2e4", "e7e5"]);
  const white = await sit(fixture.browser, fixture.hall, board.game, board.seats.white);
  await shows(white.page, "e5", /black pawn/);
  expect(await white.page.locator(".moves").count()).toBe(0);
  await board.black.act(board.game, { say: "resign" });
  await reads(white.page.locator(".moves .lines"), /e4\s*e5/);
  expect(await white.page.locator('.moves a[href$="/pgn"]').count()).toBe(1);
  await white.context.close();
});

test("spectators see the moves with the announced delay, and are told of it", async () => {
  const about = { name: "Open", regulations: 'preset = "screen-10-5"', delay: { "half-moves": 2 } };
  const { id } = await fixture.official.post<{ id: string }>("/v1/competitions", about);
  const of = `/v1/competitions/${id}`;
  await fixture.official.post(`${of}/players`, [{ no: 1, name: "Novak, Ana" }, { no: 2, name: "Horvat, Bor" }]);
  await fixture.official.post(`${of}/rounds/1/pairings`, [{ board: 1, white: 1, black: 2 }]);
  const [laid] = await fixture.official.post<{ game: string }[]>(`${of}/rounds/1/tables`, {});
  const game = laid?.game ?? "";
  const white = await seat(fixture.official, id, { player: 1 });
  const black = await seat(fixture.official, id, { player: 2 });
  await fixture.official.post(`${of}/rounds/1/start`, {});
  await play({ game, competition: id, white: white.person, black: black.person, seats: { white: "", black: "" } }, ["e2e4", "e7e5", "g1f3"]);
  const { page, context } = await sit(fixture.browser, fixture.hall, game, undefined, { language: "hr" });
  await reads(page.locator(".moves"), /Gledatelji vide partije/);
  await ply(page, 1).waitFor();
  expect(await ply(page, 2).count()).toBe(0);
  await context.close();
});

test("after a game the board of the next round opens by itself", async () => {
  const own = await match(fixture.official, 'preset = "screen-10-5"');
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sr-Cyrl" });
  await own.black.act(own.game, { say: "resign" });
  await page.locator(".status.over").waitFor();
  expect(await page.locator('a[href$="part=standings"]').count()).toBe(1);
  await reads(page.locator(".status.over"), /Следећа/);
  const of = `/v1/competitions/${own.competition}`;
  await fixture.official.post(`${of}/rounds/2/pairings`, [{ board: 1, white: 2, black: 1 }]);
  const [laid] = await fixture.official.post<{ game: string }[]>(`${of}/rounds/2/tables`, {});
  await page.locator(".next-game a.main").waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.waitForURL((url) => url.pathname === `/games/${laid?.game}`, { timeout: 40_000 });
  await square(page, "e2").waitFor();
  // Whoever comes back to the old game stays there, and has the link.
  await page.goto(`${fixture.hall.address}/games/${own.game}`);
  await page.locator(".next-game a.main").waitFor();
  expect(await page.locator(".next-game button").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("a screen stays awake while a game is played", async () => {
  const own = await match(fixture.official, 'preset = "screen-10-5"');
  const { page, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  await page.addInitScript(() => {
    const held = { count: 0 };
    Object.assign(window, { held });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          held.count += 1;
          return { released: false, release: async () => void (held.count -= 1) };
        },
      },
    });
  });
  await page.reload();
  const held = () => page.evaluate(() => (window as unknown as { held: { count: number } }).held.count);
  await expect.poll(held, SOON).toBe(1);
  await own.black.act(own.game, { say: "resign" });
  await expect.poll(held, SOON).toBe(0);
  await context.close();
});
