// What an arbiter does at a table in the browser: finds an act, fills it in, and does it, with its article before and after.
import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";
import { SOON } from "./fixture";

/** Opens a group of acts and an act in it; gives its form. */
export async function opened(page: Page, group: string, act: string): Promise<Locator> {
  const found = page.locator("details.group", { has: page.locator("> summary", { hasText: group }) });
  await found.waitFor();
  if ((await found.getAttribute("open")) === null) await found.locator("> summary").click();
  const one = found.locator("details.one", { has: page.locator("> summary", { hasText: act }) });
  await one.locator("> summary").click();
  return one.locator("form").first();
}

export interface Decision {
  group: string;
  act: string;
  /** The article that stands beside the button, before anything is done. */
  under: string;
  /** What is said afterwards, and under which article, if it is a decision under one. */
  told: string;
  cites?: string;
  /** What the question says that is asked once more, if it is grave. */
  asks?: string;
  fill?: (form: Locator) => Promise<unknown>;
}

/** Does an act; whatever is grave is confirmed, where its article is shown once more. */
export async function decide(page: Page, { group, act, ...rest }: Decision): Promise<void> {
  await carriedOut(page, await opened(page, group, act), rest);
}

/** Fills a form in and sends it. */
export async function carriedOut(page: Page, form: Locator, { under, told, cites, asks, fill }: Omit<Decision, "group" | "act">): Promise<void> {
  expect(await form.locator(".do .article").textContent(), "the article before").toContain(under);
  await fill?.(form);
  const button = form.locator(".do button");
  const isGrave = (await button.getAttribute("class"))?.includes("danger") ?? false;
  await button.click();
  if (isGrave) {
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await dialog.textContent(), "the article in the dialogue").toContain(under);
    if (asks) expect(await dialog.textContent(), "what is asked").toContain(asks);
    await dialog.locator("button.danger").click();
  }
  await came(page, told, cites);
}

/** Waits for what came of it, with its article. */
export async function came(page: Page, told: string, cites?: string): Promise<void> {
  const place = page.locator(".came");
  await expect.poll(() => place.textContent(), SOON).toContain(told);
  if (cites) expect((await place.locator(".article").allTextContents()).join(" "), "the article after").toContain(cites);
}

/** Answers a question that waits, by the name of the answer; its article stands in its heading. */
export async function answered(page: Page, asked: string, under: string, answer: string, fill?: (question: Locator) => Promise<unknown>): Promise<void> {
  const question = page.locator(".question", { hasText: asked });
  await question.waitFor();
  expect(await question.locator("h2 .article").textContent(), "the article of the question").toContain(under);
  await question.locator(".answers").getByRole("button", { name: answer }).click();
  if (fill) {
    await fill(question);
    await question.locator(".do button").click();
    // What is grave is asked once more.
    const dialog = page.getByRole("dialog");
    await Promise.race([dialog.waitFor(), question.waitFor({ state: "detached" })]);
    if (await dialog.isVisible()) await dialog.locator("button.danger").click();
  }
  await question.waitFor({ state: "detached" });
}
