// Acts of an arbiter in the browser: opens an act, fills it in, and submits it, checking its article before and
// after.
import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";
import { SOON } from "./fixture";

/** Opens a group of acts and an act in it; returns its form. */
export async function openAct(page: Page, group: string, act: string): Promise<Locator> {
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
  /** The article beside the button, before submitting. */
  under: string;
  /** The text afterwards, and its article, if it is a decision under one. */
  told: string;
  cites?: string;
  /** The text of the confirmation, if the act is grave. */
  asks?: string;
  fill?: (form: Locator) => Promise<unknown>;
}

/** Performs an act; confirms grave ones, where the article is shown again. */
export async function decide(page: Page, { group, act, ...rest }: Decision): Promise<void> {
  await submit(page, await openAct(page, group, act), rest);
}

/** Fills in a form and submits it. */
export async function submit(page: Page, form: Locator, { under, told, cites, asks, fill }: Omit<Decision, "group" | "act">): Promise<void> {
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
  await expectResult(page, told, cites);
}

/** Waits for the result, with its article. */
export async function expectResult(page: Page, told: string, cites?: string): Promise<void> {
  const place = page.locator(".came");
  await expect.poll(() => place.textContent(), SOON).toContain(told);
  if (cites) expect((await place.locator(".article").allTextContents()).join(" "), "the article after").toContain(cites);
}

/** Answers an open question by the name of the answer; its article is in the heading. */
export async function answerQuestion(page: Page, asked: string, under: string, answer: string, fill?: (question: Locator) => Promise<unknown>): Promise<void> {
  const question = page.locator(".question", { hasText: asked });
  await question.waitFor();
  expect(await question.locator("h2 .article").textContent(), "the article of the question").toContain(under);
  await question.locator(".answers").getByRole("button", { name: answer }).click();
  if (fill) {
    await fill(question);
    await question.locator(".do button").click();
    // Grave answers need confirmation.
    const dialog = page.getByRole("dialog");
    await Promise.race([dialog.waitFor(), question.waitFor({ state: "detached" })]);
    if (await dialog.isVisible()) await dialog.locator("button.danger").click();
  }
  await question.waitFor({ state: "detached" });
}
