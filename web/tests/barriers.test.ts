// Pages that other tests do not open whole: of officials, of accounts, on paper, and those that lead on. Each is looked at by
// axe-core, on a phone and on a laptop, in two languages.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { barriers, isWide } from "./browser";
import { newFixture } from "./fixture";
import { match } from "./organise";

const fixture = newFixture();

const SIZES = [
  { name: "phone", width: 375, height: 667 },
  { name: "laptop", width: 1366, height: 768 },
];
const LANGUAGES = ["en", "sl"];
/** A folder for pictures of the pages, if they are wanted. */
const PICTURES = process.env["BARRIERS_PICTURES"];

/** Pages of an official, by name; `{id}` is a competition, `{archived}` one that was put away, `{game}` a game. */
const OFFICIAL: Record<string, string> = {
  "organise-announcement": "/competitions/{id}/organise?part=announcement",
  "organise-players": "/competitions/{id}/organise?part=players",
  "organise-rounds": "/competitions/{id}/organise?part=rounds",
  "organise-seats": "/competitions/{id}/organise?part=seats",
  "organise-officials": "/competitions/{id}/organise?part=officials",
  archived: "/competitions/{archived}/organise?part=announcement",
  standings: "/competitions/{id}?part=standings",
  crosstable: "/competitions/{id}?part=crosstable",
  players: "/competitions/{id}?part=players",
  files: "/competitions/{id}?part=files",
  boards: "/competitions/{id}?part=boards",
  "list-of-boards": "/competitions/{id}/arbiter",
  "table-with-a-call": "/games/{game}/arbiter",
  "second-factor": "/second-factor",
};

/** Pages of strangers. */
const STRANGER: Record<string, string> = {
  "unknown-address": "/nonsense",
  "unknown-game": "/games/nonesuch",
  "unknown-link": "/first/adb_none",
  "unknown-password-link": "/password/adb_none",
  "unknown-seat": "/seat/adb_none",
  certificate: "/certificate",
};

let places: Record<string, string>;
beforeAll(async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await own.black.act(own.game, { say: { "call-arbiter": "the telephone" } });
  const { id } = await fixture.official.post<{ id: string }>("/v1/competitions", { name: "Prvenstvo", regulations: 'preset = "blitz-3-2"' });
  await fixture.official.ask("PUT", `/v1/competitions/${id}/archived`);
  places = { "{id}": own.competition, "{game}": own.game, "{archived}": id };
});

const filled = (address: string): string => Object.entries(places).reduce((text, [name, value]) => text.replace(name, value), address);

async function expectNoBarriers(page: Page, name: string): Promise<void> {
  await page.getByRole("heading").first().waitFor({ state: "attached" });
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
  expect(await isWide(page), `${name} scrolls sideways`).toBe(false);
  expect(await barriers(page), name).toEqual([]);
}

describe.each(LANGUAGES)("in %s", (language) => {
  describe.each(SIZES)("on a $name", ({ name: size, ...way }) => {
    test("of officials, on the screen and on paper", { timeout: 180_000 }, async () => {
      const page = await fixture.signedIn("/", { language, ...way });
      for (const [name, address] of Object.entries(OFFICIAL)) {
        await page.goto(fixture.hall.address + filled(address));
        await expectNoBarriers(page, `${name}-${language}-${size}`);
        if (size === "phone") continue;
        await page.emulateMedia({ media: "print" });
        // The heading of a page is for the screen; printed tables have their own.
        expect((await barriers(page)).filter((found) => !found.startsWith("page-has-heading-one")), `${name} on paper`).toEqual([]);
        await page.emulateMedia({ media: "screen" });
      }
    });

    test("of strangers", { timeout: 90_000 }, async () => {
      const page = await fixture.come("/sign-in", { language, ...way });
      for (const [name, address] of Object.entries(STRANGER)) {
        await page.goto(fixture.hall.address + address);
        await expectNoBarriers(page, `${name}-${language}-${size}`);
      }
    });
  });
});

test("all details of the organiser's and the arbiter's pages are opened", { timeout: 120_000 }, async () => {
  const page = await fixture.signedIn("/");
  for (const name of ["organise-announcement", "organise-players", "organise-rounds", "organise-officials", "table-with-a-call"]) {
    await page.goto(fixture.hall.address + filled(OFFICIAL[name] ?? ""));
    await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll("details")) folded.open = true;
    });
    await expectNoBarriers(page, `${name}-open`);
  }
});
