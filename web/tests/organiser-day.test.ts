// The organiser's day: from a fresh start to running clocks, what was wrong undone, large rounds.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, isWide, visit } from "./browser";
import { newFixture, SOON } from "./fixture";
import { open } from "./hall";
import { roundOf } from "./organise";

const fixture = newFixture();

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

/** Counts what a person clicks; a field that is filled in is clicked first. */
function counting(page: Page) {
  let clicks = 0;
  const click = async (on: Locator) => {
    clicks += 1;
    await on.click();
  };
  const fill = async (field: Locator, text: string) => {
    await click(field);
    await field.fill(text);
  };
  return { click, fill, button: (name: string) => click(page.getByRole("button", { name, exact: true })), link: (name: string) => click(page.getByRole("link", { name, exact: true })), count: () => clicks };
}

const TEN = ["name,rating", ...Array.from({ length: 10 }, (_, at) => `Igralec ${at + 1},${2000 - at}`)].join("\n");

/** Returns whether two elements have a point in common. */
async function overlap(one: { x: number; y: number; width: number; height: number } | null, other: Locator): Promise<boolean> {
  const box = await other.boundingBox();
  if (!one || !box) return false;
  return one.x < box.x + box.width && box.x < one.x + one.width && one.y < box.y + box.height && box.y < one.y + one.height;
}

test.each([
  ["at a desk", { width: 1280, height: 800 }],
  ["on a phone", { width: 375, height: 667 }],
])("from a fresh start to ten players with running clocks in 25 clicks, %s", async (_, size) => {
  const hall = await open({ demo: false });
  const began = Date.now();
  const { page, context, faults } = await visit(fixture.browser, hall.first, { language: "sl", ...size });
  const person = counting(page);
  await person.fill(page.locator("[name=name]"), "Mojca Kos");
  await person.fill(page.locator("[name=password]"), "zelo dolgo geslo");
  await person.click(page.locator("form button"));
  await person.link("Novo tekmovanje");
  await person.fill(page.getByLabel("Ime tekmovanja"), "Prvenstvo Bleda");
  await page.getByText("Pravila iz leta 2023.").waitFor();
  await person.button("Ustvari tekmovanje");
  await person.click(page.getByText("Več igralcev hkrati"));
  await person.fill(page.getByRole("textbox", { name: "Več igralcev hkrati" }), TEN);
  await person.button("Vpiši tabelo");
  await person.link("K določanju parov");
  await person.button("Določi pare vseh kol");
  await person.button("Pripravi partije 1. kola");
  const links = page.getByRole("button", { name: "Naredi povezave za vse igralce" });
  await links.waitFor();
  const place = await links.boundingBox();
  await person.click(links);
  const start = page.getByRole("button", { name: "Začni 1. kolo" });
  await start.waitFor();
  expect(await overlap(place, start), "an impatient second click starts nothing").toBe(false);
  // The links are there to be printed, in the order of the boards.
  expect(await page.locator(".slip").count()).toBe(10);
  const boards = await page.locator(".slip p:not(.faint):not(.only-print)").allInnerTexts();
  expect(boards.slice(0, 3)).toEqual(["1. kolo, 1. deska: beli", "1. kolo, 1. deska: črni", "1. kolo, 2. deska: beli"]);
  const asked = await start.boundingBox();
  await person.click(start);
  await page.getByText("ure belih takoj stečejo na 5 deskah").waitFor();
  const yes = page.getByRole("button", { name: "Da, poženi ure" });
  expect(await overlap(asked, yes), "a double click starts nothing").toBe(false);
  await person.click(yes);
  await page.getByRole("heading", { name: "1. kolo se igra" }).waitFor();
  console.log(`a fresh start to running clocks: ${person.count()} clicks, ${Math.round((Date.now() - began) / 1000)} s`);
  expect(person.count()).toBeLessThanOrEqual(25);
  expect(Date.now() - began).toBeLessThan(240_000);
  expect(await isWide(page)).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
  await hall.close();
});

test("starting a hundred boards costs the organiser's page few requests and no long frame", { timeout: 180_000 }, async () => {
  const id = await roundOf(fixture.official, 100, { starts: false });
  const page = await fixture.signedIn(`/competitions/${id}/organise`);
  await press(page, "Make links for all players");
  const start = page.getByRole("button", { name: "Start round 1", exact: true });
  await start.waitFor(SOON);
  await page.goto(`${fixture.hall.address}/competitions/${id}/organise?part=rounds`);
  await start.waitFor(SOON);
  await start.click();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: "longtask" });
  });
  await press(page, "Yes, start the clocks");
  await page.getByRole("heading", { name: "Round 1 is in progress" }).waitFor(SOON);
  await page.locator(".lines").getByText("in progress").nth(99).waitFor(SOON);
  // Events that are still under way, and what they would cause.
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await page.waitForTimeout(1500);
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(10);
  const longest = await page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
  console.log(`100 boards started: ${requests.length} requests, longest task ${Math.round(longest)} ms`);
  expect(longest).toBeLessThanOrEqual(200);
  // All clocks can be stopped from here, too.
  await press(page, /Stop all/);
});

