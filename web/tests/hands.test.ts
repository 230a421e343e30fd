// What a hand can do at a real board besides moving: hold, put aside, fetch, remove, adjust.
import { expect, test } from "vitest";
import { barriers } from "./browser";
import { newFixture } from "./fixture";
import { match } from "./organise";
import { button, move, press, reads, shows, sit, square } from "./play";

const fixture = newFixture();

const TOOL = ".tools select";

test("a piece is held over a square, put aside and fetched again", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const white = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sl", width: 390, height: 844 });
  const black = await sit(fixture.browser, fixture.hall, own.game, own.seats.black, { language: "sr-Cyrl" });
  const { page } = white;
  await square(page, "b1").click();
  await reads(page.locator(".duty"), /V roki: beli skakač s polja b1/);
  // The server knows what is in the hand: the page can be reloaded.
  await page.reload();
  await reads(page.locator(".duty"), /V roki: beli skakač s polja b1/);
  await page.locator(TOOL).first().selectOption("hold");
  await square(page, "c3").click();
  // It is still in the hand: the square is still empty.
  await reads(page.locator(".last-event"), /c3/);
  await shows(page, "c3", /prazno/);
  await reads(page.locator(".duty"), /V roki: beli skakač/);
  await button(page, "put-aside").click();
  await expect.poll(() => page.locator(".duty").innerText()).not.toMatch(/V roki/);
  await shows(black.page, "b1", /празно/);
  await page.locator(TOOL).first().selectOption("move");
  await button(page, "fetch").click();
  await page.locator("dialog [data-man=N]").waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.locator("dialog [data-man=N]").click();
  await reads(page.locator(".duty"), /V roki: beli skakač/);
  await square(page, "c3").click();
  await shows(black.page, "c3", /бели скакач/);
  await press(page);
  await black.page.locator(".face.own.runs").waitFor();
  for (const { faults, context } of [white, black]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

test("displaced pieces are adjusted", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  await page.locator(".face.own.runs").waitFor();
  await own.white.act(own.game, { hand: { hand: "right", act: { displace: { from: "h2", to: "h5" } } } });
  await shows(page, "h5", /white pawn/);
  await button(page, "put-right").click();
  await shows(page, "h2", /white pawn/);
  await shows(page, "h5", /empty/);
  await move(page, "e2", "e4");
  await press(page);
  expect(faults).toEqual([]);
  await context.close();
});
