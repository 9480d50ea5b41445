import { expect, test } from "./fixtures.ts";
import { PEOPLE } from "./people.ts";
import { read } from "./read.ts";
import { signIn } from "./sign-in.ts";

test("a checkout without a design leads back to it; an owner designs but cannot order", async ({ page, backend }) => {
  await signIn(page, backend, PEOPLE.bulgariaOwner.email);
  const { data } = await read<{ data: { uuid: string }[] }>(
    page,
    "/v2/shop/products?type=sticker&active=1&is_visible=1",
  );
  const uuid = data[0]?.uuid ?? "";
  await page.goto(`/checkout/${uuid}`);
  const main = page.getByRole("main");
  await expect(main.getByText("The design is missing. Go back and prepare it again.")).toBeVisible();
  await main.getByRole("link", { name: "Back to the design" }).click();
  await expect(page).toHaveURL(`/shop/${uuid}`);
  await expect(main.getByText("Only installers can place orders.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Continue to order" }).locator("visible=true")).toBeVisible();
});
