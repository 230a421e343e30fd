// A server, a browser and an official for most tests, started before the first test and stopped after the last.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { launch, visit, type Visitor } from "./browser";
import { open, type Hall } from "./hall";
import { FIRST, firstOfficial, seat, type Person } from "./organise";

/** The device and the language. */
export type Way = Parameters<typeof visit>[2];

export const PHONE = { width: 390, height: 844 };
/** How long a busy machine may take. */
export const SOON = { timeout: 15_000 };

export interface Fixture {
  hall: Hall;
  browser: Browser;
  official: Person;
  /** Opens an address in a browser that is closed after the test; fails if anything went wrong in it. */
  come(path: string, way?: Way): Promise<Page>;
  /** The same for the official, who signs in. */
  signedIn(path: string, way?: Way): Promise<Page>;
  /** The same for somebody with the seat of an arbiter. */
  arbiter(competition: string, path: string, way?: Way): Promise<Page>;
}

/** Starts a server for the tests of a file, or one for each of them; its fields can be used once the tests run. */
export function newFixture({ demo = false, isPerTest = false } = {}): Fixture {
  const visitors: Visitor[] = [];
  const come = async (path: string, way: Way = {}) => {
    const visitor = await visit(own.browser, path.startsWith("http") ? path : own.hall.address + path, way);
    visitors.push(visitor);
    return visitor.page;
  };
  const arbiter = async (competition: string, path: string, way: Way = {}) => {
    const { link } = await seat(own.official, competition, "arbiter");
    const page = await come(link, way);
    await page.goto(own.hall.address + path);
    return page;
  };
  const signedIn = async (path: string, way: Way = {}) => {
    const page = await come("/sign-in", way);
    await page.locator("[name=name]").fill(FIRST.name);
    await page.locator("[name=password]").fill(FIRST.password);
    await page.locator("form button").click();
    await page.waitForURL((url) => url.pathname !== "/sign-in");
    await page.goto(own.hall.address + path);
    return page;
  };
  const own = { come, arbiter, signedIn } as Fixture;
  const begin = async () => {
    own.hall = await open({ demo });
    own.official = await firstOfficial(own.hall);
  };
  beforeAll(async () => {
    own.browser = await launch();
    if (!isPerTest) await begin();
  });
  if (isPerTest) beforeEach(begin);
  afterEach(async () => {
    const gone = visitors.splice(0);
    const faults = gone.flatMap((visitor) => visitor.faults.splice(0));
    for (const { context } of gone) await context.close();
    if (isPerTest) await own.hall?.close();
    expect(faults, "something went wrong in a page").toEqual([]);
  });
  afterAll(async () => {
    await own.browser?.close();
    if (!isPerTest) await own.hall?.close();
  });
  return own;
}
