// Every page in two languages and two sizes, light and dark: accessible, nothing truncated, nothing from other hosts.
// With PICTURES=1 it also takes the screenshots of the documentation.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barriers, launch, visit } from "./browser";
import { open, type Hall } from "./hall";
import { Person } from "./organise";

const PICTURES = process.env["PICTURES"] ? new URL("../../docs/pictures/", import.meta.url).pathname : undefined;

/** A phone and a projector. */
const SIZES = [
  { name: "phone", width: 390, height: 844, dark: true },
  { name: "projector", width: 1920, height: 1080, dark: false },
];
const LANGUAGES = ["sl", "sr-Cyrl"];

/** The viewer and the page. The arbiter's seat has an empty name. */
const ARBITER = "";
const WHITE = "Zupan, Neža";
const PAGES: { name: string; address: string; who?: string }[] = [
  { name: "hall", address: "/" },
  { name: "competition", address: "/competitions/demodemo" },
  { name: "board", address: "/games/{game}", who: WHITE },
  { name: "without-sight", address: "/without-sight/{game}", who: WHITE },
  { name: "arbiter", address: "/competitions/demodemo/arbiter", who: ARBITER },
  { name: "table", address: "/games/{game}/arbiter", who: ARBITER },
  { name: "organise", address: "/competitions/demodemo/organise", who: ARBITER },
  { name: "demonstration", address: "/competitions/demodemo/show" },
  { name: "sheets", address: "/games/{game}/sheets", who: ARBITER },
  { name: "laws", address: "/laws/2017/9.2" },
  { name: "compare", address: "/laws/compare" },
  { name: "search", address: "/laws/search" },
  { name: "glossary", address: "/laws/glossary" },
  { name: "cases", address: "/laws/cases" },
  { name: "sign-in", address: "/sign-in" },
];

/** The moves of the game on the first board, so that there is something to see. */
const MOVES = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1h1", "f8e7"];

let hall: Hall;
let browser: Browser;
let game: string;

beforeAll(async () => {
  hall = await open();
  browser = await launch();
  const sitting = (who: string) => new Person(hall, hall.seats.get(who)?.split("/").at(-1));
  await sitting(ARBITER).post("/v1/competitions/demodemo/rounds/1/start", {});
  const games = await sitting(ARBITER).get<{ id: string; white: { name: string } }[]>("/v1/competitions/demodemo/games");
  const own = games.find(({ white }) => white.name === WHITE);
  if (!own) throw new Error("the demonstration has changed");
  game = own.id;
  const players = [sitting(WHITE), sitting("Kralj, Tilen")];
  for (const [number, move] of MOVES.entries()) {
    const castles = move === "e1h1" ? { castles: true } : {};
    await players[number % 2]?.act(game, { play: { from: move.slice(0, 2), to: move.slice(2, 4), ...castles } });
  }
  await players[1]?.act(game, { say: "offer-draw" });
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

describe.each(LANGUAGES)("in %s", (language) => {
  describe.each(SIZES)("on a $name", (size) => {
    test.each(PAGES)("$name", async ({ name, address, who }) => {
      const { page, context, faults } = await visit(browser, hall.address + "/sign-in", { language, ...size });
      if (who !== undefined) await page.goto(hall.seats.get(who) ?? "");
      await page.goto(hall.address + address.replace("{game}", game));
      await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
      await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
      // Waits for pieces to move to their squares, and for live data.
      await page.waitForTimeout(700);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, "it scrolls sideways").toBeLessThanOrEqual(0);
      expect(await barriers(page)).toEqual([]);
      expect(faults).toEqual([]);
      if (PICTURES) await page.screenshot({ path: `${PICTURES}${name}-${language}-${size.name}.jpg`, type: "jpeg", quality: 80 });
      await context.close();
    });
  });
});
