// The arbiter's pages on a phone, with a real server.
import { expect, test } from "vitest";
import { inOrder, type BoardState } from "../src/pages/arbiter/urgency";
import { barriers, isWide } from "./browser";
import { openAct } from "./decide";
import { newFixture, PHONE, SOON } from "./fixture";
import { match, Person, roundOf, seat, type Match } from "./organise";

const fixture = newFixture({ demo: true });

/** Returns a board in progress with this much time left for White. */
function board(number: number, seconds: number, { questions = 0, calls = [] as string[], flag = false, stage = "playing" as "playing" | "before-start" } = {}): BoardState {
  const runs = stage === "playing";
  const clocks = { white: { time: seconds * 1000, runs, flag }, black: { time: 3_600_000, runs: false, flag: false } };
  const player = { no: 1, name: "" };
  const presence = { white: "at-the-board", black: "at-the-board" } as const;
  const glance = { stage, board: "", "to-move": "white" as const, at: 0, clocks, presence, questions, "half-moves": 0 };
  const seen = { id: String(number), competition: "", round: 1, board: number, white: player, black: player, seq: 1, glance, calls };
  return { board: seen, clocks: { ...clocks, arrivedAt: 0 }, lost: [] };
}

test("calls and questions come first, then flags, then the shortest time, then the rest", () => {
  const boards = [
    board(1, 900, { stage: "before-start" }),
    board(2, 900),
    board(3, 40),
    board(4, 0, { flag: true }),
    board(5, 900, { calls: ["noise"] }),
    board(6, 900),
    board(7, 900, { questions: 1 }),
  ];
  expect(inOrder(boards, 0).map(({ board }) => board.board)).toEqual([5, 7, 4, 3, 2, 6, 1]);
});

