// A game is adjourned and resumed by three people, each with their own page: two players and an arbiter.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, visit, type Visitor } from "./browser";
import { openAct } from "./decide";
import { newFixture } from "./fixture";
import { match, seat, type Match, type Person } from "./organise";
import { button, move, press, reads, shows, sit } from "./play";

const fixture = newFixture();

interface Three {
  own: Match;
  white: Visitor;
  black: Visitor;
  arbiter: Visitor;
}

/** Opens the board for the players, in two languages, and the table for the arbiter. */
async function three(regulations: string): Promise<Three> {
  const own = await match(fixture.official, regulations);
  const white = await sit(fixture.browser, fixture.hall, own.game, own.seats.white, { language: "sl" });
  const black = await sit(fixture.browser, fixture.hall, own.game, own.seats.black, { language: "sr-Cyrl", width: 390, height: 844, dark: true });
  const { link } = await seat(fixture.official, own.competition, "arbiter");
  const arbiter = await visit(fixture.browser, link);
  await arbiter.page.goto(`${fixture.hall.address}/games/${own.game}/arbiter`);
  await arbiter.page.locator(".at-table").waitFor();
  return { own, white, black, arbiter };
}

/** Checks the accessibility of all three pages. */
async function expectAccessible({ white, black, arbiter }: Three): Promise<void> {
  for (const { page } of [white, black, arbiter]) expect(await barriers(page)).toEqual([]);
  expect(await black.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

async function leave({ white, black, arbiter }: Three): Promise<void> {
  for (const { faults, context } of [white, black, arbiter]) {
    expect(faults).toEqual([]);
    await context.close();
  }
}

/** Performs one act of the arbiter about the adjournment. */
async function actOnAdjournment(page: Page, act: string): Promise<void> {
  await openAct(page, "Adjournment", act);
  await page.locator("details.one[open]").getByRole("button", { name: act, exact: true }).click();
}

/** Returns everything sent to somebody about a game until an event, from the beginning of the stream. */
async function readStream(person: Person, game: string, until: string): Promise<string> {
  const end = new AbortController();
  const headers = { authorization: `Bearer ${person.token}`, accept: "text/event-stream", "last-event-id": "1" };
  const answer = await fetch(`${fixture.hall.address}/v1/games/${game}/stream`, { headers, signal: end.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (reader && !text.includes(until)) text += (await reader.read()).value ?? "";
  end.abort();
  return text;
}

/** Knight to c6, however it is written. */
const SEALED = /[NSС♘]?[bб]8\s*[-–]?\s*[cц]6|[NSС♘][cц]6/;

/** Checks that only the player who sealed the move knows it. */
async function expectSecret({ own, white, black, arbiter }: Three): Promise<void> {
  for (const { page } of [white, black, arbiter]) expect(await page.locator("body").innerText()).not.toMatch(SEALED);
  for (const person of [own.white, fixture.official]) {
    expect(JSON.stringify(await person.get(`/v1/games/${own.game}`))).not.toMatch(SEALED);
    expect(await readStream(person, own.game, '"sealed"')).not.toMatch(SEALED);
  }
}

/** Seals Black's move; an invalid one is reported, and nothing happens. */
async function seal(page: Page): Promise<void> {
  await button(page, "seal").click();
  const dialog = page.locator("dialog");
  await reads(dialog, /Који ћете потез одиграти/);
  await reads(dialog, /Противник га не види/);
  await reads(dialog, /судија чува затворену/);
  expect(await barriers(page)).toEqual([]);
  const wrong = dialog.locator("[role=alert]");
  const done = dialog.locator("button[type=submit]");
  const [from, to] = [dialog.locator("[data-square-of=from]"), dialog.locator("[data-square-of=to]")];
  await done.click();
  await reads(wrong, /оба поља/);
  await from.fill("б8");
  await to.fill("к9");
  await done.click();
  await reads(wrong, /Нема поља „к9“/);
  await from.fill("e4");
  await to.fill("ц6");
  await done.click();
  await reads(wrong, /На пољу е4 нема ваше фигуре/);
  expect(await barriers(page)).toEqual([]);
  // In notation, which the server reads and no address shows; what is not a move is said.
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));
  const notation = dialog.locator("[data-notation]");
  await notation.fill("Сз9");
  await done.click();
  await reads(wrong, /Сз9/);
  await notation.fill("Сц6");
  await notation.blur();
  await reads(dialog.locator(".in-envelope"), /Сб8–ц6 \(црни скакач\)/);
  expect(await from.inputValue()).toBe("б8");
  expect(addresses.filter((address) => SEALED.test(address))).toEqual([]);
  await from.fill("г8");
  expect(await notation.inputValue()).toBe("");
  for (const name of ["b8", "c6"]) await dialog.locator(`.pick .squares [data-square=${name}]`).click();
  await reads(dialog.locator(".in-envelope"), /Сб8–ц6 \(црни скакач\)/);
  await done.click();
  await dialog.waitFor({ state: "detached" });
}

test("a move is sealed, opened and played; the game continues, and both sign", { timeout: 240_000 }, async () => {
  const all = await three('preset = "classical-40-2h-adjourned"\nadjourned-after = "1 s"');
  const { white, black, arbiter } = all;
  for (const [at, [from, to]] of ([["e2", "e4"], ["e7", "e5"], ["g1", "f3"]] as const).entries()) {
    const [mover, other] = at % 2 === 0 ? [white, black] : [black, white];
    await mover.page.locator(".face.own.runs").waitFor();
    await move(mover.page, from, to);
    await press(mover.page);
    await other.page.locator(".face.own.runs").waitFor();
  }

  await actOnAdjournment(arbiter.page, "Ask the player to seal the next move");
  await reads(black.page.locator(".state"), /Ковертирајте следећи потез/);
  await reads(white.page.locator(".state"), /Horvat, Bor kuvertira naslednjo potezo/);
  expect(await button(white.page, "seal").count()).toBe(0);
  await seal(black.page);
  await reads(black.page.locator(".state"), /Ваш потез је у коверти/);
  await reads(white.page.locator(".last-event"), /Črni zapiše potezo in jo kuvertira/);
  await expectSecret(all);
  await expectAccessible(all);

  await button(black.page, "hand-over-envelope").click();
  await reads(black.page.locator("dialog"), /више не може да се промени/);
  expect(await barriers(black.page)).toEqual([]);
  await black.page.locator("dialog button[type=submit]").click();
  await reads(white.page.locator(".state"), /Partija je prekinjena/);
  await reads(black.page.locator(".state"), /Партија је прекинута/);
  await expect.poll(() => arbiter.page.locator(".stage").textContent()).toBe("Adjourned");
  await actOnAdjournment(arbiter.page, "Check the envelope");
  await reads(white.page.locator(".last-event"), /Sodnik preveri kuverto in jo shrani/);

  await openAct(arbiter.page, "Adjournment", "Set the time of resumption");
  const now = await arbiter.page.evaluate(() => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 16));
  await arbiter.page.getByLabel("Play is resumed at").fill(now);
  await arbiter.page.getByRole("textbox", { name: "Place" }).fill("Bled");
  await arbiter.page.locator("details.one[open]").getByRole("button", { name: "Set the time of resumption" }).click();
  await reads(white.page.locator(".state"), new RegExp(`Nadaljevanje: .*${now.slice(0, 4)}.*Bled`));
  await reads(black.page.locator(".state"), /Наставак: .*Bled/);
  await expectSecret(all);
  await expectAccessible(all);

  for (const { page } of [white, black]) {
    await button(page, "arrive").click();
    await button(page, "arrive").waitFor({ state: "detached" });
  }
  await actOnAdjournment(arbiter.page, "Resume the game");
  await reads(white.page.locator(".state"), /Sodnik odpre kuverto/);
  await reads(black.page.locator(".state"), /Судија отвара коверту/);
  await expectSecret(all);
  await expectAccessible(all);

  await actOnAdjournment(arbiter.page, "Open the envelope");
  await shows(white.page, "c6", /črni skakač/);
  await shows(black.page, "c6", /црни скакач/);
  await expect.poll(() => arbiter.page.locator(".came").textContent()).toContain("Сб8–ц6");
  await reads(white.page.locator(".ruling.newest .decided .article"), /\d/);
  await white.page.locator(".face.own.runs").waitFor();
  await reads(white.page.locator(".state"), /Vaša ura teče/);
  await expectAccessible(all);

  await move(white.page, "f1", "b5");
  await press(white.page);
  await black.page.locator(".face.own.runs").waitFor();
  await shows(black.page, "b5", /бели ловац/);
  await button(black.page, "resign").click();
  await black.page.locator("dialog button.danger").click();
  await reads(white.page.locator(".status.over"), /Beli|1-0/);
  for (const { page } of [white, black]) {
    await button(page, "sign").click();
    await reads(page.locator("dialog"), /1-0|Бели|Beli/);
    expect(await barriers(page)).toEqual([]);
    await page.locator("dialog button[type=submit]").click();
    await button(page, "sign").waitFor({ state: "detached" });
    await reads(page.locator(".status.over"), /Podpisano|Потписано/);
  }
  await expectAccessible(all);
  await leave(all);
});

test("on a screen board the move is chosen; a lost envelope is replaced by the move its author states", { timeout: 240_000 }, async () => {
  const all = await three('preset = "classical-40-2h-adjourned"\nadjourned-after = "30 min"\nboard = "enforced"');
  const { own, white, black, arbiter } = all;
  await white.page.locator("details.acts summary").filter({ hasText: "Prekinitev" }).click();
  await button(white.page, "ask-to-adjourn").click();
  await reads(white.page.locator(".state"), /Kuvertirajte naslednjo potezo/);
  await reads(black.page.locator(".state"), /Novak, Ana ковертира следећи потез/);
  await button(white.page, "seal").click();
  await white.page.locator("dialog select").selectOption("g1f3");
  await reads(white.page.locator(".in-envelope"), /Sg1–f3 \(beli skakač\)/);
  expect(await barriers(white.page)).toEqual([]);
  await white.page.locator("dialog button[type=submit]").click();
  await reads(white.page.locator(".state"), /Vaša poteza je v kuverti/);
  await button(white.page, "hand-over-envelope").click();
  await white.page.locator("dialog button[type=submit]").click();
  await reads(black.page.locator(".state"), /Партија је прекинута/);
  // A player who adjourns early loses the rest of the session's time.
  await reads(black.page.locator(".ruling.newest .decided .article"), /\d/);

  await fixture.official.act(own.game, { arbiter: { act: { adjourn: { appoint: { at: Date.now(), until: null, place: "" } } } } });
  for (const player of [own.white, own.black]) await player.act(own.game, { presence: "arrive" });
  await fixture.official.act(own.game, { arbiter: { act: { adjourn: "resume" } } });
  await reads(white.page.locator(".state"), /Sodnik odpre kuverto/);
  await actOnAdjournment(arbiter.page, "Record that the envelope is lost");
  await arbiter.page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await reads(white.page.locator(".state"), /Povejte, katero potezo ste kuvertirali/);
  await button(white.page, "state-sealed-move").click();
  expect(await white.page.locator("dialog").innerText()).not.toMatch(/ne vidi/);
  expect(await barriers(white.page)).toEqual([]);
  await white.page.locator("dialog select").selectOption("g1f3");
  await white.page.locator("dialog button[type=submit]").click();
  await shows(black.page, "f3", /бели скакач/);
  await reads(black.page.locator(".ruling.newest"), /Сф3/);
  await expectAccessible(all);
  await leave(all);
});

test("the player present may seal a reply when the other is late, and both envelopes are opened", { timeout: 240_000 }, async () => {
  const all = await three('preset = "classical-40-2h-adjourned"\nadjourned-after = "1 s"');
  const { own, white, black, arbiter } = all;
  await own.white.act(own.game, { adjourn: "ask" });
  await own.white.act(own.game, { adjourn: { seal: { text: "e2-e4", nonce: "" } } });
  await own.white.act(own.game, { adjourn: "hand-over" });
  await fixture.official.act(own.game, { arbiter: { act: { adjourn: { appoint: { at: Date.now(), until: null, place: "" } } } } });
  await button(black.page, "arrive").click();
  await button(black.page, "arrive").waitFor({ state: "detached" });
  await fixture.official.act(own.game, { arbiter: { act: { adjourn: "resume" } } });
  await actOnAdjournment(arbiter.page, "Open the envelope");
  await shows(black.page, "e4", /бели пешак/);
  await reads(black.page.locator(".state"), /Novak, Ana.*одговор можете да ковертирате/);
  await button(black.page, "seal").click();
  await black.page.locator("[data-square-of=from]").fill("ц7");
  await black.page.locator("[data-square-of=to]").fill("ц5");
  await black.page.locator("dialog button[type=submit]").click();
  await button(black.page, "hand-over-envelope").click();
  await black.page.locator("dialog button[type=submit]").click();
  await white.page.locator(".face.own.runs").waitFor();
  expect(await white.page.locator("body").innerText()).not.toMatch(/[cц]7|[cц]5/);
  await expectAccessible(all);
  await button(white.page, "arrive").click();
  await button(white.page, "arrive").waitFor({ state: "detached" });
  await actOnAdjournment(arbiter.page, "Open the reply");
  await shows(white.page, "c5", /črni kmet/);
  await white.page.locator(".face.own.runs").waitFor();
  await leave(all);
});
