// Tables for players who have yet to arrive: the default time runs from the start time, which is asked for where
// needed.
import { expect, test } from "vitest";
import { barriers } from "./browser";
import { newFixture } from "./fixture";

const fixture = newFixture();

test("the start time of the round is required before its tables are created", async () => {
  const { id } = await fixture.official.post<{ id: string }>("/v1/competitions", { name: "Prvenstvo", regulations: 'preset = "fide-standard-90-30"' });
  await fixture.official.post(`/v1/competitions/${id}/players`, [{ no: 1, name: "Novak, Ana" }, { no: 2, name: "Horvat, Bor" }]);
  await fixture.official.post(`/v1/competitions/${id}/rounds/1/pairings`, [{ board: 1, white: 1, black: 2 }]);
  const page = await fixture.signedIn(`/competitions/${id}/organise`, { language: "sl" });
  await page.getByLabel("Igralci veljajo za odsotne").check();
  const step = page.locator(".next-step");
  const hour = step.getByLabel("Začetek kola");
  await step.getByRole("button", { name: "Pripravi partije 1. kola" }).click();
  // No tables are created while the start time is missing, and the page says where to enter it.
  expect(await hour.evaluate((own) => (own as HTMLInputElement).validity.valueMissing && own === document.activeElement)).toBe(true);
  expect(await barriers(page)).toEqual([]);
  await hour.fill("2030-05-01T09:00");
  await step.getByRole("button", { name: "Pripravi partije 1. kola" }).click();
  await step.getByRole("button", { name: "Naredi povezave za vse igralce" }).waitFor();
  const [round] = await fixture.official.get<{ starts: number }[]>(`/v1/competitions/${id}/rounds`);
  expect(new Date(round?.starts ?? 0).getFullYear()).toBe(2030);
});
