// Two players at a screen board that rejects illegal moves: by mouse, by keyboard, on a phone, in two languages.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, visit } from "./browser";
import { newFixture, SOON } from "./fixture";
import { match, seat, type Match } from "./organise";
import { button, gameOf, move, press, reads, shows, sit, square } from "./play";

const fixture = newFixture({ demo: true });

const screen = (): Promise<Match> => match(fixture.official, 'preset = "screen-10-5"');

test("scholar's mate by mouse, in Slovenian and in Serbian Cyrillic", async () => {
  const white = await visit(fixture.browser, fixture.hall.seats.get("Zupan, Neža") ?? "", { language: "sl" });
  const game = await gameOf(white.page);
  await white.page.goto(`${fixture.hall.address}/games/${game}`);
  const black = await sit(fixture.browser, fixture.hall, game, fixture.hall.seats.get("Kralj, Tilen"), { language: "sr-Cyrl", width: 390, height: 844, dark: true });
  await reads(white.page.locator(".state"), /še ni začela/);
  await reads(black.page.locator(".state"), /још није почела/);
  expect(await barriers(white.page)).toEqual([]);
  await button(black.page, "press").click();
  await reads(white.page.locator(".state"), /Na potezi ste vi/);
  const moves = ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6"];
  for (const [at, text] of moves.entries()) {
    const [own, other] = at % 2 === 0 ? [white, black] : [black, white];
    // Black has a phone.
    const point = (name: string) => (own === black ? square(own.page, name).tap() : square(own.page, name).click());
    await point(text.slice(0, 2));
    await point(text.slice(2));
    await shows(other.page, text.slice(2), /, (?!praz|празн)/);
    await press(own.page);
    await expect.poll(() => other.page.locator(".face.own.runs").count()).toBe(1);
  }
  // The last move is dragged.
  await square(white.page, "h5").hover();
  await white.page.mouse.down();
  await square(white.page, "f7").hover();
  await white.page.mouse.up();
  await reads(black.page.locator(".status.over"), /[Мм]ат|бели/i);
  await reads(white.page.locator(".rulings"), /mat/i);
  await reads(white.page.locator(".ruling .article").first(), /5\.1\.1|1\.4\.1|1\.2/);
  for (const { page, faults } of [white, black]) {
    expect(await barriers(page)).toEqual([]);
    expect(await page.locator('a[href$="/sheets"]').count()).toBe(1);
    expect(faults).toEqual([]);
  }
  expect(await black.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await white.context.close();
  await black.context.close();
});

test("a stream event includes the game: it is not fetched again", async () => {
  const own = await screen();
  const path = `/v1/games/${own.game}`;
  const read = (page: Page): string[] => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "GET" && new URL(request.url()).pathname === path) asked.push(request.url());
    });
    return asked;
  };
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.black);
  const player = read(page);
  const { page: table } = await visit(fixture.browser, (await seat(fixture.official, own.competition, "arbiter")).link);
  const arbiter = read(table);
  await table.goto(`${fixture.hall.address}/games/${own.game}/arbiter`);
  // The arbiter's page fetches once for itself, and once when the stream is open.
  await expect.poll(() => arbiter.length, SOON).toBe(2);
  arbiter.length = 0;
  await own.white.act(own.game, { play: { from: "e2", to: "e4" } });
  await shows(page, "e4", /white pawn/);
  await page.locator(".face.own.runs").waitFor();
  await own.black.act(own.game, { play: { from: "e7", to: "e5" } });
  await shows(page, "e5", /black pawn/);
  await expect.poll(() => table.locator("p.unseen").first().textContent(), SOON).toMatch(/e5/);
  expect([...player, ...arbiter]).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
  await table.context().close();
});

