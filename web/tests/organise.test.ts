// The organiser's path from the first link to two players at their boards, and how mistakes are handled.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { barriers, launch, visit, type Visitor } from "./browser";
import { open, type Hall } from "./hall";
import { next, type CompetitionState } from "../src/pages/organise/next";
import type { BoardResponse, PlayerResponse, SeatResponse } from "../src/service/types";

let browser: Browser;
let hall: Hall;
let visitors: Visitor[] = [];
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  hall = await open({ demo: false });
  visitors = [];
});
afterEach(async () => {
  expect(visitors.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of visitors) await context.close();
  await hall.close();
});

test("the next step is derived from the current state", () => {
  const player = (no: number): PlayerResponse => ({ no, name: `Igralec ${no}`, withdrawn: false, erased: false });
  const seat = (no: number): SeatResponse => ({ id: `seat${no}`, role: { player: no }, given: 0 });
  const board = (more: object = {}): BoardResponse => ({ board: 1, white: 1, black: 2, ...more });
  const empty: CompetitionState = { system: "round-robin", players: [], rounds: [], seats: [], games: [] };
  const two: CompetitionState = { ...empty, players: [player(1), player(2)] };
  const paired = (more: object = {}): CompetitionState => ({ ...two, rounds: [{ round: 1, boards: [board(more)], byes: [] }] });
  expect(next(empty)).toEqual({ step: "players" });
  expect(next(two)).toEqual({ step: "pair", round: 1 });
  expect(next(paired())).toEqual({ step: "tables", round: 1 });
  expect(next(paired({ game: "game" }))).toEqual({ step: "seats", round: 1 });
  expect(next({ ...paired({ game: "game" }), seats: [seat(1), seat(2)] })).toEqual({ step: "play", round: 1 });
  expect(next({ ...paired({ game: "game" }), seats: [seat(1), { ...seat(2), revoked: 1 }] })).toEqual({ step: "seats", round: 1 });
  expect(next(paired({ result: "1-0" }))).toEqual({ step: "over" });
  expect(next({ ...paired({ result: "1-0" }), system: "swiss" })).toEqual({ step: "pair", round: 2 });
  expect(next({ ...paired({ result: "1-0" }), players: [player(1), player(2), player(3)] })).toEqual({ step: "pair", round: 2 });
});

interface Way {
  language?: string;
  width?: number;
  height?: number;
}

