// The commonest jobs of an arbiter, on a phone, from the list of boards: counted in taps, and in seconds.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, isWide } from "./browser";
import { newFixture, SOON } from "./fixture";
import { match, play, type Match } from "./organise";

const fixture = newFixture();

/** A small phone. */
const SMALL = { width: 375, height: 667 };
const MOST_TAPS = 3;
const MOST_MS = 10_000;

/** An arbiter with a thumb, whose taps are counted from the first on. */
class Thumb {
  taps = 0;
  private begun = 0;

  constructor(readonly page: Page) {}

  async tap(place: Locator): Promise<void> {
    await place.waitFor();
    if (this.taps === 0) this.begun = Date.now();
    this.taps += 1;
    await place.tap();
  }

  job = (name: string) => this.tap(this.page.locator(`[data-job=${name}]`));
  choose = (name: string) => this.tap(this.page.locator(`[data-choice="${name}"]`));

  /** Decides after having read what will be decided. */
  async decide(...parts: RegExp[]): Promise<void> {
    const outcome = this.page.locator(".job-sheet .preview");
    await outcome.waitFor();
    for (const part of parts) expect(await outcome.innerText()).toMatch(part);
    expect(await this.page.locator(".job-sheet .came.card").count(), "nothing is decided yet").toBe(0);
    expect(await barriers(this.page)).toEqual([]);
    expect(await isWide(this.page)).toBe(false);
    await this.tap(this.page.locator("[data-do=decide]"));
    await this.page.locator(".job-sheet .came.card").waitFor();
  }

  /** Checks that it did not take longer than a player should have to wait. */
  isDone(): void {
    expect(this.taps).toBeLessThanOrEqual(MOST_TAPS);
    expect(Date.now() - this.begun).toBeLessThan(MOST_MS);
  }
}

async function overview(own: Match, language: string): Promise<Thumb> {
  const page = await fixture.arbiter(own.competition, `/competitions/${own.competition}/arbiter`, { language, ...SMALL });
  await page.locator(".board-card").waitFor();
  return new Thumb(page);
}

const stage = async ({ game }: Match) => (await fixture.official.get<{ view: { stage: unknown } }>(`/v1/games/${game}`)).view.stage;
const time = async ({ game }: Match, side: "white" | "black") => (await fixture.official.get<{ view: { clocks: Record<string, { time: number }> } }>(`/v1/games/${game}`)).view.clocks[side]?.time ?? 0;
const STANDARD = 'preset = "fide-standard-90-30"';
const DANCE = ["g1f3", "g8f6", "f3g1", "f6g8"];

test("an illegal move that the hall has recorded is penalised", async () => {
  const own = await match(fixture.official, STANDARD);
  await own.white.act(own.game, { play: { from: "e2", to: "e5" } });
  const before = await time(own, "black");
  const thumb = await overview(own, "sl");
  await thumb.job("illegal");
  await thumb.decide(/7\.5\.1/, /2 min/);
  await thumb.tap(thumb.page.locator(".job-sheet .question .answers button").first());
  await expect.poll(() => thumb.page.locator(".job-sheet .question").count(), SOON).toBe(0);
  thumb.isDone();
  expect((await time(own, "black")) - before).toBeGreaterThan(100_000);
});

test("an illegal move that only the arbiter saw is penalised, and the second loses", async () => {
  const own = await match(fixture.official, STANDARD);
  for (const sentence of [/Crni dobiva 2 min/, /Crni pobjeđuje/]) {
    const thumb = await overview(own, "hr");
    await thumb.job("illegal");
    await thumb.choose("white");
    await thumb.decide(/7\.5/, sentence);
    thumb.isDone();
  }
  expect(await stage(own)).toMatchObject({ over: { outcome: "0-1" } });
});