test("by keyboard alone", async () => {
  const own = await screen();
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  await page.locator(".face.own.runs").waitFor();
  for (let tabs = 0; tabs < 30 && !(await page.evaluate(() => document.activeElement?.getAttribute("role") === "gridcell")); tabs++) {
    await page.keyboard.press("Tab");
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("e2, white pawn");
  await page.keyboard.press("Enter");
  await reads(page.locator(".duty"), /e2–e4, e2–e3\s+.*4\.3\.1/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await shows(page, "e4", /white pawn/);
  await reads(page.locator(".state"), /Press the clock/);
  await page.keyboard.press("Space");
  await page.locator(".face.other.runs").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("gridcell");
  await page.keyboard.press("f");
  await expect.poll(() => page.locator(".squares [role=gridcell]").first().getAttribute("data-square")).toBe("h1");
  await page.keyboard.press("f");
  expect(faults).toEqual([]);
  await context.close();
});

/** Goes to a square with the arrow keys, with Black at the bottom, and picks up or puts down. */
async function walk(page: Page, name: string): Promise<void> {
  const place = () => page.evaluate(() => document.activeElement?.getAttribute("data-square") ?? "");
  for (let at = await place(); at !== name; at = await place()) {
    const across = name.charCodeAt(0) - at.charCodeAt(0);
    const along = name.charCodeAt(1) - at.charCodeAt(1);
    await page.keyboard.press(across < 0 ? "ArrowRight" : across > 0 ? "ArrowLeft" : along < 0 ? "ArrowUp" : "ArrowDown");
  }
  await page.keyboard.press("Enter");
}

test("a whole game by keyboard alone, to mate", async () => {
  const own = await screen();
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.black);
  await page.locator("body").press("Tab");
  while (!(await page.evaluate(() => document.activeElement?.hasAttribute("data-square")))) await page.keyboard.press("Tab");
  for (const [white, from, to] of [["f2f3", "e7", "e5"], ["g2g4", "d8", "h4"]] as const) {
    await own.white.act(own.game, { play: { from: white.slice(0, 2), to: white.slice(2) } });
    await page.locator(".face.own.runs").waitFor();
    await walk(page, from);
    await walk(page, to);
    await shows(page, to, /black/);
    if (to === "e5") {
      await page.keyboard.press("Space");
      await page.locator(".face.other.runs").waitFor();
    }
  }
  await reads(page.locator(".status.over"), /0-1|Black/);
  expect(faults).toEqual([]);
  await context.close();
});

test("a chosen piece counts as touched, unless the setting is off", async () => {
  const own = await screen();
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  await square(page, "e2").click();
  await reads(page.locator(".duty"), /Touch-move/);
  expect(await square(page, "e2").getAttribute("class")).toContain("touched");
  expect(await page.locator(".duty a").first().getAttribute("href")).toBe("/laws/2023/4.3.1");
  expect(await barriers(page)).toEqual([]);
  await move(page, "d2", "d4");
  await reads(page.locator(".now > [role=alert]"), /e4, e3/);
  expect(await page.locator(".now > [role=alert] a").first().getAttribute("href")).toBe("/laws/2023/4.3");
  await shows(page, "d4", /empty/);
  await move(page, "e2", "e5");
  await reads(page.locator(".now > [role=alert]"), /illegal/);
  expect(await page.locator(".now > [role=alert] .article").innerText()).toMatch(/3\.10/);
  await shows(page, "e2", /white pawn/);
  await move(page, "e2", "e3");
  await press(page);
  await own.black.act(own.game, { play: { from: "e7", to: "e5" } });
  await page.locator(".options summary").click();
  await page.locator("[data-setting=touches]").uncheck();
  await page.locator("[data-setting=pressesWithMove]").check();
  await square(page, "d2").click();
  expect(await square(page, "d2").getAttribute("class")).toContain("chosen");
  await square(page, "d2").press("Escape");
  await expect.poll(() => square(page, "d2").getAttribute("class")).not.toContain("chosen");
  await move(page, "c2", "c4");
  await page.locator(".face.other.runs").waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test("a draw is offered, declined, offered again and accepted", async () => {
  const own = await screen();
  const white = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "hr" });
  const black = await sit(fixture.browser, fixture.hall, own.game, own.seats.black, { language: "sr-Latn" });
  await move(white.page, "e2", "e4");
  await button(white.page, "offer-draw").click();
  await press(white.page);
  await reads(black.page.locator(".offer"), /nudi remi/);
  await button(black.page, "decline-draw").click();
  await expect.poll(() => button(black.page, "decline-draw").count()).toBe(0);
  await move(black.page, "e7", "e5");
  await button(black.page, "offer-draw").click();
  await press(black.page);
  await button(white.page, "accept-draw").click();
  await reads(black.page.locator(".status.over"), /remi|½/i);
  expect(await barriers(white.page)).toEqual([]);
  expect([...white.faults, ...black.faults]).toEqual([]);
  await white.context.close();
  await black.context.close();
});

test("resigning needs confirmation", async () => {
  const own = await screen();
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.black);
  await button(page, "resign").click();
  expect(await barriers(page)).toEqual([]);
  await page.locator("dialog button:not(.danger)").click();
  expect(await page.locator("dialog").count()).toBe(0);
  await button(page, "resign").click();
  await page.locator("dialog button.danger").click();
  await reads(page.locator(".status.over"), /White|1-0/);
  expect(faults).toEqual([]);
  await context.close();
});

