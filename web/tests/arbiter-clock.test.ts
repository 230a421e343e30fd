// The arbiter and the clock: a wrong setting, a clock that does not work, and a flag that fell too early.
import { expect, test } from "vitest";
import { barriers } from "./browser";
import { answerQuestion, expectResult, decide } from "./decide";
import { newFixture, PHONE, SOON } from "./fixture";
import { match } from "./organise";

const fixture = newFixture();

test("the correct setting is installed, and the times are entered", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  await decide(page, {
    group: "Clocks",
    act: "Set the clock correctly",
    under: "6.10",
    told: "The clock is set correctly",
    cites: "6.10",
    fill: async (form) => {
      expect(await form.getByLabel("White's setting").inputValue()).toBe("5400+30");
      expect(await barriers(page)).toEqual([]);
    },
  });
  await answerQuestion(page, "clock", "6.10", "The times remain as they are");
  await expectResult(page, "continues", "6.10");
});

test("a defective clock is claimed, replaced and started again", async () => {
  const own = await match(fixture.official, 'preset = "fide-standard-90-30"');
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  await own.black.act(own.game, { say: { claim: { irregularity: "defective-clock" } } });
  await answerQuestion(page, "clock", "6.10", "The clock is defective");
  await decide(page, {
    group: "Clocks",
    act: "Replace the clock",
    under: "6.10",
    told: "replaced by another",
    cites: "6.10",
    fill: async (form) => {
      await form.getByLabel("White's time").fill("1:29:00");
      await form.getByLabel("Black's time").fill("1:30:00");
    },
  });
  await expect.poll(() => page.locator(".player .time").allTextContents(), SOON).toEqual(["1:30:00", "1:29:00"]);
  await page.locator(".at-once").getByRole("button", { name: "Restart the clock" }).click();
  await page.locator(".player .reading.runs").waitFor();
});

test("each player has an individual setting if announced", async () => {
  const own = await match(fixture.official, 'preset = "armageddon-5-4"');
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  await decide(page, {
    group: "Clocks",
    act: "Set the clock correctly",
    under: "6.10",
    told: "The clock is set correctly: White",
    fill: async (form) => {
      expect(await form.getByLabel("White's setting").inputValue()).toBe("60/300:0+2");
      expect(await form.getByLabel("Black's setting").inputValue()).toBe("60/240:0+2");
    },
  });
});

/** Two seconds for sixty moves. */
const SHORT = 'preset = "fide-standard-90-30"\ntime = "60/1+1:3600"\ncategory = "standard"';

test("a fallen flag is shown to the arbiter first, and is called", async () => {
  const own = await match(fixture.official, SHORT);
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  const seen = page.locator(".unnoticed");
  await seen.waitFor();
  expect(await seen.textContent()).toContain("White's flag has fallen");
  // The server cannot know about a defective clock.
  expect(await seen.getByRole("button").count()).toBe(1);
  expect(await seen.locator(".article").textContent()).toContain("6.8");
  expect(await barriers(page)).toEqual([]);
  await seen.getByRole("button").click();
  await expectResult(page, "Black wins", "6.9");
});

test("a flag that fell wrongly is reset", async () => {
  const own = await match(fixture.official, SHORT);
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, PHONE);
  await page.locator(".player .fallen").waitFor();
  await page.getByRole("button", { name: "Stop the clocks" }).click();
  await page.getByRole("button", { name: "Restart the clock" }).first().waitFor();
  await decide(page, {
    group: "Clocks",
    act: "Set a clock",
    under: "7.1",
    told: "30:00",
    fill: async (form) => {
      await form.getByLabel("White's time").fill("0:30:00");
      await form.getByLabel("White's flag is raised again").check();
    },
  });
  await page.locator(".player .fallen").waitFor({ state: "detached" });
});
