// A visitor tries the hall with its demo competition: takes charge, starts the round, and two people play.
import { expect, test } from "vitest";
import { barriers } from "./browser";
import { newFixture, PHONE, SOON } from "./fixture";
import { move, press, shows } from "./play";

const fixture = newFixture({ demo: true });

test("from signing in to a move on the other board, in three languages", async () => {
  const organiser = "/competitions/demodemo/organise?part=nonsense";
  const page = await fixture.come(`/sign-in?to=${encodeURIComponent(organiser)}`);
  await page.locator("[name=name]").fill("Ana");
  await page.locator("[name=password]").fill("a long password");
  await page.locator("form button.main").click();
  // An unknown part of the page leads to the one needed now.
  await page.getByRole("heading", { name: "Next: start round 1" }).waitFor();
  expect(await page.locator("[aria-current=page]").first().textContent()).toBe("Rounds");
  await page.getByRole("button", { name: "Take charge yourself" }).click();
  await page.getByRole("button", { name: "Start round 1" }).click();
  await page.getByRole("button", { name: "Yes, start the clocks" }).click();
  await page.getByRole("link", { name: "Arbiter's page" }).click();
  await expect.poll(() => page.locator(".board-card").count(), SOON).toBe(2);
  const white = await fixture.come(fixture.hall.seats.get("Zupan, Neža") ?? "", { language: "sl" });
  const black = await fixture.come(fixture.hall.seats.get("Kralj, Tilen") ?? "", { language: "sr-Cyrl", ...PHONE });
  await move(white, "e2", "e4");
  await press(white);
  await shows(black, "e4", /бели пешак/);
  await move(black, "e7", "e5");
  await press(black);
  await shows(white, "e5", /črni kmet/);
  expect(await barriers(page)).toEqual([]);
});
