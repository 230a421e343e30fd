// The hall and a competition, as the public sees them.
import { beforeAll, expect, test } from "vitest";
import { barriers, man } from "./browser";
import { newFixture } from "./fixture";
import { match, roundOf, type Match } from "./organise";

const fixture = newFixture();
let own: Match;

beforeAll(async () => {
  own = await match(fixture.official, 'preset = "screen-10-5"');
});

const play = (from: string, to: string) => ({ play: { from, to } });

test("a visitor sees the games in progress and how to join", async () => {
  const page = await fixture.come("/", { language: "sr-Cyrl" });
  await page.getByRole("heading", { name: "Сада се игра: Odprto prvenstvo" }).waitFor();
  await man(page, "wp", "e2").waitFor({ state: "attached" });
  await page.getByRole("heading", { name: "Како ући" }).waitFor();
  expect(await page.getByText("Ново такмичење").count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
});

test("a small board follows the game, and its clocks run", async () => {
  const page = await fixture.come(`/competitions/${own.competition}`, { language: "sl", width: 390, height: 844 });
  await man(page, "wp", "e2").waitFor({ state: "attached" });
  const clock = page.locator(".clock.runs");
  const before = await clock.innerText();
  await expect.poll(() => clock.innerText(), { timeout: 10_000 }).not.toBe(before);
  await own.white.act(own.game, play("e2", "e4"));
  await man(page, "wp", "e4").waitFor({ state: "attached" });
  expect(await barriers(page)).toEqual([]);
  // A new language applies at once, including texts from the server.
  await page.locator("header select").first().selectOption("sr-Cyrl");
  await page.getByRole("link", { name: "1. табла" }).waitFor();
  await page.getByText("Правилник такмичења").click();
  await page.getByText("сви потези за 10 min").waitFor();
});

test("the result appears on board, standings and crosstable by itself", async () => {
  const page = await fixture.come(`/competitions/${own.competition}?part=standings`, { language: "sl" });
  await page.getByRole("rowheader", { name: "Novak, Ana" }).waitFor();
  await own.black.act(own.game, { say: "resign" });
  await page.locator("tbody tr", { hasText: "Novak, Ana" }).locator("td", { hasText: /^1$/ }).nth(1).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Križna tabela" }).click();
  await page.getByRole("rowheader", { name: "Horvat, Bor" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Deske" }).click();
  await page.locator(".outcome", { hasText: "1-0" }).waitFor();
  for (const part of ["Igralci", "Datoteke"]) {
    await page.getByRole("link", { name: part }).click();
    await page.getByRole("heading", { name: part }).waitFor();
    expect(await barriers(page)).toEqual([]);
  }
  expect(await page.getByLabel("Naslov za prenose").inputValue()).toBe(`${fixture.hall.address}/v1/competitions/${own.competition}/live.pgn`);
});

test("a player whose game is over sees what comes next", async () => {
  const page = await fixture.come(own.seats.white, { language: "sl", width: 390, height: 844, dark: true });
  await page.getByText("Vaša partija je končana.").waitFor();
  await page.getByRole("link", { name: "1. kolo, z belimi proti: Horvat, Bor" }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test("of many boards only those in view are rendered", async () => {
  const count = 120;
  const id = await roundOf(fixture.official, count, { starts: false });
  const page = await fixture.come(`/competitions/${id}`, { language: "sl" });
  await page.locator(".small-board").nth(count - 1).waitFor({ state: "attached" });
  await page.locator(".small-board svg").first().waitFor();
  expect(await page.locator(".small-board svg").count()).toBeLessThan(40);
  await page.locator(".small-board").nth(count - 1).scrollIntoViewIfNeeded();
  await page.locator(".small-board").nth(count - 1).locator("svg").first().waitFor();
});
