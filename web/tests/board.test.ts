// Real boards (`board = "free"`): a hand can do anything, and irregularities can be claimed.
import { expect, test } from "vitest";
import { menOf, readMove } from "../src/board/men";
import { digits, timeAfter } from "../src/clock/time";
import { barriers } from "./browser";
import { newFixture } from "./fixture";
import { match, play, type Match } from "./organise";
import { button, group, move, press, reads, shows, sit, square } from "./play";

const fixture = newFixture();

const board = (): Promise<Match> => match(fixture.official, 'preset = "fide-standard-90-30"');

test("pieces, moves and times are parsed as the server writes them", () => {
  const men = menOf("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1");
  expect([men.get("e4"), men.get("e2"), men.get("a8"), men.size]).toEqual(["P", undefined, "r", 32]);
  expect(readMove("e7e8=Q")).toEqual({ from: "e7", to: "e8", becomes: "Q", castles: false });
  expect(readMove("e1h1 castles").castles).toBe(true);
  expect(readMove("e5d6 e.p.").to).toBe("d6");
  expect([digits(5_400_000), digits(65_000), digits(9_870)]).toEqual(["1:30:00", "1:05", "9.8"]);
  const reading = { time: 1000, runs: true, flag: false };
  expect([timeAfter(reading, 400), timeAfter(reading, 5000), timeAfter(reading, -7)]).toEqual([600, 0, 1000]);
});

