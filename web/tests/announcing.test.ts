// A visually disabled player and a sighted opponent: moves are announced, repeated, and questioned.
import { expect, test } from "vitest";
import { barriers } from "./browser";
import { newFixture } from "./fixture";
import { match } from "./organise";
import { button, group, move, press, reads, shows, sit } from "./play";

const fixture = newFixture();

test("a move is announced and repeated, and an invalid one is reported in the dialog", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"', { black: { senses: "visually-disabled" } });
  const white = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sl" });
  const black = await sit(fixture.browser, fixture.hall, own.game, own.seats.black, { language: "sr-Cyrl", width: 390, height: 844 });
  await button(white.page, "announce").click();
  await white.page.locator("dialog input").fill("Raketa");
  await white.page.locator("dialog button[type=submit]").click();
  await reads(white.page.locator("dialog [role=alert]").first(), /poteza/);
  await white.page.locator("dialog button[type=button]").click();
  await move(white.page, "e2", "e4");
  await shows(black.page, "e4", /бели пешак/);
  const words = white.page.locator("dialog input");
  await button(white.page, "announce").click();
  await reads(white.page.locator("dialog"), /Springer Felix sechs/);
  expect(await barriers(white.page)).toEqual([]);
  await words.fill("Bauer Eva vier");
  await white.page.locator("dialog button[type=submit]").click();
  await reads(black.page.locator(".last-event"), /Bauer Eva vier/);
  await button(black.page, "repeat").click();
  await black.page.locator("dialog input").fill("Bauer Eva vier");
  expect(await barriers(black.page)).toEqual([]);
  await black.page.locator("dialog button[type=submit]").click();
  await reads(white.page.locator(".last-event"), /Bauer Eva vier/);
  await press(white.page);

  // A move on the special board counts once it has been announced, and announced correctly.
  await black.page.locator(".face.own.runs").waitFor();
  await move(black.page, "g8", "f6");
  await shows(white.page, "f6", /črni skakač/);
  await button(black.page, "announce").click();
  await black.page.locator("dialog input").fill("Springer Hector sechs");
  await black.page.locator("dialog button[type=submit]").click();
  await black.page.locator("dialog").waitFor({ state: "detached" });
  await reads(black.page.locator(".last-event"), /Springer Hector sechs/);
  await button(black.page, "announce").click();
  await black.page.locator("dialog input").fill("Springer Felix sechs");
  await black.page.locator("dialog button[type=submit]").click();
  await reads(white.page.locator(".last-event"), /Springer Felix sechs/);
  await press(black.page);
  await group(black.page, /Судија и захтеви/).click();
  await button(black.page, "request-moves-and-time").click();
  await reads(black.page.locator(".last-event"), /1/);
  for (const { page, faults, context } of [white, black]) {
    expect(await barriers(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }
});
