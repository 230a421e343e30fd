// What the organiser hands out: slips with links, printed tables, tables for spreadsheets.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./browser";
import { newFixture } from "./fixture";
import { inBoardOrder } from "../src/pages/organise/board-order";
import { editionOn, usualEdition } from "../src/pages/organise/regulations";
import { coalesced } from "../src/pages/competition/live";

const fixture = newFixture();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("seats are in the order of the boards, White first", () => {
  const rounds = [
    { round: 1, boards: [{ board: 1, white: 1, black: 2, result: "1-0" as const }], byes: [] },
    { round: 2, boards: [{ board: 1, white: 4, black: 3 }, { board: 2, white: 2, black: 1 }], byes: [] },
  ];
  const roles = ["spectator", { player: 5 }, { player: 1 }, { assistant: 4 }, { player: 3 }, { player: 4 }, { player: 2 }] as const;
  const ordered = inBoardOrder(roles.map((role) => ({ role })), rounds).map(({ role }) => role);
  expect(ordered).toEqual([{ player: 4 }, { assistant: 4 }, { player: 3 }, { player: 2 }, { player: 1 }, { player: 5 }, "spectator"]);
});

test("the edition is the one in force on the day, except for presets of days gone by", () => {
  const editions = [
    { edition: "2017", "in-force": "2017-07-01" },
    { edition: "2018", "in-force": "2018-01-01" },
    { edition: "2023", "in-force": "2023-01-01" },
  ];
  expect(editionOn(editions, "2022-12-31")).toBe("2018");
  expect(editionOn(editions, "2026-11-18")).toBe("2023");
  expect(usualEdition({ edition: "2023" }, editions, "2017-09-01")).toBe("2017");
  expect(usualEdition({ edition: "2009" }, editions, "2026-11-18")).toBe("2009");
  expect(usualEdition({ edition: "2023" }, editions, "")).toBe("2023");
  expect(usualEdition(undefined, editions, "2026-11-18")).toBe("");
});

test("calls in quick succession become one, and none waits for ever", async () => {
  let count = 0;
  const { call, stop } = coalesced(() => (count += 1), 40, 120);
  const began = performance.now();
  while (performance.now() - began < 100) {
    call();
    await new Promise((done) => setTimeout(done, 5));
  }
  expect(count).toBe(0);
  await expect.poll(() => count).toBe(1);
  call();
  stop();
  await new Promise((done) => setTimeout(done, 80));
  expect(count).toBe(1);
});

interface Made {
  id: string;
  of: string;
}

/** A round robin of four players with a played, a forfeited and an open game. */
async function competition(): Promise<Made> {
  const about = { name: "Memorial Vidmarja", place: "Bled", regulations: 'preset = "fide-standard-90-30"', system: "round-robin" };
  const { id } = await fixture.official.post<{ id: string }>("/v1/competitions", about);
  const of = `/v1/competitions/${id}`;
  const names = ["Novak, Ana", "=HYPERLINK(1)", "Petrović, Mila", "Kos; Jan"];
  await fixture.official.post(`${of}/players`, names.map((name, at) => ({ no: at + 1, name, rating: 1900 - at, federation: "SLO" })));
  await fixture.official.post(`${of}/pairings/berger`, { cycles: "single" });
  for (const [board, result] of [[1, "½-½"], [2, "+/-"]] as const) await fixture.official.ask("PUT", `${of}/rounds/1/boards/${board}/result`, { result });
  return { id, of };
}

test("links of this machine are warned of on the page and on paper, and all are made anew after a question", async () => {
  const { id } = await competition();
  const page = await fixture.signedIn(`/competitions/${id}/organise?part=seats`, { language: "sl" });
  await page.locator(".only-here").first().waitFor();
  expect(await page.locator(".only-here").first().innerText()).toContain("adoube serve --lan");
  await press(page, "Naredi povezave za 4 igralce, ki je nimajo");
  await page.locator(".slip").nth(3).waitFor();
  const links = () => page.locator(".slip input").evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
  const before = await links();
  await press(page, "Nove povezave za vse igralce");
  expect(await barriers(page)).toEqual([]);
  await press(page, "Da, naredi nove povezave");
  await expect.poll(async () => (await links()).some((link) => before.includes(link))).toBe(false);
  expect(await page.locator(".slip").count()).toBe(4);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".only-print.only-here").isVisible()).toBe(true);
  expect(await page.locator("button:visible").count()).toBe(0);
  await fixture.official.get("/v1/me");
  const old = await fetch(before[0] ?? "", { redirect: "manual" });
  expect(old.status).toBeGreaterThanOrEqual(400);
});

/** The text of the page as printed, and whether it fits the width of the paper. */
async function printed(page: Page): Promise<{ text: string; isCut: boolean }> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 703, height: 1000 });
  const text = await page.locator("main").innerText();
  const isCut = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await page.locator("button:visible, .tabs:visible, header.head:visible").count()).toBe(0);
  return { text, isCut };
}

