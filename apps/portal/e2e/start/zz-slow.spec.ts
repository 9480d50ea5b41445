import { appendFileSync } from "node:fs";
import { PEOPLE } from "../support/people.ts";
import { codeField } from "../support/sign-in.ts";
import { expect, signedIn, test } from "../support/fixtures.ts";

const say = (line: string) => appendFileSync("/tmp/t/phone-slow.txt", `${line}\n`);
for (const rate of [4, 6])
  for (const name of ["Cart", "More"])
    signedIn(`slow ${rate} ${name} @phone`, async ({ page }) => {
      const client = await page.context().newCDPSession(page);
      await client.send("Emulation.setCPUThrottlingRate", { rate });
      const started = Date.now();
      await page.goto("/team", { waitUntil: "commit" });
      const control = page.getByRole("button", { name, exact: true });
      await control.tap();
      const tapped = Date.now() - started;
      const before = await page.evaluate(() => [
        document.querySelector("#root")?.hasAttribute("data-taken"),
        document.querySelector("#root")?.hasAttribute("data-started"),
      ]);
      await expect(page.getByRole("dialog").first()).toBeVisible();
      say(
        `${rate}x ${name}: tapped at ${tapped} ms (code taken, started: ${before}), open at ${Date.now() - started} ms`,
      );
    });
for (const rate of [4, 6])
  test(`slow ${rate} login @phone`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate });
    const started = Date.now();
    await page.goto("/login", { waitUntil: "commit" });
    const field = page.getByRole("textbox", { name: "Email" });
    await field.fill(PEOPLE.serbia.email);
    await field.press("Enter");
    const tapped = Date.now() - started;
    const before = await page.evaluate(() => [
      document.querySelector("#root")?.hasAttribute("data-taken"),
      document.querySelector("#root")?.hasAttribute("data-started"),
    ]);
    await expect(codeField(page)).toBeVisible();
    say(
      `${rate}x login: sent at ${tapped} ms (code taken, started: ${before}), code step at ${Date.now() - started} ms`,
    );
  });
