// Corrections of human errors: pairings of tables already created, and a forgotten password.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { exchanged } from "../src/pages/organise/exchange";
import { barriers } from "./browser";
import { newFixture, type Way } from "./fixture";
import { seat } from "./organise";

// A new password ends the sessions and tokens of the official: each test has its own server.
const fixture = newFixture({ isPerTest: true });

test("a player from another board swaps places with the one here", () => {
  const boards = [
    { board: 1, white: 1, black: 2 },
    { board: 2, white: 3, black: 4 },
  ];
  expect(exchanged(boards, { board: 1, white: 2, black: 1 })).toEqual([{ board: 1, white: 2, black: 1 }]);
  expect(exchanged(boards, { board: 1, white: 4, black: 2 })).toEqual([
    { board: 1, white: 4, black: 2 },
    { board: 2, white: 3, black: 1 },
  ]);
  expect(exchanged(boards, { board: 1, white: 5, black: 2 })).toEqual([{ board: 1, white: 5, black: 2 }]);
});

/** Signs in on a page, and is redirected to another. */
async function signIn(to: string, way: Way): Promise<Page> {
  const page = await fixture.come(`/sign-in?to=${encodeURIComponent(to)}`, way);
  await page.locator("[name=name]").fill("Ana");
  await page.locator("[name=password]").fill("a long password");
  await page.locator("form button.main").click();
  await page.waitForURL(`**${to}`);
  return page;
}

async function laid(): Promise<string> {
  const about = { name: "Odprto prvenstvo", place: "Ljubljana", regulations: 'preset = "blitz-3-2"' };
  const { id } = await fixture.official.post<{ id: string }>("/v1/competitions", about);
  const players = ["Novak, Ana", "Horvat, Bor", "Petrović, Mila", "Kos, Jan"].map((name, at) => ({ no: at + 1, name }));
  await fixture.official.post(`/v1/competitions/${id}/players`, players);
  await fixture.official.post(`/v1/competitions/${id}/rounds/1/pairings`, [
    { board: 1, white: 1, black: 2 },
    { board: 2, white: 3, black: 4 },
  ]);
  await fixture.official.post(`/v1/competitions/${id}/rounds/1/tables`, {});
  return id;
}

test("pairings are corrected on the page after the tables were created", { timeout: 60_000 }, async () => {
  const id = await laid();
  const { link } = await seat(fixture.official, id, { player: 1 });
  const player = await fixture.come(link, { language: "sl" });
  await player.locator(".case .face").first().waitFor({ state: "attached" });
  const page = await signIn(`/competitions/${id}/organise?part=rounds&round=1`, { width: 390, height: 844 });
  await page.getByRole("button", { name: "Edit: board 1" }).click();
  const form = page.getByRole("form", { name: "Edit: board 1" });
  await form.getByLabel("White").selectOption("4");
  expect(await barriers(page)).toEqual([]);
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByText("Kos, Jan – Horvat, Bor").waitFor();
  await page.getByText("Petrović, Mila – Novak, Ana").waitFor();
  const { person } = await seat(fixture.official, id, { player: 1 });
  const rounds = await fixture.official.get<{ boards: { game: string }[] }[]>(`/v1/competitions/${id}/rounds`);
  const game = await person.get<{ black: { name: string } }>(`/v1/games/${rounds[0]?.boards[1]?.game}`);
  expect(game.black.name).toBe("Novak, Ana");
  // A player waiting at the removed table is told so, and finds the other.
  await player.locator(".withdrawn").waitFor();
  expect(await barriers(player)).toEqual([]);
  await player.locator(".withdrawn a").click();
  await player.getByText("Petrović, Mila").first().waitFor();
});

test("an official changes a known password, and stays signed in", { timeout: 60_000 }, async () => {
  const id = await laid();
  const page = await signIn(`/competitions/${id}/organise?part=officials`, { language: "sr-Cyrl", width: 390, height: 844 });
  const form = page.getByRole("form", { name: "Ваша лозинка" });
  await form.getByLabel("Досадашња лозинка").fill("not my password");
  await form.getByLabel("Нова лозинка").fill("нова дуга лозинка");
  await form.getByRole("button").click();
  await form.locator("[role=alert]:not(:empty)").waitFor();
  expect(await barriers(page)).toEqual([]);
  await form.getByLabel("Досадашња лозинка").fill("a long password");
  await form.getByRole("button").click();
  await form.getByText("Лозинка је промењена.").waitFor();
  await page.reload();
  await form.waitFor();
});

test("an official who has forgotten the password sets a new one by a link", { timeout: 60_000 }, async () => {
  const id = await laid();
  const page = await signIn(`/competitions/${id}/organise?part=officials`, { width: 1920, height: 1080 });
  await page.getByRole("button", { name: "Make a link for a new password" }).click();
  const link = await page.getByLabel("Link with which Ana sets a new password").inputValue();
  expect(await barriers(page)).toEqual([]);
  const other = await fixture.come(link, { language: "sl", width: 390, height: 844 });
  expect(await barriers(other)).toEqual([]);
  await other.locator("[name=password]").fill("novo dolgo geslo");
  await other.locator("form button").click();
  await other.waitForURL(`${fixture.hall.address}/`);
  await expect.poll(() => fixture.official.get("/v1/me").catch(String)).toMatch(/401/);
});

test("the link of a seat asks first in a browser that holds another seat", async () => {
  const id = await laid();
  const page = await signIn(`/competitions/${id}/organise`, { language: "sr-Cyrl", width: 390, height: 844 });
  const { link } = await seat(fixture.official, id, { player: 1 });
  await page.goto(link);
  await page.getByText("приватном прозору").waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Остани као до сада" }).click();
  await page.getByText("Ana", { exact: true }).first().waitFor();
  await page.goto(link);
  await page.getByRole("button", { name: "Пређи на ово место" }).click();
  await page.locator(".case .face").first().waitFor({ state: "attached" });
});