test("pairings, standings, crosstable and start list are printed with all that belongs to them", async () => {
  const { id } = await competition();
  for (const [part, words] of [
    ["boards&round=1", ["Memorial Vidmarja", "1. kolo", "beli", "črni", "Novak, Ana", "½-½", "+/-"]],
    ["standings", ["Memorial Vidmarja", "Lestvica", "po 1. kolu", "Novak, Ana", "0,25"]],
    ["crosstable", ["Memorial Vidmarja", "po 1. kolu", "+", "-"]],
    ["players", ["Memorial Vidmarja", "Petrović, Mila", "SLO", "1900"]],
  ] as const) {
    const page = await fixture.come(`/competitions/${id}?part=${part}`, { language: "sl" });
    await page.getByRole("button", { name: /Natisni/ }).first().waitFor();
    const { text, isCut } = await printed(page);
    for (const word of words) expect(text, part).toContain(word);
    expect(isCut, part).toBe(false);
    expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(1000);
  }
});

test("result slips are printed for the boards that have no result, and nothing else is", async () => {
  const { id } = await competition();
  for (const [language, label, words] of [
    ["sl", "Natisni listke za rezultate", ["2. kolo", "Podpis belega", "Podpis črnega"]],
    ["sr-Cyrl", "Одштампај листиће за резултате", ["2. коло", "Потпис белог", "Потпис црног"]],
  ] as const) {
    const page = await fixture.signedIn(`/competitions/${id}?part=boards&round=2`, { language });
    // The dialog of the browser cannot be pressed: the page stays as it is while it is open.
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await press(page, label);
    const { text, isCut } = await printed(page);
    for (const word of ["Memorial Vidmarja", "Petrović, Mila", "Kos; Jan", "1–0", "½–½", "0–1", ...words]) expect(text, language).toContain(word);
    expect(isCut).toBe(false);
    expect(await page.locator(".result-slips li").count()).toBe(2);
    expect(await page.locator(".printed-pairings:visible").count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    expect(await page.locator(".printed-pairings:visible").count()).toBe(1);
    await page.goto(`${fixture.hall.address}/competitions/${id}?part=boards&round=1`);
    await page.locator(".small-board").first().waitFor({ state: "attached" });
    expect(await page.getByRole("button", { name: label, includeHidden: true }).count()).toBe(0);
  }
});

test("a seat is given to a program, and the name of an arbiter's seat is removed, also after it was revoked", async () => {
  const { id, of } = await competition();
  const page = await fixture.signedIn(`/competitions/${id}/organise?part=seats`);
  const form = page.getByRole("form", { name: "A seat for somebody else" });
  await form.getByLabel("For whom").selectOption("player 1");
  await form.getByLabel("A program plays at this seat").check();
  await press(page, "Make the link");
  const given = page.locator(".lines li");
  await expect.poll(() => given.first().innerText()).toContain("Novak, Ana (program)");
  await form.getByLabel("For whom").selectOption("arbiter");
  await form.getByLabel("Name with which decisions are signed").fill("Vera Kos");
  await press(page, "Make the link");
  await press(page, "Revoke the seat of Vera Kos (an arbiter)");
  const named = given.filter({ hasText: "Vera Kos" });
  await expect.poll(() => named.innerText()).toContain("revoked");
  await press(page, "Remove the name: Vera Kos");
  expect(await barriers(page)).toEqual([]);
  await named.getByRole("button", { name: "Remove the name", exact: true }).click();
  await named.waitFor({ state: "detached" });
  const seats = await fixture.official.get<{ name?: string; program?: boolean }[]>(`${of}/seats`);
  expect(seats.filter(({ name }) => name)).toEqual([]);
  expect(seats.filter(({ program }) => program).length).toBe(1);
});

test("standings and results are had as tables that no spreadsheet takes for formulas", async () => {
  const { id } = await competition();
  const page = await fixture.come(`/competitions/${id}?part=files`, { language: "sl" });
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, name)]);
    return readFileSync(await download.path(), "utf8");
  };
  const standings = await saved("Lestvica");
  expect(standings.startsWith("\ufeffMesto;")).toBe(true);
  expect(standings).toContain(";'=HYPERLINK(1);");
  expect(standings).toContain('"Kos; Jan"');
  expect(standings).toContain(";0,5;");
  const results = await saved("Pari in rezultati");
  expect(results).toContain("1;1;1;Novak, Ana;4;\"Kos; Jan\";½-½");
  expect(results).toContain(";'+/-\r\n");
  expect(await barriers(page)).toEqual([]);
  const clean = await page.getByRole("link", { name: "Vse partije, samo poteze in časi" }).getAttribute("href");
  expect(clean).toBe(`/v1/competitions/${id}/pgn?clean=true`);
});