test("a round is started on a phone, and a board with a call moves to the top", async () => {
  const page = await fixture.come(fixture.hall.seats.get("") ?? "", { language: "sr-Cyrl", ...PHONE });
  await page.goto(`${fixture.hall.address}/competitions/demodemo/arbiter`);
  const start = page.getByRole("button", { name: "Започни 1. коло" });
  await start.waitFor();
  await expect.poll(() => page.locator(".start .article").textContent(), SOON).toContain("6.6");
  expect(await barriers(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);
  await start.click();
  await start.waitFor({ state: "detached" });
  const last = ((await page.locator(".board-card h2").last().textContent()) ?? "").replace(/\D/g, "");
  const games = await fixture.official.get<{ id: string; white: { name: string }; board: number }[]>("/v1/competitions/demodemo/games");
  const calling = games.find(({ board }) => String(board) === last);
  const token = fixture.hall.seats.get(calling?.white.name ?? "")?.split("/").at(-1);
  await new Person(fixture.hall, token).act(calling?.id ?? "", { say: { "call-arbiter": "бука" } });
  const card = page.locator(".board-card").first();
  await expect.poll(() => card.textContent(), SOON).toContain("бука");
  expect(await card.locator("h2").textContent()).toContain(`${last}. табла`);
  expect(await barriers(page)).toEqual([]);
  // A page opened only now shows the call as well.
  await page.reload();
  await expect.poll(() => card.textContent(), SOON).toContain("бука");
  await card.getByRole("button", { name: "Долазим" }).click();
  await expect.poll(() => page.locator(".board-card.called").count(), SOON).toBe(0);
  await page.locator(".board-card a").first().click();
  await page.locator(".at-table h1").waitFor();
  expect(await barriers(page)).toEqual([]);
});

/** Sets up a game at a free board: White has completed an illegal move. */
async function illegal(): Promise<Match> {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await own.white.act(own.game, { play: { from: "e2", to: "e5" } });
  return own;
}

test("a claim becomes a question, and its answer a ruling with its articles", async () => {
  const own = await illegal();
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  await page.getByText("White has completed an illegal move: e2-e5.").first().waitFor();
  expect(await page.locator(".unnoticed .article").first().textContent()).toContain("7.5.1");
  await own.black.act(own.game, { say: { claim: "illegal-move" } });
  const question = page.locator(".question");
  await question.waitFor();
  expect(await question.locator("h2 .article a").getAttribute("href")).toBe("/laws/2023/7.1");
  expect(await question.locator(".answers button").count()).toBe(2);
  expect(await barriers(page)).toEqual([]);
  await question.getByLabel("Reason, in your words").fill("Both agree.");
  await question.getByRole("button", { name: /^Other times/ }).click();
  await question.getByLabel("White's time").fill("1:20:00");
  await question.getByLabel("Black's time").fill("1:25:00");
  await question.getByRole("button", { name: /^Answer: Other times/ }).click();
  await question.waitFor({ state: "detached" });
  const came = page.locator(".came");
  await expect.poll(() => came.textContent(), SOON).toContain("7.1");
  expect(await came.locator(".article a").count()).toBeGreaterThan(0);
  expect(await page.locator(".player .time").first().textContent()).toMatch(/^1:2[45]:/);
  expect(await page.locator(".log").textContent()).toContain("illegal move");
  expect(await isWide(page)).toBe(false);
});

test("clocks are set, a player is penalised, and a result is declared, each with its article", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  await page.getByRole("button", { name: "Stop the clocks" }).click();
  await page.getByRole("button", { name: "Restart the clock" }).first().waitFor();
  await openAct(page, "Clocks", "Set a clock");
  await page.getByLabel("White's time").fill("0:59:00");
  await page.locator("details.one[open]").getByRole("button", { name: "Set a clock" }).click();
  await expect.poll(() => page.locator(".player .time").last().textContent(), SOON).toBe("59:00");
  await expect.poll(() => page.locator(".came").textContent(), SOON).toContain("7.1");

  await openAct(page, "Penalties", "Penalise a player");
  expect(await barriers(page)).toEqual([]);
  const penalty = page.locator("details.one[open]").last();
  // No ground is filled in that the arbiter has not chosen.
  expect(await penalty.getByLabel("Rule").inputValue()).toBe("");
  expect(await penalty.locator("input[name=whom]:checked").count()).toBe(0);
  expect(await penalty.locator("option").allTextContents()).toContain("7.5.5 Illegal move");
  await penalty.getByLabel("White", { exact: true }).check();
  await penalty.getByLabel("Rule").selectOption("DisturbingTheOpponent");
  await page.getByRole("checkbox", { name: "More time for the opponent" }).check();
  await page.getByRole("button", { name: "Penalise a player" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain("12.9");
  // What will be decided is said before it is.
  await expect.poll(() => dialog.locator(".preview").textContent(), SOON).toContain("Black gets 2 min more");
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole("button", { name: "No, go back" }).click();
  await page.getByRole("button", { name: "Penalise a player" }).click();
  await dialog.getByRole("button", { name: "Yes" }).click();
  await expect.poll(() => page.locator(".came").textContent(), SOON).toContain("Black gets 2 min more");
  expect(await page.locator(".came .decided .article").textContent()).toContain("11.5");

  await openAct(page, "Result", "Declare a result");
  await page.locator("details.one[open]").getByLabel("Result").selectOption("0-1");
  await page.locator("details.one[open]").last().getByLabel("Rule").selectOption("CasesNotRegulated");
  await page.getByRole("button", { name: "Declare a result" }).click();
  expect(await dialog.textContent()).toContain("Preface");
  await expect.poll(() => dialog.locator(".preview").textContent(), SOON).toContain("Black wins");
  await dialog.getByRole("button", { name: "Yes" }).click();
  await expect.poll(() => page.locator(".stage").textContent(), SOON).toContain("Black wins");
  await expect.poll(() => page.locator(".log li").count(), SOON).toBeGreaterThan(4);
  const log = (await page.locator(".log").textContent()) ?? "";
  for (const told of ["Black wins", "2 min more", "59:00"]) expect(log).toContain(told);
});

test("a player's act is entered, and one against the Laws is refused with its article", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, { language: "sl", ...PHONE });
  await page.getByText("Vpiši, kaj je storil igralec").click();
  await page.getByLabel("Kaj je storil").selectOption("play");
  // A move is touched on a board, or written.
  await page.locator(".players .pick .squares [data-square=e2]").click();
  await page.locator(".players .pick .squares [data-square=e4]").click();
  await page.getByRole("button", { name: "Vpiši za belega" }).click();
  await expect.poll(() => page.locator(".came").textContent(), SOON).toContain("e4");
  // What White may do changes with the move: there is nothing to accept, and it is Black's turn.
  await expect.poll(() => page.locator(".players option[value=play]").count(), SOON).toBe(0);
  expect(await page.locator(".players option[value=accept]").count()).toBe(0);
  await page.locator(".players input[type=radio]").nth(1).check();
  await expect.poll(() => page.locator(".players option[value=play]").count(), SOON).toBe(1);
  await page.getByLabel("Kaj je storil").selectOption("play");
  await expect.poll(() => page.locator(".players .do .article").textContent(), SOON).toContain("6.2.1");
  const enter = page.getByRole("button", { name: "Vpiši za črnega" });
  await page.getByLabel("Ali v zapisu").fill("Sf3");
  await enter.click();
  await expect.poll(() => page.locator(".players [role=alert]").last().textContent(), SOON).toContain("Sf3");
  await page.getByLabel("Ali v zapisu").fill("Sf6");
  await enter.click();
  await expect.poll(() => page.locator(".seen p.unseen").textContent(), SOON).toContain("črni skakač f6");
  await page.reload();
  await openAct(page, "Nepravilnosti", "Vzpostavi prejšnjo pozicijo");
  await page.locator(".editor").getByRole("button", { name: "bela dama", exact: true }).click();
  await page.locator(".editor").getByRole("button", { name: "e4: beli kmet" }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Vzpostavi to pozicijo" }).click();
  await expect.poll(() => page.locator(".seen p.unseen").textContent(), SOON).toContain("bela dama e4");
  expect(await page.locator(".came .decided .article").textContent()).toContain("7.6");
});

test("a call is shown at the table until the arbiter has arrived", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await own.black.act(own.game, { say: { "call-arbiter": "the telephone" } });
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`);
  await expect.poll(() => page.locator(".calls").textContent(), SOON).toContain("the telephone");
  expect(await barriers(page)).toEqual([]);
  await page.locator(".calls [data-do=come]").click();
  await page.locator(".calls").waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".came").textContent(), SOON).toContain("comes to the board");
});

test("a touched piece is chosen on the board, and a claim is entered with its intended move", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  await page.locator(".players > summary").click();
  await page.locator(".players input[type=radio]").nth(1).check();
  await page.getByLabel("What the player did").selectOption("accuse-touch");
  const enter = page.getByRole("button", { name: "Enter for Black" });
  await enter.click();
  await expect.poll(() => page.locator(".players [role=alert]").last().textContent(), SOON).toContain("Choose the piece");
  await page.locator(".players .pick .squares [data-square=g1]").click();
  expect(await barriers(page)).toEqual([]);
  await enter.click();
  await expect.poll(() => page.locator(".came").textContent(), SOON).toContain("g1");
  await page.locator(".players input[type=radio]").nth(0).check();
  await page.getByLabel("What the player did").selectOption("claim-repetition-move");
  await page.getByLabel("Or in notation").fill("Nf3");
  await page.getByRole("button", { name: "Enter for White" }).click();
  await expect.poll(() => page.locator(".came .article").first().textContent(), SOON).toContain("9.");
});

test("a promotion is entered with its piece", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  for (const [at, text] of ["a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "b8c6"].entries()) {
    await (at % 2 === 0 ? own.white : own.black).act(own.game, { play: { from: text.slice(0, 2), to: text.slice(2) } });
  }
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`);
  await page.locator(".players > summary").click();
  await page.getByLabel("What the player did").selectOption("play");
  for (const name of ["b7", "a8"]) await page.locator(`.players .pick .squares [data-square=${name}]`).click();
  await page.getByLabel("The pawn becomes").selectOption("N");
  await page.getByRole("button", { name: "Enter for White" }).click();
  await expect.poll(() => page.locator(".seen p.unseen").textContent(), SOON).toContain("white knight a8");
});

