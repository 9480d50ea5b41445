import { z } from "zod";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { balanceOf } from "../support/read.ts";
import { signIn } from "../support/steps/sign-in.ts";

/** The company of this journey by its registration number. */
const COMPANY = "9372689145";

test(
  "a club card from its order to a top-up: shipped, confirmed, activated, topped up, refused, unknown, blocked",
  { tag: "@long" },
  async ({ page, backend, axe, faults }) => {
    faults.allow(/status of 500/);
    await signIn(page, backend, PEOPLE.cardOrdered.email);
    const main = page.getByRole("main");
    await page.goto("/shop/club-card");
    await expect(main.getByRole("button", { name: "Card ordered!" })).toBeDisabled();
    await axe(page, "an ordered card");

    const { serial } = await backend.ask(z.object({ serial: z.string() }), "POST", `/cards/${COMPANY}/ship`);
    await page.goto("/club-card");
    const number = main.getByRole("textbox", { name: "Serial number" });
    const confirm = main.getByRole("button", { name: "Confirm the card" }).locator("visible=true");
    await number.fill(serial.replace(/^./, (digit) => String((Number(digit) + 1) % 10)));
    await main.getByRole("checkbox", { name: "The card has arrived undamaged." }).check();
    await confirm.click();
    await expect(
      main.getByText("This serial number does not match the card sent to your company.").first(),
    ).toBeVisible();
    await expect(number).toBeFocused();
    await axe(page, "a wrong serial number");
    await number.fill(serial);
    await confirm.click();
    await expect(main.getByText("Activate the card in the card provider’s app first.")).toBeVisible();

    await backend.operator("POST", `/cards/${COMPANY}/activate`);
    await page.reload();
    const before = await balanceOf(page);
    const submit = main.getByRole("button", { name: /^Top up/ }).locator("visible=true");
    await expect(submit).toBeEnabled();
    await main.getByRole("radio").first().check();
    await expect(main.getByText("Balance after the top-up")).toBeVisible();
    await main.getByRole("checkbox", { name: "I accept the top-up terms." }).check();
    await axe(page, "a top-up");
    await submit.click();
    await expect(main.getByText(/^Top-up ordered\./)).toBeVisible();
    const row = main.getByRole("row").nth(1);
    await expect(row).toContainText("Pending");
    const after = await balanceOf(page);
    expect(after).toBeLessThan(before);
    await expect(page.getByRole("banner").getByRole("link", { name: new RegExp(`${after}`) })).toBeVisible();

    const { data } = await backend.ask(
      z.object({ data: z.array(z.object({ uuid: z.string() })) }),
      "GET",
      "/topups?status=PENDING&limit=1",
    );
    await backend.operator("POST", `/topups/${data[0]?.uuid}/settle`, { result: "refuse" });
    await page.reload();
    await expect(row).toContainText("Refused");
    await expect(row).toContainText("Check your email for details.");
    expect(await balanceOf(page)).toBe(before);

    const account = "**/v1/edenred/card/account/*";
    await page.route(account, (route) => route.fulfill({ status: 500, body: "" }));
    await page.reload();
    await expect(main.getByText("An unexpected error occurred. Please try again later.")).toBeVisible();
    await page.unroute(account);
    await backend.operator("POST", `/cards/${COMPANY}/block`);
    await page.reload();
    await expect(main.getByText("The card is inactive and cannot be topped up.")).toBeVisible();
    await expect(submit).toBeDisabled();
  },
);
