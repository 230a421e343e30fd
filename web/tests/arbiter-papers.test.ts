// Chess960, scoresheets, signatures, penalties and envelopes at the arbiter's table.
import { expect, test } from "vitest";
import type { Locator } from "playwright-core";
import { barriers } from "./browser";
import { answerQuestion, expectResult, decide } from "./decide";
import { newFixture, PHONE, SOON } from "./fixture";
import type { ArticlesResponse } from "../src/service/types";
import { match } from "./organise";

const fixture = newFixture();
const table = (game: string) => `/games/${game}/arbiter`;

test("the start position of Chess960 is drawn before the game", async () => {
  const own = await match(fixture.official, 'preset = "fischer-random-rapid"', { starts: false });
  const page = await fixture.arbiter(own.competition, table(own.game), PHONE);
  await decide(page, {
    group: "The game",
    act: "Draw the start position",
    under: "II.",
    told: "959",
    fill: async (form) => {
      await form.getByLabel("Number drawn").fill("959");
      expect(await barriers(page)).toEqual([]);
    },
  });
  // The last of the 960 arrays: RKRNNQBB.
  await expect.poll(() => page.locator(".seen p.unseen").textContent(), SOON).toContain("white king b1");
});

test("a complaint about a player who does not record the moves becomes a question, and is answered", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const page = await fixture.arbiter(own.competition, table(own.game), PHONE);
  await own.white.act(own.game, { play: { from: "e2", to: "e4" } });
  await own.black.act(own.game, { play: { from: "e7", to: "e5" } });
  await own.white.act(own.game, { play: { from: "g1", to: "f3" } });
  await own.black.act(own.game, { say: { claim: { irregularity: "scoresheet" } } });
  await answerQuestion(page, "scoresheet", "8.1", "A penalty", async (question) => {
    await question.getByRole("checkbox", { name: "Warning" }).check();
  });
  await expectResult(page, "warning", "8.1");
});

test("both sign a wrong result, and the arbiter is asked which one counts", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const page = await fixture.arbiter(own.competition, table(own.game), PHONE);
  await own.black.act(own.game, { say: "resign" });
  for (const player of [own.white, own.black]) await player.act(own.game, { sheet: { sign: "½-½" } });
  await answerQuestion(page, "result", "8.7", "A result", async (question) => {
    await question.getByLabel("Result").selectOption("1-0");
    expect(await barriers(page)).toEqual([]);
  });
  await expectResult(page, "White wins", "8.7");
});

/** Returns the penalties that a form offers, by the names of their checkboxes. */
const offered = (form: Locator) => form.locator(".penalties input[type=checkbox]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name));

test.each([
  ["2005", "13.4"],
  ["2009", "13.4"],
  ["2017", "12.9"],
])("the penalties of %s are those of its own list", async (edition, article) => {
  const own = await match(fixture.official, `edition = "${edition}"\ntime = "40/7200:3600"\ndefault-time = "1 h"`);
  const page = await fixture.arbiter(own.competition, table(own.game), PHONE);
  const laws = await fixture.official.get<ArticlesResponse>(`/v1/laws/${edition}/articles`);
  const provisions = laws.chapters.flatMap(({ articles }) => articles.flatMap(({ provisions }) => provisions));
  const penalties = [...new Set(provisions.flatMap(({ penalty }) => (penalty ? [penalty.name] : [])))];
  expect(penalties.length).toBe(new Set(provisions.flatMap(({ name }) => (/^Penalty[A-Z]/.test(name) ? [name] : []))).size);
  await decide(page, {
    group: "Penalties",
    act: "Penalise a player",
    under: article,
    told: "2 min more",
    cites: article,
    fill: async (form) => {
      await expect.poll(() => offered(form), SOON).toEqual(penalties);
      await form.getByLabel("White", { exact: true }).check();
      await form.getByLabel("Rule").selectOption("DisturbingTheOpponent");
      await form.getByRole("checkbox", { name: "More time for the opponent" }).check();
    },
  });
});

test("two sealed moves: the reply is sealed while the opponent is absent, and opened on arrival", async () => {
  const own = await match(fixture.official, 'preset = "classical-40-2h-adjourned"\nadjourned-after = "30 min"');
  const page = await fixture.arbiter(own.competition, table(own.game), PHONE);
  await own.white.act(own.game, { play: { from: "e2", to: "e4" } });
  await own.black.act(own.game, { adjourn: "ask" });
  await own.black.act(own.game, { adjourn: { seal: { text: "e5", nonce: "" } } });
  await own.black.act(own.game, { adjourn: "hand-over" });
  const appoint = { at: Date.now() + 1000, until: null, place: "" };
  await fixture.official.act(own.game, { arbiter: { act: { adjourn: { appoint } } } });
  await expect.poll(() => own.white.act(own.game, { presence: "arrive" }).then(() => Date.now() > appoint.at, () => Date.now() > appoint.at), SOON).toBe(true);
  await page.reload();
  await decide(page, { group: "Adjournment", act: "Resume the game", under: "A", told: "" });
  await expect.poll(() => page.locator(".stage").textContent(), SOON).toBe("In progress");
  await decide(page, { group: "Adjournment", act: "Open the envelope", under: "A", told: "e5", cites: "A" });
  await own.white.act(own.game, { adjourn: { seal: { text: "Nf3", nonce: "" } } });
  await own.white.act(own.game, { adjourn: "hand-over" });
  await own.black.act(own.game, { presence: "arrive" });
  await page.getByText("has not arrived yet").waitFor({ state: "detached" });
  await decide(page, { group: "Adjournment", act: "Open the reply", under: "A", told: "Nf3" });
});
