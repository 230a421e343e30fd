// What an arbiter does in a browser: the same for every test that needs one.
import type { Page } from "playwright-core";

/** Opens a group of acts and an act in it. */
export async function opened(page: Page, group: string, act: string): Promise<void> {
  const found = page.locator("details.group", { has: page.locator("> summary", { hasText: group }) });
  if ((await found.getAttribute("open")) === null) await found.locator("> summary").click();
  await found.locator("details.one > summary", { hasText: act }).click();
}