test("a fallen flag is called", async () => {
  const own = await match(fixture.official, `${STANDARD}\ntime = "60/1+1:3600"\ncategory = "standard"`);
  const thumb = await overview(own, "en");
  await thumb.job("flag");
  await thumb.decide(/Black wins/, /6\.9/);
  thumb.isDone();
});

test("a draw claim is decided, right or wrong", async () => {
  const own = await match(fixture.official, STANDARD);
  await play(own, [...DANCE, "e2e4", "e7e5"]);
  const wrong = await overview(own, "sl");
  await wrong.job("claim");
  await wrong.choose("white-claim-repetition");
  await wrong.decide(/9\.5\.3/, /2 min/);
  wrong.isDone();
  const right = await match(fixture.official, STANDARD);
  await play(right, [...DANCE, ...DANCE]);
  const thumb = await overview(right, "sr-Latn");
  await thumb.job("claim");
  await thumb.choose("white-claim-repetition");
  await thumb.decide(/½-½/, /9\.2/);
  thumb.isDone();
  expect(await stage(right)).toMatchObject({ over: { outcome: "½-½" } });
});

test("an absent player loses by forfeit, and the sentence names that player only", async () => {
  const own = await match(fixture.official, `${STANDARD}\ndefault-time = "30 min"`, { arrivals: true });
  await own.white.act(own.game, { presence: "arrive" });
  const thumb = await overview(own, "sl");
  await thumb.job("forfeit");
  await thumb.page.locator("[data-choice]").first().waitFor();
  expect(await thumb.page.locator("[data-choice]").count(), "only the absent player can lose by it").toBe(1);
  await thumb.decide(/Beli zmaga s kontumacem/, /črnega ni bilo/, /6\.7\.1/);
  const decided = await thumb.page.locator(".job-sheet .came").innerText();
  expect(decided).not.toMatch(/nobenega|Belega ni/);
  thumb.isDone();
  expect(await stage(own)).toMatchObject({ over: { outcome: "+/-" } });
});

test("articles without a number are named in the reader's language", async () => {
  const own = await match(fixture.official, STANDARD);
  const page = await fixture.arbiter(own.competition, `/games/${own.game}/arbiter`, { language: "sl", ...SMALL });
  await page.locator("details summary").filter({ hasText: "Kazni in dovoljenja" }).tap();
  await page.locator("details summary").filter({ hasText: "Kaznuj igralca" }).tap();
  const grounds = page.locator("select[name=under] option");
  await expect.poll(() => grounds.allInnerTexts(), SOON).toContain("Predgovor Primer, ki ga Pravila ne urejajo");
});

test("time is added", async () => {
  const own = await match(fixture.official, STANDARD);
  const before = await time(own, "black");
  const thumb = await overview(own, "hr");
  await thumb.job("time");
  await thumb.choose("black");
  await thumb.decide(/Crni dobiva 2 min/);
  thumb.isDone();
  expect((await time(own, "black")) - before).toBe(120_000);
});

test("a result is entered, the clocks are stopped and started, and what is impossible is refused beforehand", async () => {
  const own = await match(fixture.official, STANDARD);
  await play(own, ["e2e4", "e7e5"]);
  const thumb = await overview(own, "en");
  await thumb.job("stop");
  await thumb.job("restart");
  await thumb.page.locator("[data-job=stop]").waitFor();
  await thumb.job("forfeit");
  await expect.poll(() => thumb.page.locator(".job-sheet form").innerText(), SOON).toMatch(/already|started|played/);
  expect(await thumb.page.locator("[data-do=decide]").count()).toBe(0);
  await thumb.page.locator("[data-do=close]").tap();
  thumb.taps = 0;
  await thumb.job("result");
  await thumb.choose("draw");
  await thumb.decide(/½-½/, /5\.2\.3/);
  thumb.isDone();
  await thumb.page.locator("[data-do=close]").tap();
  // A game that is over has no such buttons.
  await expect.poll(() => thumb.page.locator(".quick").count(), SOON).toBe(0);
});
