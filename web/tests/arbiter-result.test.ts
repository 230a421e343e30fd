// Games that do not end on the board: an appeal, a default, a draw claim, a void game that is replayed.
import { expect, test } from "vitest";
import { barriers } from "./browser";
import { answerQuestion, expectResult, submit, decide } from "./decide";
import { newFixture, PHONE, SOON } from "./fixture";
import { match } from "./organise";

const fixture = newFixture();

test("a game is lost as a penalty, the player appeals, and the appeal is decided", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  await decide(page, {
    group: "Penalties",
    act: "Penalise a player",
    under: "12.9",
    told: "Black wins",
    cites: "11.5",
    asks: "Loss of the game",
    fill: async (form) => {
      await form.getByLabel("White", { exact: true }).check();
      await form.getByLabel("Rule").selectOption("DisturbingTheOpponent");
      await form.getByRole("checkbox", { name: "Loss of the game" }).check();
      await form.getByLabel("Reason, in your words").fill("slammed the door");
    },
  });
  await own.white.act(own.game, { say: { appeal: "it was the wind" } });
  const appeal = page.locator(".appeal");
  // The deciding arbiter sees what the player has said.
  await expect.poll(() => appeal.textContent().catch(() => ""), SOON).toContain("it was the wind");
  await submit(page, appeal.locator("form"), {
    under: "11.10",
    told: "draw",
    cites: "11.10",
    fill: async (form) => {
      await form.getByLabel("Result").selectOption("½-½");
      expect(await barriers(page)).toEqual([]);
    },
  });
  await expect.poll(() => page.locator(".stage").textContent(), SOON).toContain("draw");
});

test("the default time is declared expired, and the absent player loses", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"\ndefault-time = "30 min"', { arrivals: true });
  await own.white.act(own.game, { presence: "arrive" });
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  await page.getByText("has not arrived yet").waitFor();
  await decide(page, {
    group: "Result",
    act: "Declare a result",
    under: "12.1",
    told: "Black had not arrived at the board",
    cites: "6.7",
    asks: "+/-: White wins by forfeit",
    fill: async (form) => {
      await form.getByLabel("Result").selectOption("+/-");
      await form.getByLabel("Rule").selectOption("DefaultTime");
    },
  });
});

test("a draw claim is answered in a rapid game without scoresheets", async () => {
  const own = await match(fixture.official, 'preset = "rapid-25-10"\narbiter-records = false');
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  const dance = [["g1", "f3"], ["g8", "f6"], ["f3", "g1"], ["f6", "g8"]];
  for (const [from, to] of [...dance, ...dance]) await (from?.startsWith("g1") || to === "g1" ? own.white : own.black).act(own.game, { play: { from, to } });
  await own.white.act(own.game, { say: { claim: { repetition: "stands" } } });
  await answerQuestion(page, "White's claim", "A.2", "The claim is correct");
  await expectResult(page, "draw", "9.5.2");
});

test("an adjourned game with a lost position is void, and replaced by another", async () => {
  const own = await match(fixture.official, 'preset = "classical-40-2h-adjourned"\nadjourned-after = "1 s"');
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  await own.white.act(own.game, { adjourn: "ask" });
  await own.white.act(own.game, { adjourn: { seal: { text: "e4", nonce: "" } } });
  await own.white.act(own.game, { adjourn: "hand-over" });
  await decide(page, { group: "Adjournment", act: "position is lost", under: "A", told: "a new game shall be played", cites: "A11.b" });
  await expect.poll(() => page.locator(".stage").textContent(), SOON).toBe("Void");
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Set this game up again" }).click();
  await page.waitForURL((url) => url.pathname !== `/games/${own.game}/arbiter`);
  await expect.poll(() => page.locator(".stage").textContent(), SOON).toBe("Not started yet");
});

test("a call to the arbiter is shown at the top until it is dealt with", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  await own.black.act(own.game, { say: { "call-arbiter": "it is cold here" } });
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  const called = page.locator(".now .calls");
  await called.waitFor();
  expect(await called.textContent()).toContain("it is cold here");
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Stop the clocks" }).click();
  await called.waitFor({ state: "detached" });
});
