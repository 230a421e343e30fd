// A Swiss of forty players and nine rounds, paired on the organiser's page: a late entry, a bye, a withdrawal and a
// changed pair.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { picker } from "../src/pages/organise/rating-list";
import { swapped } from "../src/pages/organise/places";
import type { RoundResponse } from "../src/service/types";
import { barriers, isWide } from "./browser";
import { BINARY } from "./hall";
import { newFixture, PHONE, SOON } from "./fixture";

const fixture = newFixture();
const PLAYERS = 40;
const ROUNDS = 9;

async function openSwiss(players: number): Promise<string> {
  const about = { name: "Odprto prvenstvo", place: "Bled", regulations: 'preset = "screen-10-5"', system: "swiss", rounds: ROUNDS };
  const { id } = await fixture.official.post<{ id: string }>("/v1/competitions", about);
  const numbers = Array.from({ length: players }, (_, at) => at + 1);
  // Entered in any order, the strongest last.
  await fixture.official.post(`/v1/competitions/${id}/players`, numbers.map((no) => ({ no, name: `Igralec ${players + 1 - no}`, rating: 2000 + 10 * no })));
  return id;
}

/** Enters results: the favourite usually wins; every fifth board is drawn. */
async function enterResults(of: string, round: number): Promise<void> {
  const rounds = await fixture.official.get<RoundResponse[]>(`${of}/rounds`);
  const boards = rounds.find((one) => one.round === round)?.boards ?? [];
  for (const { board, white, black } of boards) {
    const result = (board + round) % 5 === 0 ? "½-½" : white < black !== ((board + round) % 7 === 0) ? "1-0" : "0-1";
    await fixture.official.ask("PUT", `${of}/rounds/${round}/boards/${board}/result`, { result });
  }
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Checks a file with the command; returns whether it agrees, and the differences. */
function checkFile(trf: string): { agree: boolean; rounds: { round: number; agrees: boolean; noted: boolean }[]; ranks: unknown[] } {
  const folder = mkdtempSync(join(tmpdir(), "trf-"));
  const file = join(folder, "open.trf");
  writeFileSync(file, trf);
  try {
    return JSON.parse(execFileSync(BINARY, ["pairing", "check", file, "--json"], { encoding: "utf8" }));
  } catch (error) {
    // The exit code of the command reports a difference.
    return JSON.parse((error as { stdout: string }).stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("nine rounds are paired as proposed except for one pair, and the exported file agrees", { timeout: 110_000 }, async () => {
  const id = await openSwiss(PLAYERS);
  const of = `/v1/competitions/${id}`;
  const page = await fixture.signedIn(`/competitions/${id}/organise?part=rounds`, { language: "sl" });
  expect(await page.getByLabel("Startne številke").inputValue()).toBe("by-rating");
  // Not by lot: the players of the changed pair must not have met.
  await press(page, "beli");
  await page.getByText("Igralci so razvrščeni po ratingu.").waitFor(SOON);
  const swap = 4;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await page.goto(`${fixture.hall.address}/competitions/${id}/organise?part=rounds&round=${round}`);
    const publish = page.getByRole("button", { name: `Objavi ${round}. kolo`, exact: true });
    await publish.waitFor(SOON);
    if (round === 1) expect(await barriers(page)).toEqual([]);
    if (round === 2) {
      // A player requests a bye.
      await askForBye(page, { player: "5", round: "2" });
      await page.getByText("2. kolo – Igralec 5: ne igra, pol točke").waitFor();
      // Another will be absent later.
      await askForBye(page, { player: "6", round: "7" });
      await page.getByText("7. kolo – Igralec 6: ne igra, pol točke").waitFor();
      // With the late entry there are forty-one players; without this one the number is even.
      await page.locator(".proposal tbody tr").nth(19).waitFor();
      expect(await page.getByRole("cell", { name: "prost", exact: true }).count()).toBe(0);
    }
    if (round === swap) await changeOnePair(page);
    await publish.click();
    await page.getByRole("combobox", { name: /^Rezultat/ }).first().waitFor(SOON);
    const isNoted = (await page.getByText("Organizator je spremenil pare.").count()) > 0;
    expect(isNoted).toBe(round === swap);
    if (round === 7) await page.locator(".lines").getByText("Igralec 6: ne igra, pol točke").waitFor();
    await enterResults(of, round);
    if (round === 1) {
      // A late entry.
      await page.goto(`${fixture.hall.address}/competitions/${id}/organise?part=players`);
      await page.getByLabel("Priimek, ime").fill("Pozni, Peter");
      await press(page, "Vpiši");
      await page.getByText("Pozni, Peter").waitFor();
    }
    if (round === 5) {
      // A withdrawal.
      await page.goto(`${fixture.hall.address}/competitions/${id}/organise?part=players`);
      await press(page, "Odstop: Igralec 40");
      await press(page, "Da, odstopa");
      await page.getByRole("button", { name: "Igra naprej: Igralec 40" }).waitFor();
    }
  }
  const trf = await fixture.official.get<string>(`${of}/trf`);
  const { agree, rounds, ranks } = checkFile(trf);
  expect(rounds.length).toBe(ROUNDS);
  expect(rounds.filter(({ noted }) => noted).map(({ round }) => round)).toEqual([swap]);
  expect(ranks).toEqual([]);
  expect(agree).toBe(true);
  // A change that is not noted is found.
  expect(checkFile(trf.replace(/^###.*\n/m, "")).agree).toBe(false);
  // Spectators see it as well.
  const hall = await fixture.come(`/competitions/${id}?round=${swap}`, { language: "sl" });
  await hall.getByText("Organizator je spremenil pare.").waitFor(SOON);
});

async function askForBye(page: Page, { player, round }: { player: string; round: string }): Promise<void> {
  const form = page.getByRole("form", { name: "Kdo v tem ali poznejših kolih ne igra" });
  if (!(await form.isVisible())) await page.getByText("Kdo v tem ali poznejših kolih ne igra").click();
  await form.getByLabel("Igralec").selectOption(player);
  await form.getByLabel("Kolo").selectOption(round);
  await form.getByRole("button", { name: "Dodaj" }).click();
}

test("the start list is ordered by hand, and forbidden pairs do not meet", async () => {
  const id = await openSwiss(6);
  const page = await fixture.signedIn(`/competitions/${id}/organise?part=players`, { language: "sl" });
  const first = page.locator(".lines li").first();
  await page.getByText("Igralci niso razvrščeni po ratingu.").waitFor(SOON);
  await press(page, "Razvrsti po ratingu");
  await page.getByText("Igralci so razvrščeni po ratingu.").waitFor(SOON);
  await first.getByText("Igralec 1").waitFor(SOON);
  await press(page, "Niže: Igralec 1");
  await first.getByText("Igralec 2").waitFor(SOON);
  expect(await barriers(page)).toEqual([]);
  await page.goto(`${fixture.hall.address}/competitions/${id}/organise?part=rounds`);
  // The manual order is kept.
  await page.getByLabel("Startne številke").waitFor(SOON);
  await expect.poll(() => page.getByLabel("Startne številke").inputValue()).toBe("as-they-are");
  await press(page, "beli");
  const top = page.locator(".proposal tbody tr").first();
  await top.getByText("Igralec 2 (0)").waitFor(SOON);
  expect(await top.textContent()).toContain("Igralec 4 (0)");
  await page.getByText("Kdo se ne sme srečati").click();
  const form = page.getByRole("form", { name: "Kdo se ne sme srečati" });
  await form.getByLabel("Prvi igralec").selectOption("1");
  await form.getByLabel("Drugi igralec").selectOption("4");
  await press(page, "Dodaj par");
  await page.getByText("Igralec 2 – Igralec 4").waitFor(SOON);
  await top.getByText("Igralec 5 (0)").waitFor(SOON);
  expect(await barriers(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);
});

test("accelerated rounds are announced in the form", async () => {
  const id = await openSwiss(8);
  const page = await fixture.signedIn(`/competitions/${id}/organise?part=announcement`, { language: "sl" });
  await page.getByLabel("Pospešena kola").selectOption("baku");
  await press(page, "Objavi znova");
  await page.getByText("Objavljeno.").waitFor(SOON);
  await page.goto(`${fixture.hall.address}/competitions/${id}/organise?part=rounds`);
  await press(page, "beli");
  // The upper half plays among itself.
  const top = page.locator(".proposal tbody tr").first();
  await top.getByText("Igralec 1 (0)").waitFor(SOON);
  expect(await top.textContent()).toContain("Igralec 3 (0)");
  expect(await fixture.official.get<string>(`/v1/competitions/${id}/trf`)).toContain("192 FIDE_DUTCH_2025_BAKU");
});

/** Asks why two players do not meet, and swaps two players of neighbouring boards. */
async function changeOnePair(page: Page): Promise<void> {
  const names = await page.locator(".proposal tbody tr td:nth-child(3)").allTextContents();
  const number = (at: number) => /Igralec (\d+)/.exec(names[at] ?? "")?.[1] ?? "";
  const form = page.getByRole("form", { name: "Dva igralca" });
  await form.getByLabel("Prvi igralec").selectOption(number(0));
  await form.getByLabel("Drugi igralec").selectOption(number(1));
  await press(page, "Zakaj se ne srečata?");
  await page.getByText("Namesto tega igrata").first().waitFor();
  await press(page, "Naj zamenjata mesti");
  await page.getByText("Spremenjeno. Po pravilih:").waitFor();
  expect(await page.getByText("Vaša sprememba.").count()).toBe(2);
}

test("a proposal fits a phone; TRF and a rating list are read from files", async () => {
  const id = await openSwiss(6);
  const page = await fixture.signedIn(`/competitions/${id}/organise?part=rounds`, { language: "sr-Cyrl", ...PHONE });
  await press(page, "Извуци жребом");
  await page.locator(".proposal").waitFor(SOON);
  expect(await barriers(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);
  await page.goto(`${fixture.hall.address}/competitions/${id}/organise?part=players`);
  await page.getByText("Рејтинзи са листе").click();
  const list = "fideid,name,fed,rating\n14601230,Igralec 3,SLO,1999\n14601231,Nihče,SLO,1500\n";
  await page.locator("input[type=file]").last().setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(list) });
  await page.getByText("Пронађено: 1.").waitFor();
  await page.getByText("SLO · 1999").waitFor();
  const trf = await fixture.official.get<string>(`/v1/competitions/${id}/trf`);
  const empty = await openSwiss(0);
  await page.goto(`${fixture.hall.address}/competitions/${empty}/organise?part=players`);
  await page.getByText("Из турнирске датотеке (TRF)").click();
  await page.locator("input[type=file]").last().setInputFiles({ name: "open.trf", mimeType: "text/plain", buffer: Buffer.from(trf) });
  await page.getByText("Igralec 6").waitFor();
});

test("two players swap places, on boards and with the bye", () => {
  const places = [{ white: 1, black: 4 }, { white: 5, black: 2 }, { white: 3 }];
  expect(swapped(places, 4, 5)).toEqual([{ white: 1, black: 5 }, { white: 4, black: 2 }, { white: 3 }]);
  expect(swapped(places, 1, 4)).toEqual([{ white: 4, black: 1 }, { white: 5, black: 2 }, { white: 3 }]);
  expect(swapped(places, 2, 3)).toEqual([{ white: 1, black: 4 }, { white: 5, black: 3 }, { white: 2 }]);
});

test("only lines about the players are picked from a list, however it is chunked", () => {
  const players = [
    { no: 1, name: "Novak, Ana", withdrawn: false, erased: false },
    { no: 2, name: "Kovač Jan", "fide-id": 77, withdrawn: false, erased: false },
  ];
  const list = "ID Name\n5 Novak, Ana\n6 Horvat, Iva\n77 Somebody\n777 Else\n";
  const xml = "<list><player><fideid>5</fideid><name>Novak, Ana</name></player><player><fideid>6</fideid><name>Horvat</name></player></list>";
  for (const size of [1, 7, 1000]) {
    const picked = (text: string) => {
      const lines = picker(players);
      for (let at = 0; at < text.length; at += size) lines.take(text.slice(at, at + size));
      return lines.end();
    };
    expect(picked(list)).toBe("ID Name\n5 Novak, Ana\n77 Somebody\n");
    expect(picked(xml)).toBe("<list><player><fideid>5</fideid><name>Novak, Ana</name></player>");
  }
});