test("a pawn is promoted to the chosen piece", async () => {
  const own = await screen();
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  const moves = ["a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "b8c6"];
  for (const [at, text] of moves.entries()) {
    const player = at % 2 === 0 ? own.white : own.black;
    await player.act(own.game, { play: { from: text.slice(0, 2), to: text.slice(2) } });
  }
  await shows(page, "b7", /white pawn/);
  await page.locator(".face.own.runs").waitFor();
  await move(page, "b7", "a8");
  await page.locator("dialog [data-man=N]").waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.locator("dialog [data-man=N]").click();
  await shows(page, "a8", /white knight/);
  await press(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("castling is entered by the king's destination, and shown", async () => {
  const own = await screen();
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  for (const [at, text] of ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"].entries()) {
    await (at % 2 === 0 ? own.white : own.black).act(own.game, { play: { from: text.slice(0, 2), to: text.slice(2) } });
  }
  await shows(page, "c5", /black bishop/);
  await square(page, "e1").click();
  await reads(page.locator(".duty"), /0-0/);
  expect(await square(page, "g1").getAttribute("class")).toContain("open");
  await square(page, "g1").click();
  await shows(page, "f1", /white rook/);
  await press(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("a claim on a move that is announced first", async () => {
  const own = await screen();
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  const round = ["g1f3", "g8f6", "f3g1", "f6g8"];
  for (const [at, text] of [...round, ...round, "g1f3", "g8f6"].entries()) {
    await (at % 2 === 0 ? own.white : own.black).act(own.game, { play: { from: text.slice(0, 2), to: text.slice(2) } });
  }
  await page.locator(".face.own.runs").waitFor();
  await shows(page, "f6", /black knight/);
  await page.locator("details.acts summary").first().click();
  await button(page, "claim-repetition").click();
  await page.locator("dialog input[type=radio]").nth(1).check();
  await page.locator("dialog select").selectOption("f3g1");
  expect(await barriers(page)).toEqual([]);
  await page.locator("dialog button[type=submit]").click();
  await reads(page.locator(".ruling .article").first(), /9\.2/);
  await reads(page.locator(".status.over"), /½|draw/i);
  expect(faults).toEqual([]);
  await context.close();
});

test("a lost connection is reported, and the board recovers", async () => {
  const own = await screen();
  const { page, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sl" });
  await page.locator(".face.own.runs").waitFor();
  await fixture.hall.kill();
  await reads(page.locator(".line"), /Povezava je prekinjena/);
  await shows(page, "e2", /beli kmet/);
  expect(await barriers(page)).toEqual([]);
  await fixture.hall.reopen();
  await expect.poll(() => page.locator(".line.lost").count(), { timeout: 30_000 }).toBe(0);
  // Downtime decides nothing: the clocks stand, everybody sees why, and the arbiter starts them with one press.
  await reads(page.locator(".state"), /Turnirska dvorana ni delovala/);
  const { page: table, context: other } = await visit(fixture.browser, (await seat(fixture.official, own.competition, "arbiter")).link);
  await table.goto(`${fixture.hall.address}/competitions/${own.competition}/arbiter`);
  await table.locator(".all-clocks.interrupted").waitFor();
  expect(await barriers(table)).toEqual([]);
  await table.locator("[data-do=restart-all]").click();
  await page.locator(".face.own.runs").waitFor();
  await table.locator("[data-do=stop-all]").click();
  await table.locator("[data-do=stop-all-now]").click();
  await reads(page.locator(".state"), /Uri sta ustavljeni/);
  await table.locator("[data-do=restart-all]").click();
  await page.locator(".face.own.runs").waitFor();
  await other.close();
  await own.white.act(own.game, { play: { from: "d2", to: "d4" } });
  await shows(page, "d4", /beli kmet/);
  await context.close();
});

test("a spectator has no buttons, and an arbiter has a link to the table", async () => {
  const own = await screen();
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game);
  expect(await page.locator(".actions [data-do], button.lever").count()).toBe(0);
  await own.white.act(own.game, { play: { from: "c2", to: "c4" } });
  await shows(page, "c4", /white pawn/);
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
  const arbiter = await sit(fixture.browser, fixture.hall, await demoGame(), fixture.hall.seats.get(""));
  expect(await arbiter.page.locator('a[href$="/arbiter"]').count()).toBe(1);
  await arbiter.context.close();
});

async function demoGame(): Promise<string> {
  const games = await fixture.official.get<{ id: string }[]>("/v1/competitions/demodemo/games");
  return games[0]?.id ?? "";
}
