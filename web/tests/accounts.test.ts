// A shared device: a seat is left. An official's second factor: set up with an app, used to sign in, removed by an organiser.
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { barriers } from "./browser";
import { newFixture, PHONE, SOON } from "./fixture";
import { FIRST, roundOf, seat } from "./organise";

const fixture = newFixture({ isPerTest: true });

/** Returns the code that an authenticator app shows some steps of 30 seconds from now (RFC 6238). */
function codeOf(secret: string, steps = 0): string {
  const bits = [...secret.replaceAll(" ", "")].map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac("sha1", key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

test("a seat is left on a shared device, and its link opens it again", { timeout: 60_000 }, async () => {
  const id = await roundOf(fixture.official, 1);
  const { link } = await seat(fixture.official, id, "spectator");
  const page = await fixture.come(link, { language: "sl", ...PHONE });
  await page.getByRole("button", { name: "Zapusti mesto" }).click();
  await page.getByRole("button", { name: "Ostani" }).click();
  await page.getByRole("button", { name: "Zapusti mesto" }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Zapusti mesto" }).click();
  await page.getByRole("link", { name: "Prijava" }).first().waitFor();
  expect((await page.context().cookies()).filter(({ name }) => name === "adoube")).toEqual([]);
  await page.goto(link);
  await page.getByRole("button", { name: "Zapusti mesto" }).waitFor();
});

test("an official signs in with a second factor, and an organiser removes it", { timeout: 90_000 }, async () => {
  const page = await fixture.signedIn("/second-factor", { language: "hr", ...PHONE });
  await page.locator("svg").waitFor();
  const secret = (await page.locator("code").first().textContent()) ?? "";
  const fill = async (code: string) => {
    await page.locator("[name=password]").fill(FIRST.password);
    await page.locator("[name=code]").fill(code);
    await page.locator("form button").last().click();
  };
  await fill("12");
  await page.getByRole("alert").waitFor();
  expect(await page.locator("code").first().textContent(), "the app has scanned it").toBe(secret);
  await fill(codeOf(secret, -1));
  await page.getByRole("heading", { name: "Drugi korak prijave je uključen" }).waitFor();
  expect(await page.locator("li code").count()).toBe(10);
  expect(await barriers(page)).toEqual([]);
  const other = await fixture.come("/sign-in", { language: "en" });
  const sign = async (code: string) => {
    await other.locator("[name=name]").fill(FIRST.name);
    await other.locator("[name=password]").fill(FIRST.password);
    await other.locator("[name=code]").fill(code);
    await other.locator("form button.main").click();
  };
  await sign("");
  await other.getByRole("alert").waitFor();
  await sign(codeOf(secret));
  await other.waitForURL((url) => url.pathname !== "/sign-in");
  const id = await roundOf(fixture.official, 1);
  await other.goto(`${fixture.hall.address}/competitions/${id}/organise?part=officials`);
  await other.getByRole("link", { name: "Second factor for signing in: on" }).waitFor();
  await other.getByRole("button", { name: `Remove the second factor of ${FIRST.name}` }).click();
  await expect.poll(() => other.getByRole("button", { name: /Remove the second factor/ }).count(), SOON).toBe(0);
  expect(await barriers(other)).toEqual([]);
});
