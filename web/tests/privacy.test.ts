// Removing people and competitions: asked first, then gone; tables of players as programs write them.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, launch, visit, type Visitor } from "./browser";
import { open, type Hall } from "./hall";
import { FIRST, firstOfficial, match, type Person } from "./organise";

let browser: Browser;
let hall: Hall;
let ana: Person;
beforeAll(async () => {
  browser = await launch();
  hall = await open({ demo: false });
  ana = await firstOfficial(hall);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

/** Signs in as the organiser. */
async function signedIn(language: string, width = 1280): Promise<Visitor> {
  const visitor = await visit(browser, `${hall.address}/sign-in`, { language, width, height: 800 });
  await visitor.page.locator("[name=name]").fill(FIRST.name);
  await visitor.page.locator("[name=password]").fill(FIRST.password);
  await visitor.page.locator("form button").click();
  await visitor.page.locator(".hall").waitFor();
  return visitor;
}

test("the personal data of a player is removed after a question", async () => {
  const { competition } = await match(ana, 'preset = "screen-10-5"');
  const { page, context, faults } = await signedIn("sl", 375);
  await page.goto(`${hall.address}/competitions/${competition}/organise?part=players`);
  await page.getByRole("button", { name: "Odstrani osebne podatke: Novak, Ana" }).click();
  const question = page.getByRole("group", { name: "Odstrani osebne podatke: Novak, Ana" });
  expect(await question.innerText()).toContain("za vedno uniči");
  expect(await barriers(page)).toEqual([]);
  await question.getByRole("button", { name: "Odstrani osebne podatke" }).click();
  await page.locator(".lines li", { hasText: "Odstranjeni igralec št. 1" }).waitFor();
  expect(await page.locator("main").innerText()).not.toContain("Novak, Ana");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("a competition is put away, brought back and deleted", async () => {
  const { competition } = await match(ana, 'preset = "screen-10-5"');
  const { page, context, faults } = await signedIn("hr");
  await page.goto(`${hall.address}/competitions/${competition}/organise?part=announcement`);
  await page.getByRole("button", { name: "Arhiviraj", exact: true }).click();
  await page.getByText("Ovo je natjecanje arhivirano").waitFor();
  await page.goto(hall.address);
  await page.getByText("Arhivirana natjecanja").click();
  await page.locator(`details a[href="/competitions/${competition}"]`).waitFor();
  expect(await page.locator(`.cards a[href="/competitions/${competition}"]`).count()).toBe(0);
  await page.goto(`${hall.address}/competitions/${competition}/organise?part=announcement`);
  await page.getByText("Izbriši natjecanje").click();
  const forEver = page.getByRole("button", { name: "Izbriši zauvijek" });
  expect(await forEver.isDisabled()).toBe(true);
  await page.getByLabel("Upišite naziv natjecanja").fill("Odprto prvenstvo");
  expect(await barriers(page)).toEqual([]);
  await forEver.click();
  await page.waitForURL(`${hall.address}/`);
  await page.goto(`${hall.address}/competitions/${competition}`);
  await page.getByText("Natjecanje je izbrisano.").waitFor();
  expect(faults.filter((fault) => !fault.includes("410"))).toEqual([]);
  await context.close();
});

test("a table in Windows-1250 with headings of a pairing program is read, and its faults name the headings", async () => {
  const about = { name: "Prvenstvo Bleda", regulations: 'preset = "screen-10-5"' };
  const { id } = await ana.post<{ id: string }>("/v1/competitions", about);
  const { page, context } = await signedIn("sl");
  await page.goto(`${hall.address}/competitions/${id}/organise?part=players`);
  await page.getByText("Več igralcev hkrati").click();
  const bytes = (rating: string) => Buffer.from(`Priimek;Ime;Rtg;Spol;Leto rojstva\r\n\u008eagar;\u008apela;${rating};\u009e;2001\r\n`, "latin1");
  const choose = (rating: string) => page.locator(".csv input[type=file]").first().setInputFiles({ name: "igralci.csv", mimeType: "text/csv", buffer: bytes(rating) });
  await choose("veliko");
  await page.getByText("igralci.csv").waitFor();
  const send = page.locator(".csv button.main").first();
  await send.click();
  await page.getByText("Vrstica 2, stolpec »Rtg«:").waitFor();
  await choose("1850");
  await send.click();
  await page.locator(".lines li", { hasText: "Žagar, Špela" }).waitFor();
  await context.close();
});
