// What a player needs now is on the first screen: tablet, laptop and phone, and nothing breaks with long names.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, isWide } from "./browser";
import { newFixture, SOON } from "./fixture";
import { match, play, seat } from "./organise";
import { button, reads, shows, sit, square } from "./play";

const fixture = newFixture();

const SCREENS = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 375, height: 667 },
];

/** Returns whether a whole element is visible without scrolling, and nothing covers it. */
async function isInSight(page: Page, element: Locator): Promise<boolean> {
  await element.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  return element.evaluate((own) => {
    const { left, right, top, bottom } = own.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && (own.contains(over) || (over?.contains(own) ?? false));
  });
}

test.each(SCREENS)("arriving, offers and the clock on $width × $height", async (size) => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"', { starts: false, arrivals: true });
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.black, { language: "sr-Cyrl", ...size });
  expect(await isInSight(page, button(page, "arrive"))).toBe(true);
  expect(await isInSight(page, page.locator("figure.board"))).toBe(true);
  await button(page, "arrive").click();
  await own.white.act(own.game, { presence: "arrive" });
  expect(await isInSight(page, page.locator("button.lever"))).toBe(true);
  await button(page, "press").click();
  await page.locator(".face.other.runs").waitFor();
  // A decision stands in sight, until it is read.
  await fixture.official.act(own.game, { arbiter: { act: { penalise: { whom: "black", under: "DisturbingTheOpponent", penalties: ["warning"] } } } });
  expect(await isInSight(page, page.locator(".ruling.newest .decided"))).toBe(true);
  await page.locator(".ruling .close button").click();
  // Since 2017 a draw needs a move of each player.
  await play(own, ["e2e4", "e7e5"]);
  await own.white.act(own.game, { make: { from: "d2", to: "d4" } });
  await own.white.act(own.game, { say: "offer-draw" });
  await own.white.act(own.game, { press: { hand: "right", manner: "proper" } });
  await shows(page, "d4", /бели/);
  expect(await isInSight(page, button(page, "accept-draw"))).toBe(true);
  expect(await isInSight(page, button(page, "decline-draw"))).toBe(true);
  expect(await isInSight(page, page.locator("figure.board"))).toBe(true);
  const places = await page.locator(".now [data-do]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["do"]));
  expect(places).toEqual(["accept-draw", "decline-draw"]);
  expect(await isWide(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);
  if (process.env["LOOK"]) await page.screenshot({ path: `${process.env["LOOK"]}/offer-${size.width}.png` });
  await page.reload();
  // Decisions are there again after a reload.
  await reads(page.locator(".ruling.newest"), /11\.5/);
  expect(faults).toEqual([]);
  await context.close();
});

test("nothing of other kinds of game is offered in a standard game", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const { page, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  for (const summary of await page.locator("details.acts summary").all()) await summary.click();
  await button(page, "claim-repetition").waitFor();
  for (const kind of ["announce-castling", "claim-no-effort", "claim-cannot-win", "correct-by-agreement", "request-increment", "request-scoresheet", "request-blank-scoresheet", "sign"]) {
    expect(await button(page, kind).count(), kind).toBe(0);
  }
  await context.close();
});

test("the board of a phone stays where it is when the clock is pressed", async () => {
  for (const language of ["sl", "sr-Cyrl"]) {
    const own = await match(fixture.official, 'preset = "screen-10-5"');
    const { page, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.black, { language, width: 375, height: 667 });
    await page.locator(".face.other.runs").waitFor();
    const top = () => page.locator("figure.board").evaluate((own) => own.getBoundingClientRect().top);
    const before = await top();
    await own.white.act(own.game, { play: { from: "e2", to: "e4" } });
    await page.locator(".face.own.runs").waitFor();
    expect(await top()).toBe(before);
    await context.close();
  }
});

test("the header of a signed-in official is one row on a phone", async () => {
  for (const language of ["sl", "sr-Cyrl"]) {
    const page = await fixture.signedIn("/laws/2017/9.2", { language, width: 375, height: 667 });
    await page.locator(".head .name").waitFor();
    await expect.poll(() => page.locator(".head").evaluate((own) => own.getBoundingClientRect().height), SOON).toBeLessThan(60);
    expect(await isWide(page)).toBe(false);
  }
});

test.each(["en", "sl", "hr", "sr-Latn", "sr-Cyrl"])("long names and many articles at 320 px, in %s", async (language) => {
  const long = "Preobraženskipetropavlovskijevska-Vukomanovićgregorijevićstankovićkaranfilović W";
  const about = { name: `Prvenstvo ${long}`, regulations: 'preset = "fide-standard-90-30"' };
  const { id } = await fixture.official.post<{ id: string }>("/v1/competitions", about);
  const of = `/v1/competitions/${id}`;
  await fixture.official.post(`${of}/players`, [{ no: 1, name: long.slice(0, 80) }, { no: 2, name: "B".repeat(80) }]);
  await fixture.official.post(`${of}/rounds/1/pairings`, [{ board: 1, white: 1, black: 2 }]);
  const [laid] = await fixture.official.post<{ game: string }[]>(`${of}/rounds/1/tables`, {});
  const game = laid?.game ?? "";
  const white = await seat(fixture.official, id, { player: 1 });
  const black = await seat(fixture.official, id, { player: 2 });
  await fixture.official.post(`${of}/rounds/1/start`, {});
  await white.person.act(game, { play: { from: "e2", to: "e5" } });
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, game, black.link, { language, width: 320, height: 568 });
  await black.person.act(game, { say: { claim: "illegal-move" } });
  await page.locator(".ruling.newest .article").first().waitFor();
  await square(page, "e2").waitFor();
  expect(await isWide(page)).toBe(false);
  await page.locator(".ruling .close button").click();
  expect(await isWide(page)).toBe(false);
  for (const summary of await page.locator("details > summary:visible").all()) await summary.click();
  expect(await isWide(page), "with everything opened").toBe(false);
  for (const path of [`/competitions/${id}`, `/competitions/${id}?part=standings`, "/", `/games/${game}/sheets`]) {
    await page.goto(fixture.hall.address + path);
    await page.locator("h1").first().waitFor();
    await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
    expect(await isWide(page), path).toBe(false);
  }
  expect(faults).toEqual([]);
  await context.close();
});
