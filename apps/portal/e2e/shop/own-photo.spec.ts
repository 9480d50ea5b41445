import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { read } from "../support/read.ts";
import { signIn } from "../support/steps/sign-in.ts";

/** A drawn picture of this size as a JPEG file. */
const photoOf = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const address = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement("canvas");
      canvas.width = across;
      canvas.height = down;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser has no canvas.");
      context.fillStyle = "#3a78b5";
      context.fillRect(0, 0, across, down);
      context.fillStyle = "#8a3b2a";
      context.fillRect(across * 0.3, down * 0.2, across * 0.4, down * 0.6);

      return canvas.toDataURL("image/jpeg");
    },
    [width, height] as const,
  );

  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
};

test(
  "an own photo is refused when it is too small, else cropped, shown in the summary and kept for editing (CONF-27)",
  { tag: ["@long", "@desktop"] },
  async ({ page, backend, axe }) => {
    await signIn(page, backend, PEOPLE.slovenia.email);
    const { data } = await read(
      page,
      "/v2/shop/products?type=flyer&active=1&is_visible=1",
      z.object({
        data: z.array(z.object({ uuid: z.string(), settings: z.object({ subtype: z.string().nullable() }) })),
      }),
    );
    const uuid = data.find(({ settings }) => settings.subtype === "services")?.uuid ?? "";
    const [small, large] = [await photoOf(page, 300, 200), await photoOf(page, 1600, 2400)];
    await page.goto(`/shop/${uuid}`);
    const main = page.getByRole("main");
    const photo = main.getByLabel("Your own photo", { exact: true });
    await photo.setInputFiles({ name: "small.jpg", mimeType: "image/jpeg", buffer: small });
    await expect(main.getByText(/at least 910 × 803 pixels/).first()).toBeVisible();
    await photo.setInputFiles({ name: "roof.jpg", mimeType: "image/jpeg", buffer: large });
    const point = main.getByRole("slider", { name: "Focal point" });
    await point.press("ArrowDown");
    await expect(point).toHaveAttribute("aria-valuetext", "50% from the left, 35% from the top");
    await axe(page, "a configurator with an own photo");

    const services = main.getByRole("group", { name: /Services/ }).getByRole("checkbox");
    for (let index = 0; index < 6; index += 1) await services.nth(index).check();
    await main.getByRole("textbox", { name: "Short description" }).fill("Svetloba pod streho");
    await main.getByRole("button", { name: "Continue to order" }).locator("visible=true").click();
    await expect(page).toHaveURL(`/checkout/${uuid}`);
    await main.getByRole("button", { name: "Continue to summary" }).locator("visible=true").click();
    const front = main.getByRole("region", { name: "Print proof" }).getByRole("img", { name: "Front" });
    await expect(front.locator("image")).toHaveAttribute("href", /^blob:/);

    await page.goto(`/shop/${uuid}`);
    await expect(point).toHaveAttribute("aria-valuetext", "50% from the left, 35% from the top");
    await expect(main.getByRole("button", { name: /Remove.*roof\.jpg/ })).toBeVisible();
  },
);
