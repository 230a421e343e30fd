// Requests and calls of players: every form, and its result.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./browser";
import { newFixture } from "./fixture";
import { match, seat } from "./organise";
import { button, group, move, reads, shows, sit } from "./play";

const fixture = newFixture();

const dialog = (page: Page) => page.locator("dialog");
const done = (page: Page) => page.locator("dialog button[type=submit]").click();

test("pieces, scoresheets, explanations, devices and assistants are requested", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { width: 390, height: 844 });
  const last = page.locator(".last-event");
  await group(page, /Arbiter and requests/).click();
  expect(await barriers(page)).toEqual([]);
  for (const [kind, told] of [
    ["request-piece", /asks for a piece/],
    ["request-device", /asks permission to have an electronic device/],
  ] as const) {
    await button(page, kind).click();
    await reads(last, told);
  }
  await button(page, "request-explanation").click();
  await dialog(page).getByLabel("What should be explained (optional)").fill("9.2");
  expect(await barriers(page)).toEqual([]);
  await done(page);
  await reads(last, /asks for an explanation: “9\.2”/);
  await button(page, "request-assistant").click();
  await dialog(page).locator("select").selectOption("pressing");
  expect(await barriers(page)).toEqual([]);
  await done(page);
  await reads(last, /asks for an assistant/);
  await button(page, "call-arbiter").click();
  await dialog(page).getByLabel("Reason for the call (optional)").fill("It is noisy");
  await done(page);
  await reads(last, /It is noisy/);
  await button(page, "stop-clocks").click();
  await dialog(page).locator("select").selectOption("no-piece");
  await done(page);
  await reads(last, /piece required for the promotion is not available/);
  await reads(page.locator(".state"), /clocks are stopped/);
  expect(faults).toEqual([]);
  await context.close();
});

test("an appeal needs a reason; without one nothing is sent", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await fixture.official.act(own.game, { arbiter: { act: { penalise: { whom: "white", under: "DisturbingTheOpponent", penalties: ["warning"] } } } });
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sl" });
  await group(page, /Sodnik in prošnje/).click();
  await button(page, "appeal").click();
  await done(page);
  await reads(dialog(page).locator("[role=alert]"), /To polje je treba izpolniti/);
  expect(await barriers(page)).toEqual([]);
  await dialog(page).locator("textarea").fill("Bil je veter.");
  await done(page);
  await reads(page.locator(".last-event"), /Bil je veter/);
  expect(faults).toEqual([]);
  await context.close();
});

test("extra time is requested in a quickplay finish, and added by the arbiter's decision", async () => {
  const own = await match(fixture.official, 'preset = "classical-40-2h"\nedition = "2017"\nquickplay = "announced"\ntime = "7200"');
  const to = { time: 90_000, completed: null, period: null, flag: "stays" };
  await fixture.official.act(own.game, { arbiter: { act: { "set-clock": { whose: "white", to } } } });
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sr-Latn" });
  await group(page, /Sudija i zahtevi/).click();
  await button(page, "request-increment").click();
  await reads(page.locator(".state"), /Satovi su zaustavljeni/);
  expect(await barriers(page)).toEqual([]);
  await fixture.official.post(`/v1/games/${own.game}/questions/1`, { answer: "yes", ground: "" });
  await reads(page.locator(".ruling.newest .decided .article"), /III\.4/);
  await page.locator(".face.own.runs").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("an accepted assistant keeps the score", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await fixture.official.act(own.game, { arbiter: { act: { permit: { whom: "white", what: { assistant: "recording" } } } } });
  const { link } = await seat(fixture.official, own.competition, { assistant: 1 });
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, link, { language: "hr" });
  await page.locator("details.sheet summary").click();
  await button(page, "keep-score").click();
  await page.locator(".write input").fill("e4");
  expect(await barriers(page)).toEqual([]);
  await button(page, "write").click();
  await reads(page.locator(".paper"), /e4/);
  expect(faults).toEqual([]);
  await context.close();
});

test("a refusal stays when the language changes, and a retry gives it in the new language", async () => {
  const own = await match(fixture.official, 'preset = "screen-10-5"');
  const { page, faults, context } = await sit(fixture.browser, fixture.hall, own.game, own.seats.white);
  const alert = page.locator(".now > [role=alert]");
  await move(page, "e2", "e5");
  await reads(alert, /illegal/);
  await page.locator(".head select").first().selectOption("sl");
  await reads(alert, /To sporočilo je v prejšnjem jeziku.*illegal/);
  expect(await alert.locator("[lang]").getAttribute("lang")).toBe("en");
  expect(await barriers(page)).toEqual([]);
  await move(page, "e2", "e5");
  await reads(alert, /nepravilna/);
  expect(await alert.innerText()).not.toMatch(/prejšnjem jeziku|illegal/);
  await move(page, "e2", "e4");
  await shows(page, "e4", /beli kmet/);
  expect(await alert.innerText()).toBe("");
  expect(faults).toEqual([]);
  await context.close();
});
