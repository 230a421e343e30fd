// Scoresheets and envelopes, on the screen and on paper.
import { beforeAll, expect, test } from "vitest";
import { read, parseCell } from "../src/pages/sheets/read";
import { barriers } from "./browser";
import { newFixture, PHONE, SOON } from "./fixture";
import { match, type Match } from "./organise";

const TEXT = `White's scoresheet

Event: Adoube Open
Round: 1
Resumption: date: ____________________ (A2.g)

   White          Black
1. ~d4~ e4 (=) 0:10:09  e5
2. Nf3

Result: ____________________

Signature of White: Novak, Ana
Signature of Black: ____________________
`;

test("a sheet is parsed", () => {
  const sheet = read(TEXT);
  expect(sheet.title).toBe("White's scoresheet");
  expect(sheet.head.map(({ label }) => label)).toEqual(["Event", "Round", "Resumption: date"]);
  expect(sheet.head[2]).toMatchObject({ value: "(A2.g)", isBlank: true });
  expect(sheet.moves?.white).toBe("White");
  expect(sheet.moves?.rows.map(({ number }) => number)).toEqual(["1.", "2."]);
  expect(sheet.moves?.rows[1]).toMatchObject({ white: "Nf3", black: "" });
  expect(sheet.foot.at(-1)?.[0]).toEqual({ label: "Signature of White", value: "Novak, Ana", isBlank: false });
  expect(sheet.foot.at(-1)?.[1]).toEqual({ label: "Signature of Black", value: "", isBlank: true });
});

test("struck-out moves, the offer and the time are distinguished", () => {
  expect(parseCell("~Sf3~ Sd2 (=) 1:45:00")).toEqual({ struck: ["Sf3"], text: "Sd2 (=)", time: "1:45:00" });
  expect(parseCell("e4")).toEqual({ struck: [], text: "e4", time: "" });
  expect(parseCell("")).toEqual({ struck: [], text: "", time: "" });
});

const fixture = newFixture();
let own: Match;

beforeAll(async () => {
  own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await own.white.act(own.game, { play: { from: "e2", to: "e4" } });
  await own.white.act(own.game, { sheet: { write: { line: null, text: "e4" } } });
  await own.black.act(own.game, { play: { from: "c7", to: "c5" } });
});

test("the arbiter sees the clean copy and both sheets, prints them and saves them as PDF", async () => {
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/sheets`, { language: "sl" });
  await page.locator(".sheet").waitFor();
  expect(await page.locator(".which button").count()).toBe(3);
  const first = page.locator(".moves tbody tr").first();
  expect(await first.textContent()).toMatch(/1\.e4.*c5/);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Belega" }).click();
  await expect.poll(() => first.textContent(), SOON).toMatch(/1\.e4/);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Shrani kot PDF" }).click();
  expect((await saving).suggestedFilename()).toMatch(/^white-.*\.pdf$/);
  for (const paper of ["a4", "a5"]) {
    await page.getByLabel("Papir").selectOption(paper);
    const printed = await page.pdf({ preferCSSPageSize: true });
    const pages = printed.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length, paper).toBe(1);
  }
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".head").isVisible()).toBe(false);
  expect(await page.locator(".which").isVisible()).toBe(false);
  expect(await page.locator(".sheet").isVisible()).toBe(true);
});

test("a player sees the own sheet, a visitor the public one", async () => {
  const page = await fixture.come(own.seats.white, { language: "sr-Cyrl", ...PHONE });
  await page.goto(`${fixture.hall.address}/games/${own.game}/sheets`);
  await page.locator(".sheet").waitFor();
  expect(await page.locator(".which button").count()).toBe(1);
  expect(await page.locator(".sheet h2").textContent()).toContain("белог");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await barriers(page)).toEqual([]);
  const stranger = await fixture.come(`/games/${own.game}/sheets`);
  await stranger.locator(".sheet.clean").waitFor();
  expect(await stranger.locator(".which button").count()).toBe(1);
});
