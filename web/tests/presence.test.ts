// Arriving and leaving: what a player declares, what the others see, and what needs the arbiter's permission.
import { expect, test } from "vitest";
import { barriers } from "./browser";
import { newFixture } from "./fixture";
import { match } from "./organise";
import { button, group, reads, sit } from "./play";

const fixture = newFixture();

test("a player not on move leaves and returns, and both see it", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const white = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "hr" });
  const black = await sit(fixture.browser, fixture.hall, own.game, own.seats.black, { language: "sl", width: 390, height: 844 });
  await group(black.page, /Prihod in odhod/).click();
  await button(black.page, "leave").click();
  await reads(black.page.locator("dialog"), /je lahko kaznovan/);
  expect(await barriers(black.page)).toEqual([]);
  await black.page.locator("dialog select").selectOption("playing-area");
  await black.page.locator("dialog button[type=submit]").click();
  await reads(black.page.locator(".state"), /Niste za šahovnico/);
  await reads(white.page.locator(".last-event"), /Crni/);
  // Returning is what is needed now: it is shown first, and not hidden.
  expect(await black.page.locator(".now button").first().getAttribute("data-do")).toBe("return");
  expect(await barriers(black.page)).toEqual([]);
  await button(black.page, "return").click();
  await button(black.page, "return").waitFor({ state: "detached" });
  await reads(black.page.locator(".state"), /Na potezi: Novak, Ana/);
  for (const { faults, context } of [white, black]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

test("permission to leave is requested, and shown when granted", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sr-Cyrl", dark: true });
  await group(page, /Долазак и одлазак/).click();
  await button(page, "request-leave").click();
  await page.getByLabel("Шта напуштате").selectOption("venue");
  expect(await barriers(page)).toEqual([]);
  await page.locator("dialog button[type=submit]").click();
  await reads(page.locator(".last-event"), /Бели/);
  const { view } = await fixture.official.get<{ view: { questions: { id: number }[] } }>(`/v1/games/${own.game}`);
  await fixture.official.post(`/v1/games/${own.game}/questions/${view.questions[0]?.id}`, { answer: "yes", ground: "" });
  await reads(page.locator(".ruling.newest .decided .article"), /11\.2/);
  expect(faults).toEqual([]);
  await context.close();
});
