// The Laws in the browser: browse, switch the edition, compare, search, the glossary, and a case to try.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, isWide } from "./browser";
import { newFixture, PHONE, type Way } from "./fixture";

const fixture = newFixture();

const reading = (language: string, path: string, size: Way = {}): Promise<Page> => fixture.come(path, { language, ...size });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const text = async (page: Page) => (await page.locator("main").innerText()).replaceAll(/\s+/g, " ");

test("an edition is browsed by its tree, in Slovenian", async () => {
  const page = await reading("sl", "/laws");
  await heading(page).getByText("Pravila šaha").waitFor();
  await page.getByRole("link", { name: "Pravila iz leta 2017" }).click();
  await page.getByRole("heading", { name: "9 Remi" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.locator(".tree summary", { hasText: "9 Remi" }).click();
  await page.locator(".tree").getByRole("link", { name: /^9\.5\.3 / }).click();
  await heading(page).getByText("Člen 9.5.3").waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await page.locator(".provision .kind").first().innerText()).toContain("postopek");
  expect(await page.locator(".tree [aria-current]").innerText()).toContain("9.5.3");
  expect(await barriers(page)).toEqual([]);
});

test("another edition has it under another number and with its own amount, or not at all", async () => {
  const page = await reading("sr-Cyrl", "/laws/2017/9.5.3");
  await heading(page).getByText("Члан 9.5.3").waitFor();
  expect(await page.locator(".says").first().innerText()).toContain("2 минута");
  await page.locator("nav.editions").getByText("2009").click();
  await heading(page).getByText("Члан 9.5.b").waitFor();
  expect(new URL(page.url()).pathname).toBe("/laws/2009/9.5.b");
  expect(await page.locator(".says").first().innerText()).toContain("3 минута");
  await page.goto(`${fixture.hall.address}/laws/2017/9.6.1`);
  await heading(page).getByText("Члан 9.6.1").waitFor();
  await page.locator("nav.editions").getByText("2005").click();
  await page.getByText("У издању из 2005. нема овог правила.").waitFor();
  expect(await barriers(page)).toEqual([]);
  expect((await text(page)).match(/[A-Za-z]{3,}/g)).toBeNull();
});

test("links from rulings work, and missing numbers get a helpful answer", async () => {
  const page = await reading("sl", "/laws/2017/II.3.2.7.1");
  await heading(page).getByText("Člen II.3.2.7.1").waitFor();
  for (const [path, number] of [["2017/A.4.2", "A.4.2"], ["2017/B.3", "B.3"], ["2009/5.2.b, 9.6", "5.2.b, 9.6"]]) {
    await page.goto(`${fixture.hall.address}/laws/${path}`);
    await heading(page).getByText(`Člen ${number}`).waitFor();
  }
  await page.goto(`${fixture.hall.address}/laws/2017/9.5.b`);
  await heading(page).getByText("Takega člena ni").waitFor();
  await page.getByRole("link", { name: "2009: 9.5.b" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("link", { name: "9.5.3", exact: true }).first().click();
  await heading(page).getByText("Člen 9.5.3").waitFor();
  await page.goto(`${fixture.hall.address}/laws/1924`);
  await page.getByText("Izdaje s to letnico ni.").waitFor();
});

test("two editions are compared side by side", async () => {
  const page = await reading("sl", "/laws/compare?from=2009&to=2017");
  await page.locator(".compared").first().waitFor();
  const count = async (change: string) => Number(await page.locator(`.counts .${change} b`).innerText());
  expect(await page.locator("tr.new").count()).toBe(await count("new"));
  expect(await page.locator("tr.gone").count()).toBe(await count("gone"));
  expect(await page.locator("tr.same").count()).toBe(0);
  // What has only another number is shown when it is wanted.
  expect(await page.locator("tr.renumbered").count()).toBe(0);
  await page.getByLabel("Tudi samo preštevilčena pravila").check();
  await page.locator("tr.renumbered").first().waitFor();
  expect(await page.locator("tr.renumbered").count()).toBe(await count("renumbered"));
  await page.getByLabel("Samo razlike").uncheck();
  await page.locator("tr.same").first().waitFor();
  expect(await page.locator("tr.same").count()).toBe(await count("same"));
  const before = await count("new");
  await page.getByRole("button", { name: "Zamenjaj" }).click();
  await page.waitForFunction((wanted) => document.querySelector(".counts .gone b")?.textContent === String(wanted), before);
  expect(page.url()).toContain("from=2017&to=2009");
  expect(await barriers(page)).toEqual([]);
});

test("words are found while typing, and highlighted", async () => {
  const page = await reading("sr-Cyrl", "/laws/search");
  await page.getByRole("searchbox").pressSequentially("кашњење");
  await page.locator(".results mark").first().waitFor();
  await page.waitForFunction(() => location.search.includes("q="));
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await page.locator(".results mark").first().waitFor();
  await page.getByRole("searchbox").fill("9.2.2");
  await page.getByRole("link", { name: "Иди на члан 9.2.2" }).click();
  await heading(page).getByText("Члан 9.2.2").waitFor();
});

test("the glossary has five languages", async () => {
  const page = await reading("sl", "/laws/glossary");
  await page.locator(".terms tbody tr").nth(150).waitFor();
  await page.getByRole("searchbox").fill("судија");
  await page.getByRole("row", { name: /sodnik.*arbiter.*sudac/ }).first().waitFor();
  await page.waitForFunction(() => document.querySelectorAll(".terms tbody tr").length < 20);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("searchbox").fill("zebra");
  await page.getByText("Takega izraza ni.").waitFor();
});

test("a case is run, rendered again in another language, and broken", async () => {
  const page = await reading("sl", "/laws/cases/a-phone-that-is-on");
  await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("phone"));
  await page.getByRole("button", { name: "Odigraj primer" }).click();
  await page.getByText(/Vse je kot pričakovano/).waitFor();
  await page.locator(".ruled .article a").first().waitFor();
  expect(await page.locator(".ruled .article a").first().getAttribute("href")).toMatch(/^\/laws\/2023\//);
  expect(await barriers(page)).toEqual([]);
  await page.locator(".story .editions").getByText("2009").click();
  await page.locator('.story [aria-pressed="true"]', { hasText: "2009" }).waitFor();
  await page.locator(".head select").first().selectOption("sr-Cyrl");
  await page.getByText(/Све је како се очекивало/).waitFor();
  const field = page.getByRole("textbox");
  await field.fill("# Пад\nlaws 2017\n0:10 Black hes a phone that is on\n");
  await page.getByRole("button", { name: "Покрени случај" }).click();
  await page.locator(".editor li.wrong", { hasText: "3" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Ред 3, колона 12" }).click();
  expect(await field.evaluate((own) => (own as HTMLTextAreaElement).selectionStart)).toBe("# Пад\nlaws 2017\n0:10 Black ".length);
  await field.fill("# Other\nlaws 2017\n0:10 Black resigns\n  result 0-1\n");
  await page.getByRole("button", { name: "Покрени случај" }).click();
  await page.locator(".expected .bad").first().waitFor();
});

test("an article lists the cases that cite it, and they open in the editor", async () => {
  const page = await reading("sl", "/laws/2017/DeviceForfeit");
  await page.getByRole("heading", { name: "Primeri za preizkus" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.locator(".provision").getByRole("link", { name: "telefon" }).click();
  await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("phone"));
  expect(new URL(page.url()).pathname).toBe("/laws/cases/a-phone-that-is-on");
});

test("everything fits a phone", async () => {
  const page = await reading("sr-Cyrl", "/laws", { ...PHONE, dark: true });
  for (const path of ["", "/2017", "/2017/9.2.2", "/2017/9", "/compare", "/search?q=потез", "/glossary", "/cases"]) {
    await page.goto(`${fixture.hall.address}/laws${path}`);
    await page.locator(".laws h1").waitFor();
    await page.waitForLoadState("networkidle");
    expect(await isWide(page), path).toBe(false);
    expect(await barriers(page), path).toEqual([]);
  }
});
