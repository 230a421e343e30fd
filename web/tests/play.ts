// What a player does in a browser: the same for every test of the board.
import { expect } from "vitest";
import type { Browser, Locator, Page } from "playwright-core";
import { visit, type Visitor } from "./browser";
import type { Hall } from "./hall";

export interface Way {
  language?: string;
  width?: number;
  height?: number;
  dark?: boolean;
}

/** Somebody takes a seat and goes to a board; without a link, somebody who only looks. */
export async function sit(browser: Browser, hall: Hall, game: string, link = `${hall.address}/`, way: Way = {}): Promise<Visitor> {
  const visitor = await visit(browser, link, way);
  const board = `${hall.address}/games/${game}`;
  // On a busy machine the browser gives a first try up now and then.
  await visitor.page.goto(board).catch(() => visitor.page.goto(board));
  await visitor.page.locator(".case .face").first().waitFor({ state: "attached" });
  return visitor;
}

/** The game that a seat of the demonstration belongs to. */
export async function gameOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const me = (await (await fetch("/v1/me")).json()) as { seat: { competition: string; role: { player: number } } };
    const games = (await (await fetch(`/v1/competitions/${me.seat.competition}/games`)).json()) as { id: string; white: { no: number }; black: { no: number } }[];
    return games.find(({ white, black }) => [white.no, black.no].includes(me.seat.role.player))?.id ?? "";
  });
}

export const square = (page: Page, name: string): Locator => page.locator(`.squares [data-square=${name}]`);
export const button = (page: Page, kind: string): Locator => page.locator(`[data-do=${kind}]`);

/** From one square to another, by the mouse. */
export async function move(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

/** Waits until a square is called so: by the man that stands there. */
export async function shows(page: Page, name: string, label: RegExp): Promise<void> {
  await expect.poll(() => square(page, name).getAttribute("aria-label"), { timeout: 10_000 }).toMatch(label);
}

/** Waits until something is read somewhere. */
export async function reads(place: Locator, text: RegExp): Promise<void> {
  await expect.poll(() => place.innerText(), { timeout: 10_000 }).toMatch(text);
}

/** Presses the clock as soon as it can be, by the lever, and waits until it stands. */
export async function press(page: Page): Promise<void> {
  await page.locator("button.lever.main").click();
  await page.locator(".face.own:not(.runs)").waitFor();
}

/** A folded group of what may be done, by its heading. */
export const group = (page: Page, text: RegExp): Locator => page.locator("details.acts summary").filter({ hasText: text });