async function come(address: string, way: Way): Promise<Page> {
  const visitor = await visit(browser, address, way);
  visitors.push(visitor);
  return visitor.page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Opens the first link, chooses a name and a password, and is in charge. */
async function takeCharge(way: Way): Promise<Page> {
  const page = await come(hall.first, { language: "sl", ...way });
  await page.locator("[name=name]").fill("Mojca Kos");
  await page.locator("[name=password]").fill("zelo dolgo geslo");
  await page.locator("form button").click();
  await page.getByRole("link", { name: "Novo tekmovanje" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  return page;
}

async function openCompetition(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Novo tekmovanje" }).click();
  await page.getByLabel("Ime tekmovanja").fill("Prvenstvo Bleda");
  await page.getByLabel("Kraj").fill("Bled");
  expect(await barriers(page)).toEqual([]);
  await press(page, "Ustvari tekmovanje");
  await page.getByRole("heading", { name: "Naslednji korak: vpišite igralce" }).waitFor();
}

async function enter(page: Page, name: string): Promise<void> {
  await page.getByLabel("Priimek, ime").fill(name);
  await press(page, "Vpiši");
  await page.locator(".lines li", { hasText: name }).waitFor();
}

/** Prepares a round from two names up to its start; returns the links of the seats. */
async function prepare(page: Page): Promise<string[]> {
  await enter(page, "Novak, Ana");
  await enter(page, "Petrović, Mila");
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("link", { name: "K določanju parov" }).click();
  await page.getByRole("button", { name: "Določi pare 1. kola" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await press(page, "Določi pare 1. kola");
  await press(page, "Pripravi partije 1. kola");
  await press(page, "Naredi povezave za vse igralce");
  await page.locator(".slip").nth(1).waitFor();
  expect(await page.locator(".once").innerText()).toContain("samo zdaj");
  // The pressed button is gone; the focus has moved to the next element.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("next-step");
  expect(await barriers(page)).toEqual([]);
  return page.locator(".slip input").evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
}

const WAYS: [string, Way][] = [
  ["at a desk", { width: 1280, height: 800 }],
  ["on a phone", { width: 390, height: 844 }],
];

test.each(WAYS)("from the first link to two people at their board, %s", async (_, way) => {
  const page = await takeCharge(way);
  await openCompetition(page);
  const [white = "", black = ""] = await prepare(page);
  const ana = await come(white, { ...way, language: "sl" });
  const mila = await come(black, { ...way, language: "sr-Cyrl" });
  for (const player of [ana, mila]) {
    // A seat leads to the only board that is waiting; the hall is one link away.
    expect(player.url()).toMatch(/\/games\/\w+$/);
    await player.locator("header .home").click();
  }
  await ana.getByText("Partija se še ni začela.").waitFor();
  await press(page, "Začni 1. kolo");
  expect(await barriers(page)).toEqual([]);
  await press(page, "Da, poženi uro");
  await page.getByRole("heading", { name: "1. kolo se igra" }).waitFor();
  // Both pages update by themselves.
  await ana.getByText("Partija se igra.").waitFor();
  await mila.getByText("Партија се игра.").waitFor();
  expect(await ana.locator("h1").innerText()).toBe("Novak, Ana");
  expect(await mila.locator(".against").innerText()).toContain("Играте црним фигурама; противник: Novak, Ana");
  for (const player of [ana, mila]) {
    expect(await player.locator("main a.main").count()).toBe(1);
    expect(await player.locator("main a.main").getAttribute("href")).toMatch(/^\/games\/\w+$/);
    expect(await player.locator("a[href^='/without-sight/']").count()).toBe(1);
    expect(await barriers(player)).toEqual([]);
  }
  for (const reader of [page, ana, mila]) expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("an error in a table is reported with its line and column, and nothing is lost", async () => {
  const page = await takeCharge({});
  await openCompetition(page);
  const table = "name,federation,rating\nKovač Jan,SLO,1790\nPetrović Mila,SRB,abc\n";
  await page.getByText("Več igralcev hkrati").click();
  const field = page.getByRole("textbox", { name: "Več igralcev hkrati" });
  await field.fill(table);
  await press(page, "Vpiši tabelo");
  await page.getByText("Nič ni vpisano: 1 napaka.").waitFor();
  const fault = page.locator(".faults li");
  expect(await fault.innerText()).toContain("Vrstica 3, stolpec »rating«: »abc« ni število");
  expect(await field.inputValue()).toBe(table);
  expect(await page.locator(".lines li").count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  // The location is a link, and the text there is selected.
  await fault.getByRole("button").click();
  expect(await field.evaluate((text: HTMLTextAreaElement) => text.value.slice(text.selectionStart, text.selectionEnd))).toBe("abc");
  await page.keyboard.type("1850");
  await press(page, "Vpiši tabelo");
  await page.locator(".lines li").nth(1).waitFor();
  expect(await field.inputValue()).toBe("");
});

test("a result by hand, a withdrawal, a seat revoked, an official invited, a delay announced", async () => {
  const page = await takeCharge({});
  await openCompetition(page);
  for (const name of ["Novak, Ana", "Petrović, Mila", "Horvat, Ivan"]) await enter(page, name);
  await page.getByRole("link", { name: "K določanju parov" }).click();
  await press(page, "Določi pare vseh kol");
  await page.getByLabel("Rezultat: ").selectOption("½-½");
  await page.getByRole("link", { name: "Igralci" }).click();
  await press(page, "Odstop: Horvat, Ivan");
  expect(await page.locator(".ask").innerText()).toContain("Že določen ostane 1 par");
  await press(page, "Da, odstopa");
  await page.getByText("(odstopil)").waitFor();
  await page.getByRole("link", { name: "Mesta" }).click();
  await press(page, "Naredi povezavo");
  await page.getByRole("button", { name: "Prekliči mesto: sodnik" }).click();
  await page.locator(".slip").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Sodniki in organizatorji" }).click();
  await page.getByLabel("Za koga").fill("Luka");
  await press(page, "Naredi povezavo");
  expect(await page.getByLabel("Povezava povabila").inputValue()).toMatch(/\/first\/|\/join\//);
  await page.getByRole("link", { name: "Razpis" }).click();
  await page.getByLabel("Zamik v minutah").fill("15");
  expect(await barriers(page)).toEqual([]);
  await press(page, "Objavi znova");
  await page.getByText("Objavljeno.").waitFor();
  await page.getByRole("link", { name: "Tekmovanje, kot ga vidijo vsi" }).click();
  await page.getByText("Gledalci vidijo partije pozneje: 15 min.").waitFor();
});
