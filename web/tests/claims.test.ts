// Claims at a real board, where the server does not list the moves: the move is named by its squares.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./browser";
import { newFixture } from "./fixture";
import { match, play } from "./organise";
import { button, group, reads, shows, sit } from "./play";

const fixture = newFixture();

/** Opens the form of a claim on a move that is announced first. */
async function announcing(page: Page, claims: RegExp): Promise<Locator> {
  await group(page, claims).click();
  await button(page, "claim-repetition").click();
  await page.locator("dialog input[type=radio]").nth(1).check();
  return page.locator("dialog");
}

/** Records the acts that the page sends from now on. */
function acts(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/acts")) sent.push((request.postDataJSON() as { action: unknown }).action);
  });
  return sent;
}

const ROUND = ["g1f3", "g8f6", "f3g1", "f6g8"];

test("an invalid move is reported; the right one is announced, and the claim decided", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await play(own, [...ROUND, ...ROUND, "g1f3", "g8f6"]);
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sr-Cyrl", width: 390, height: 844, dark: true });
  await page.locator(".face.own.runs").waitFor();
  const dialog = await announcing(page, /Рекламације/);
  const done = dialog.locator("button[type=submit]");
  await dialog.locator("[data-square-of=from]").fill("ф6");
  await dialog.locator("[data-square-of=to]").fill("г1");
  await done.click();
  await reads(dialog.locator("[role=alert]"), /На пољу ф6 нема ваше фигуре/);
  expect(await barriers(page)).toEqual([]);
  await dialog.locator("[data-square-of=from]").fill("ф3");
  await dialog.getByLabel("Као на формулару").fill("Сг1");
  await done.click();
  await reads(page.locator(".ruling .article").first(), /9\.2/);
  await reads(page.locator(".status.over"), /½|[Рр]еми/);
  expect(faults).toEqual([]);
  await context.close();
});

test("a promotion is announced with its piece", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await play(own, ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "d7d6"]);
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  await shows(page, "b7", /white pawn/);
  await page.locator(".face.own.runs").waitFor();
  const sent = acts(page);
  const dialog = await announcing(page, /Claims/);
  const [from, to, done] = [dialog.locator("[data-square-of=from]"), dialog.locator("[data-square-of=to]"), dialog.locator("button[type=submit]")];
  await from.fill("b7");
  await to.fill("a8");
  await done.click();
  await reads(dialog.locator("[role=alert]").first(), /what the pawn becomes/);
  await dialog.getByLabel("The pawn becomes").selectOption("N");
  expect(await barriers(page)).toEqual([]);
  await done.click();
  await expect.poll(() => sent.at(-1)).toEqual({ say: { claim: { repetition: { written: { from: "b7", to: "a8", becomes: "N" } } } } });
  await reads(page.locator(".ruling.newest"), /./);
  await dialog.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

test("castling is named by the squares of king and rook", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await play(own, ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"]);
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  await shows(page, "c5", /black bishop/);
  await page.locator(".face.own.runs").waitFor();
  const sent = acts(page);
  const dialog = await announcing(page, /Claims/);
  await dialog.getByLabel("Castling").check();
  await dialog.getByLabel("King on").fill("e1");
  await dialog.getByLabel("Rook on").fill("h1");
  expect(await barriers(page)).toEqual([]);
  await dialog.locator("button[type=submit]").click();
  await expect.poll(() => sent.at(-1)).toEqual({ say: { claim: { repetition: { written: { from: "e1", to: "h1", castles: true } } } } });
  await reads(page.locator(".ruling.newest"), /./);
  expect(faults).toEqual([]);
  await context.close();
});

test("the announced move is touched on a board, or only written as on the scoresheet", async () => {
  for (const way of ["touched", "written"]) {
    const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
    await play(own, [...ROUND, ...ROUND, "g1f3", "g8f6"]);
    const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sl", width: 375, height: 667 });
    await page.locator(".face.own.runs").waitFor();
    const sent = acts(page);
    const dialog = await announcing(page, /Reklamacije/);
    const done = dialog.locator("button[type=submit]");
    if (way === "touched") {
      await dialog.locator(".pick .squares [data-square=f3]").click();
      await dialog.locator(".pick .squares [data-square=g1]").click();
      expect(await dialog.locator("[data-square-of=to]").inputValue()).toBe("g1");
      expect(await barriers(page)).toEqual([]);
    } else {
      const sheet = dialog.getByLabel("Kot v zapisniku");
      await sheet.fill("Sh9");
      await done.click();
      await reads(dialog.locator("[role=alert]").first(), /Sh9/);
      await sheet.fill("Sg1");
    }
    await done.click();
    await expect.poll(() => sent.at(-1)).toMatchObject({ say: { claim: { repetition: { written: { from: "f3", to: "g1" } } } } });
    await reads(page.locator(".status.over"), /½|[Rr]emi/);
    expect(faults).toEqual([]);
    await context.close();
  }
});
