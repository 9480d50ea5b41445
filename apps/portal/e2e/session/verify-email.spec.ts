import { z } from "zod";
import type { Backend } from "../support/servers/backend.ts";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { signIn } from "../support/steps/sign-in.ts";

const lastEmailCode = async (backend: Backend, to: string): Promise<string> => {
  const { data } = await backend.ask(
    z.object({ data: z.array(z.object({ code: z.string().nullable() })) }),
    "GET",
    `/outbox?limit=1&template=email_code&to=${encodeURIComponent(to)}`,
  );
  return data[0]?.code ?? "";
};

test(
  "the code from the message confirms the address; a wrong code shows an error at its field",
  { tag: "@long" },
  async ({ page, backend, axe, isMobile }) => {
    const { email } = PEOPLE.unconfirmed;
    await signIn(page, backend, email);
    await page.goto("/verify-email");
    await expect(page.getByRole("heading", { level: 1, name: "Email confirmation" })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    const field = page.getByRole("textbox", { name: "Code" });
    if (isMobile) {
      // The main action stays right above the tab bar.
      const button = await page.getByRole("button", { name: "Confirm" }).boundingBox();
      const tabs = await page.getByRole("link", { name: "Projects" }).boundingBox();
      expect((tabs?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThan(20);
    }

    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("000000");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("The email address could not be confirmed. Check the code.").first()).toBeVisible();
    await expect(field).toHaveValue("000000");
    await axe(page, "a wrong code of the e-mail check");

    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText("A new code is on its way.")).toBeVisible();
    await expect(page.getByText(/Send again in \d+\ss/)).toBeVisible();
    await field.fill(` ${await lastEmailCode(backend, email)} `);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("The email address is confirmed.")).toBeVisible();
    await axe(page, "a confirmed address");
    await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL("/");
  },
);

test("an already confirmed address shows a message", { tag: "@long" }, async ({ page, backend }) => {
  await signIn(page, backend, PEOPLE.croatiaOwner.email);
  await page.goto("/verify-email");
  await expect(page.getByText("The email address is confirmed.")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});