test("a form opens where it was asked for, on a page of 200 players", async () => {
  const id = await roundOf(fixture.official, 100, { starts: false });
  const page = await fixture.signedIn(`/competitions/${id}/organise?part=players`, { width: 375, height: 667 });
  await press(page, "Edit: Igralec 136");
  const field = page.getByRole("form", { name: "Edit: Igralec 136" }).getByLabel("Surname, first name");
  await field.waitFor();
  expect(await field.evaluate((own) => own === document.activeElement)).toBe(true);
  const box = await field.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 667).toBe(true);
  expect(await barriers(page)).toEqual([]);
  await field.fill("Igralka 136");
  await press(page, "Save");
  await page.locator(".lines li", { hasText: "Igralka 136" }).waitFor();
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["edit"])).toBe("136");
});

test("a start, the boards and the pairings are undone, each after a question", async () => {
  const id = await roundOf(fixture.official, 2);
  const page = await fixture.signedIn(`/competitions/${id}/organise?part=rounds`);
  await press(page, "Undo the start");
  await page.getByText("On 2 boards no move has been made").waitFor();
  expect(await barriers(page)).toEqual([]);
  await press(page, "Yes, undo the start");
  await page.locator(".lines").getByText("not started yet").nth(1).waitFor();
  await press(page, "Take the boards away");
  await press(page, "Yes, take them away");
  await page.locator(".lines").getByText("not set up yet").nth(1).waitFor();
  await page.getByLabel("Result of Igralec 1 – Igralec 2").selectOption("1-0");
  await page.getByLabel("Result of Igralec 1 – Igralec 2").selectOption("");
  await press(page, "Delete the pairings");
  await press(page, "Yes, delete them");
  await page.getByRole("heading", { name: "Next: pair round 1" }).waitFor();
});

test("a withdrawal is asked for, marked in coming rounds, and taken back; late players are noticed", async () => {
  const about = { name: "Krožni", regulations: 'preset = "blitz-3-2"', system: "round-robin" };
  const { id } = await fixture.official.post<{ id: string }>("/v1/competitions", about);
  const of = `/v1/competitions/${id}`;
  await fixture.official.post(`${of}/players`, ["Ana", "Bor", "Cene", "Dora"].map((name, at) => ({ no: at + 1, name })));
  await fixture.official.post(`${of}/pairings/berger`, { cycles: "single" });
  const page = await fixture.signedIn(`/competitions/${id}/organise?part=players`);
  await press(page, "Withdraw Bor");
  await page.getByText("stays on 3 boards that are paired already").waitFor();
  await press(page, "Cancel");
  await press(page, "Withdraw Bor");
  await press(page, "Yes, withdraw");
  await page.locator(".lines li", { hasText: "Bor" }).getByText("(withdrawn)").waitFor();
  await page.getByRole("link", { name: "Rounds" }).click();
  await page.locator(".lines .left").waitFor();
  await page.getByRole("link", { name: "Players" }).click();
  await press(page, "Reinstate Bor");
  await fixture.official.post(`${of}/players`, [{ no: 5, name: "Eva" }]);
  await page.getByRole("link", { name: "Rounds" }).click();
  await page.getByText("Not paired: Eva").waitFor();
  await press(page, "Delete all pairings");
  await press(page, "Yes, delete them");
  await press(page, "Pair all rounds");
  await page.getByRole("link", { name: "Round 5" }).waitFor();
});

test("the form says what was chosen, by the Laws in force on the first day", async () => {
  const page = await fixture.signedIn("/competitions/new/organise", { language: "hr" });
  const explained = page.locator(".explained");
  await explained.getByText("2023").first().waitFor();
  await page.getByLabel("Polazni pravilnik").selectOption("blitz-3-2");
  await explained.getByText("Za nepravilan potez protivnik dobiva 1 min; drugi gubi partiju.").waitFor();
  await page.locator("input[type=date]").first().fill("2017-08-01");
  await explained.getByText("Već prvi nepravilan potez").waitFor();
  expect(await barriers(page)).toEqual([]);
});