test("a game is adjourned: the arbiter asks for a sealed move, checks the envelope, appoints the resumption and opens it", async () => {
  const own = await match(fixture.official, 'preset = "classical-40-2h-adjourned"\nadjourned-after = "1 s"');
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`);
  await own.white.act(own.game, { play: { from: "e2", to: "e4" } });
  await page.waitForTimeout(1100);
  await page.reload();
  await page.locator(".at-table").waitFor();
  await openAct(page, "Adjournment", "Ask the player to seal the next move");
  await page.getByRole("button", { name: "Ask the player to seal the next move" }).click();
  await expect.poll(() => page.locator(".came").textContent(), SOON).toContain("Black has to seal");
  await own.black.act(own.game, { adjourn: { seal: { text: "e5", nonce: "" } } });
  await own.black.act(own.game, { adjourn: "hand-over" });
  await expect.poll(() => page.locator(".stage").textContent(), SOON).toBe("Adjourned");
  await openAct(page, "Adjournment", "Check the envelope");
  await page.getByRole("button", { name: "Check the envelope" }).click();
  await expect.poll(() => page.locator(".came").textContent(), SOON).toContain("checks the envelope");
  await openAct(page, "Adjournment", "Set the time of resumption");
  await page.getByLabel("Play is resumed at").fill("2030-01-02T15:00");
  await page.getByRole("textbox", { name: "Place" }).fill("Bled");
  await page.getByRole("button", { name: "Set the time of resumption" }).click();
  await expect.poll(() => page.locator(".came").textContent(), SOON).toContain("Bled");
  await page.getByRole("link", { name: "Scoresheets and envelope" }).click();
  await page.getByRole("button", { name: "Envelope" }).click();
  const envelope = page.locator(".sheet.envelope");
  await expect.poll(() => envelope.textContent(), SOON).toContain("Horvat, Bor");
  expect(await envelope.textContent()).not.toContain("e5,");
  expect(await barriers(page)).toEqual([]);
  // A test does not wait until 2030.
  const appoint = { at: Date.now() + 1500, until: null, place: "" };
  await fixture.official.act(own.game, { arbiter: { act: { adjourn: { appoint } } } });
  await page.waitForTimeout(2000);
  for (const player of [own.white, own.black]) await player.act(own.game, { presence: "arrive" });
  await page.goto(`${fixture.hall.address}/games/${own.game}/arbiter`);
  await page.locator(".at-table").waitFor();
  await openAct(page, "Adjournment", "Resume the game");
  await page.getByRole("button", { name: "Resume the game" }).click();
  await expect.poll(() => page.locator(".stage").textContent(), SOON).toBe("In progress");
  await openAct(page, "Adjournment", "Open the envelope");
  await page.getByRole("button", { name: "Open the envelope" }).click();
  await expect.poll(() => page.locator(".came").textContent(), SOON).toContain("e5");
});

test("a visitor who is not an arbiter is told so, with a link to sign in", async () => {
  const own = await match(fixture.official, 'preset = "screen-10-5"');
  for (const path of [`/games/${own.game}/arbiter`, `/competitions/${own.competition}/arbiter`]) {
    const page = await fixture.come(path, { language: "hr", ...PHONE });
    await page.getByRole("heading", { name: "Ova je stranica za suce" }).waitFor();
    expect(await page.locator("main a").getAttribute("href")).toBe("/sign-in");
    expect(await barriers(page)).toEqual([]);
  }
});

test("a waiting player of the current round is not hidden by the tables of the next", async () => {
  const id = await roundOf(fixture.official, 1);
  const of = `/v1/competitions/${id}`;
  await fixture.official.post(`${of}/rounds/2/pairings`, [{ board: 1, white: 2, black: 1 }]);
  await fixture.official.post(`${of}/rounds/2/tables`, {});
  const games = await fixture.official.get<{ id: string; round: number }[]>(`${of}/games`);
  const { person } = await seat(fixture.official, id, { player: 1 });
  await person.act(games.find(({ round }) => round === 1)?.id ?? "", { say: { "call-arbiter": "hrup" } });
  const page = await fixture.arbiter(id, `/competitions/${id}/arbiter`, { language: "sl", ...PHONE });
  await expect.poll(() => page.locator(".board-card.called").textContent(), SOON).toContain("hrup");
  expect(await page.locator(".arbiter .choices select").first().inputValue()).toBe("1");
  // In any round.
  await page.locator(".arbiter .choices select").first().selectOption("2");
  expect(await page.locator(".board-card.called").count()).toBe(1);
  expect(await barriers(page)).toEqual([]);
});