test("an illegal move is completed by pressing, and claimed by the opponent", async () => {
  const own = await board();
  const white = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sl" });
  const black = await sit(fixture.browser, fixture.hall, own.game, own.seats.black, { language: "hr", width: 390, height: 844 });
  await square(white.page, "e2").click();
  await reads(white.page.locator(".duty"), /V roki: beli kmet s polja e2/);
  await reads(white.page.locator(".duty"), /e2–e4, e2–e3/);
  await reads(black.page.locator(".duty"), /Novak, Ana/);
  expect(await square(black.page, "e2").getAttribute("class")).toContain("touched");
  expect(await barriers(white.page)).toEqual([]);
  await square(white.page, "e5").click();
  await shows(black.page, "e5", /bijeli pješak/);
  await button(white.page, "press").click();
  await black.page.locator(".face.own.runs").waitFor();
  await expect.poll(() => white.page.locator(".duty").innerText()).toBe("");
  await group(black.page, /Reklamacije/).click();
  await button(black.page, "claim-illegal-move").click();
  await reads(black.page.locator(".ruling .article").first(), /7\.5\.1/);
  await reads(white.page.locator(".ruling.newest"), /2 min/);
  await shows(white.page, "e2", /beli kmet/);
  // It is shown again in another language, and after coming back.
  await white.page.locator(".head select").first().selectOption("sr-Cyrl");
  await reads(white.page.locator(".ruling.newest"), /нелегалан/);
  await reads(white.page.locator(".state"), /сат/);
  await white.page.reload();
  await reads(white.page.locator(".ruling.newest"), /нелегалан/);
  for (const { page, faults, context } of [white, black]) {
    expect(await barriers(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }
});

test("castling, en passant and promotion are done by hand", async () => {
  const own = await board();
  await play(own, ["e2e4", "a7a6", "e4e5", "d7d5"]);
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  await move(page, "e5", "d6");
  await shows(page, "d6", /white pawn/);
  await page.locator(".tools select").first().selectOption("remove");
  await square(page, "d5").click();
  await press(page);
  await play({ ...own, white: own.black, black: own.white }, ["h7h6", "d6c7", "h6h5", "g1f3", "h5h4", "f1e2", "h4h3"]);
  await page.locator(".face.own.runs").waitFor();
  await page.locator(".tools select").first().selectOption("move");
  await move(page, "e1", "g1");
  await move(page, "h1", "f1");
  await press(page);
  await own.black.act(own.game, { play: { from: "h3", to: "g2" } });
  await shows(page, "g2", /black pawn/);
  await page.locator(".face.own.runs").waitFor();
  await move(page, "c7", "d8");
  await page.locator("dialog [data-man=Q]").click();
  await shows(page, "d8", /white queen/);
  await press(page);
  await page.locator(".face.other.runs").waitFor();
  expect(await page.locator(".now > [role=alert]").innerText()).toBe("");
  expect(faults).toEqual([]);
  await context.close();
});

test("a touch with “I adjust” has no consequence; one without it does, and is claimed", async () => {
  const own = await board();
  const white = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  const black = await sit(fixture.browser, fixture.hall, own.game, own.seats.black);
  await button(white.page, "adjust").click();
  await reads(white.page.locator(".last-event"), /adjust/i);
  await white.page.locator(".tools select").first().selectOption("touch");
  await square(white.page, "d1").click();
  await reads(white.page.locator(".last-event"), /d1/);
  expect(await white.page.locator(".duty strong").count()).toBe(0);
  await play(own, ["e2e4", "e7e5"]);
  await white.page.locator(".face.own.runs").waitFor();
  await shows(white.page, "e5", /black pawn/);
  await square(white.page, "g1").click();
  await reads(white.page.locator(".duty"), /♘g1–f3/);
  await white.page.locator(".tools select").first().selectOption("move");
  await move(white.page, "b1", "c3");
  await press(white.page);
  await group(black.page, /Claims/).click();
  await button(black.page, "claim-touch").click();
  await reads(black.page.locator(".ruling .article").first(), /4\./);
  expect([...white.faults, ...black.faults]).toEqual([]);
  await white.context.close();
  await black.context.close();
});

test("a touch that nobody recorded is claimed and denied, and the arbiter is asked", async () => {
  const own = await board();
  const white = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  const black = await sit(fixture.browser, fixture.hall, own.game, own.seats.black, { language: "sl" });
  await play(own, ["e2e4"]);
  await shows(white.page, "e4", /white pawn/);
  await group(black.page, /Reklamacije/).click();
  await button(black.page, "accuse-of-touch").click();
  const dialog = black.page.locator("dialog[open]");
  expect(await barriers(black.page)).toEqual([]);
  // A piece of the own side, or an empty square, was not touched by the opponent.
  for (const other of ["g8", "e5"]) await dialog.locator(`.pick .squares [data-square=${other}]`).click();
  await dialog.locator("button[type=submit]").click();
  await reads(dialog.locator("[role=alert]").first(), /Izberite figuro/);
  await dialog.locator(".pick .squares [data-square=g1]").click();
  await reads(dialog, /beli skakač/);
  await dialog.locator("button[type=submit]").click();
  await reads(black.page.locator(".last-event"), /g1/);
  await group(white.page, /Claims/).click();
  await button(white.page, "deny").click();
  await reads(white.page.locator(".last-event"), /den/i);
  expect([...white.faults, ...black.faults]).toEqual([]);
  await white.context.close();
  await black.context.close();
});

test("the scoresheet is written by hand, struck out, and kept as it was written", async () => {
  const own = await board();
  await play(own, ["e2e4", "e7e5"]);
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sl" });
  await page.locator("details.sheet summary").click();
  for (const text of ["e4", "e5"]) {
    await page.locator(".write input").fill(text);
    await button(page, "write").click();
    await reads(page.locator(".paper"), new RegExp(text));
  }
  expect(await barriers(page)).toEqual([]);
  await page.locator(".strike").nth(1).click();
  await expect.poll(() => page.locator(".paper").innerText()).not.toContain("e5");
  await page.reload();
  await reads(page.locator(".paper"), /e4/);
  expect(faults).toEqual([]);
  await context.close();
});

test("the arbiter is called, the clocks are stopped and everybody is notified", async () => {
  const own = await board();
  const white = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { width: 390, height: 844, dark: true });
  await group(white.page, /Arbiter/).click();
  await button(white.page, "call-arbiter").click();
  await white.page.locator("dialog input").fill("The clock");
  expect(await barriers(white.page)).toEqual([]);
  await white.page.locator("dialog button[type=submit]").click();
  await reads(white.page.locator(".last-event"), /arbiter/i);
  await button(white.page, "stop-clocks").click();
  await white.page.locator("dialog select").selectOption("faulty-clock");
  await white.page.locator("dialog button[type=submit]").click();
  await reads(white.page.locator(".state"), /clocks are stopped/);
  expect(await white.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(white.faults).toEqual([]);
  await white.context.close();
});
