// Soft sounds: off by default, and never the only way in which anything is conveyed.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { soundOf } from "../src/pages/game/sound";
import type { EventResponse, GameResponse } from "../src/service/types";
import { barriers, launch } from "./browser";
import { open, type Hall } from "./hall";
import { firstOfficial, match } from "./organise";
import { reads, shows, sit } from "./play";

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  hall = await open({ demo: false });
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const seen = (stage: unknown, offered: string[] = []) => ({ view: { stage, offered, viewer: { player: "white" } } }) as unknown as GameResponse;
const event = (fact: string, ruling?: object) => ({ fact, ruling, at: 1 }) as unknown as EventResponse;

test("the most important event has a sound, and only once", () => {
  const [playing, over] = [seen("playing"), seen({ over: { outcome: "1-0" } })];
  expect(soundOf(playing, over, [event("move-made"), event("ruled", {})])).toBe("end");
  expect(soundOf(over, over, [])).toBeUndefined();
  expect(soundOf(undefined, over, [])).toBeUndefined();
  expect(soundOf(playing, playing, [event("ruled", {}), event("pressed")])).toBe("ruling");
  expect(soundOf(playing, seen("playing", ["black"]), [event("draw")])).toBe("offer");
  expect(soundOf(playing, seen("playing", ["white"]), [event("draw")])).toBeUndefined();
  expect(soundOf(playing, playing, [event("move-made"), event("pressed")])).toBe("move");
  expect(soundOf(playing, playing, [event("pressed")])).toBe("press");
  expect(soundOf(playing, playing, [event("touched")])).toBeUndefined();
});

test("a board is silent until sounds are switched on, and stores the choice", async () => {
  const own = await match(await firstOfficial(hall), 'preset = "screen-10-5"');
  const { page, context, faults } = await sit(browser, hall, own.game, own.seats.black, { language: "hr", width: 390, height: 844 });
  const count = () => page.evaluate(() => (window as unknown as { tones?: number }).tones ?? 0);
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      const heard = window as unknown as { tones?: number };
      heard.tones = (heard.tones ?? 0) + 1;
      start.call(this, when);
    };
  });
  await page.reload();
  await page.locator(".face.other.runs").waitFor();
  await own.white.act(own.game, { play: { from: "e2", to: "e4" } });
  await shows(page, "e4", /bijeli pješak/);
  expect(await count()).toBe(0);
  await page.locator(".options summary").click();
  await reads(page.locator(".options"), /Tihi zvukovi za poteze, sat i odluke/);
  expect(await page.locator("[data-setting=sounds]").isChecked()).toBe(false);
  await page.locator("[data-setting=sounds]").check();
  await expect.poll(count).toBe(1);
  expect(await barriers(page)).toEqual([]);
  await own.black.act(own.game, { play: { from: "e7", to: "e5" } });
  await expect.poll(count).toBeGreaterThan(1);
  // Events before the page was opened are silent.
  await page.reload();
  await shows(page, "e5", /crni pješak/);
  await reads(page.locator(".last-event"), /./);
  expect(await count()).toBe(0);
  await own.white.act(own.game, { play: { from: "g1", to: "f3" } });
  await expect.poll(count).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});
