// Tie-breaks: chosen when a competition is announced, reordered by keyboard, changed later, and shown in the
// standings.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TIE_BREAKS } from "../src/pages/organise/tie-breaks";
import { barriers, isWide } from "./browser";
import { newFixture, PHONE } from "./fixture";
import { match } from "./organise";

const fixture = newFixture();

test("the page knows every tie-break of the server", () => {
  const description = JSON.parse(readFileSync(new URL("../../crates/hall/openapi.json", import.meta.url), "utf8")) as { components: { schemas: { TieBreak: { enum: string[] } } } };
  expect([...TIE_BREAKS].toSorted()).toEqual(description.components.schemas.TieBreak.enum.toSorted());
});

test("tie-breaks are chosen and reordered by keyboard, announced again, and shown in the standings in their order", async () => {
  const own = await match(fixture.official, 'preset = "screen-10-5"');
  const page = await fixture.signedIn(`/competitions/${own.competition}/organise?part=announcement`, { language: "sl", ...PHONE });
  const add = page.getByLabel("Dodaj");
  await page.getByText("Nič ni izbrano").waitFor();
  for (const name of ["koya", "wins", "buchholz"]) {
    await add.selectOption(name);
    await expect.poll(() => page.locator(`.tie-breaks option[value=${name}]`).count()).toBe(0);
  }
  await page.getByRole("button", { name: "Premakni navzgor: Buchholz" }).focus();
  for (const place of [2, 1]) {
    await page.keyboard.press("Enter");
    // The focus stays with the moved item.
    await page.locator(`.tie-breaks li:nth-child(${place})`, { hasText: "Buchholz" }).waitFor();
  }
  await page.getByRole("button", { name: "Odstrani: Koya" }).click();
  await expect.poll(() => page.locator(".tie-breaks .who").allTextContents()).toEqual(["Buchholz", "Število zmag, tudi s kontumacem"]);
  expect(await barriers(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);
  await page.getByRole("button", { name: "Objavi znova" }).click();
  await page.getByText("Objavljeno.").waitFor();
  await page.reload();
  await expect.poll(() => page.locator(".tie-breaks .who").allTextContents()).toEqual(["Buchholz", "Število zmag, tudi s kontumacem"]);
  await page.goto(`${fixture.hall.address}/competitions/${own.competition}?part=standings`);
  await page.getByRole("columnheader", { name: "Zmage" }).waitFor();
  expect((await page.getByRole("columnheader").allTextContents()).slice(-2)).toEqual(["Buch.", "Zmage"]);
});
