// A player's actions in a browser, shared by all tests of the board.
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

/** Takes a seat and opens a board; without a link, as a spectator. */
export async function sit(browser: Browser, hall: Hall, game: string, link = `${hall.address}/`, way: Way = {}): Promise<Visitor> {
  const visitor = await visit(browser, link, way);
  const board = `${hall.address}/games/${game}`;
  // On a busy machine the browser occasionally gives up the first attempt.
  await visitor.page.goto(board).catch(() => visitor.page.goto(board));
  await visitor.page.locator(".case .face").first().waitFor({ state: "attached" });
  return visitor;
}

/** Returns the game of a demo seat. */
export async function gameOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const me = (await (await fetch("/v1/me")).json()) as { seat: { competition: string; role: { player: number } } };
    const games = (await (await fetch(`/v1/competitions/${me.seat.competition}/games`)).json()) as { id: string; white: { no: number }; black: { no: number } }[];
    return games.find(({ white, black }) => [white.no, black.no].includes(me.seat.role.player))?.id ?? "";
  });
}

export const square = (page: Page, name: string): Locator => page.locator(`.squares [data-square=${name}]`);
export const button = (page: Page, kind: string): Locator => page.locator(`[data-do=${kind}]`);

/** Moves from one square to another with the mouse. */
export async function move(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

/** Waits until a square has this label, which names the piece on it. */
export async function shows(page: Page, name: string, label: RegExp): Promise<void> {
  await expect.poll(() => square(page, name).getAttribute("aria-label"), { timeout: 10_000 }).toMatch(label);
}

/** Waits until a text appears somewhere. */
export async function reads(place: Locator, text: RegExp): Promise<void> {
  await expect.poll(() => place.innerText(), { timeout: 10_000 }).toMatch(text);
}

/** Presses the clock with the lever as soon as possible, and waits until it has stopped. */
export async function press(page: Page): Promise<void> {
  await page.locator("button.lever.main").click();
  await page.locator(".face.own:not(.runs)").waitFor();
}

/** Locates a collapsed group of acts by its heading. */
export const group = (page: Page, text: RegExp): Locator => page.locator("details.acts summary").filter({ hasText: text });
