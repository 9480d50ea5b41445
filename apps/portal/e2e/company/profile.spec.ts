import { readFile } from "node:fs/promises";
import { z } from "zod";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { read } from "../support/read.ts";
import { signIn } from "../support/steps/sign-in.ts";
import { blackPicture } from "../support/pictures/picture.ts";

const SELF = z.object({ avatar: z.string().nullable(), surname: z.string(), email_consent: z.number() });

test(
  "an owner crops a picture, edits details and company, gives a consent, ends another session and downloads the data",
  { tag: ["@long", "@desktop"] },
  async ({ page, browser, backend, axe }) => {
    const { email } = PEOPLE.bosniaOwner;
    await signIn(page, backend, email);
    const other = await browser.newContext({ baseURL: backend.url, serviceWorkers: "block" });
    await signIn(await other.newPage(), backend, email);
    await page.goto("/user");
    const main = page.getByRole("main");

    // A picture: another kind of file is refused at the field, a picture is cropped and stored, then removed (PROF-6).
    const input = main.locator("input[type=file]");
    await main.getByRole("button", { name: "Change picture" }).click();
    await input.setInputFiles({ name: "me.txt", mimeType: "text/plain", buffer: Buffer.from("me") });
    await expect(main.getByText("This file cannot be used.", { exact: false })).toBeVisible();
    await input.setInputFiles(await blackPicture(page));
    const crop = page.getByRole("dialog", { name: "Crop the picture" });
    await crop.getByRole("slider", { name: "Zoom" }).press("ArrowRight");
    await axe(page, "the crop dialog", ["region"]);
    await crop.getByRole("button", { name: "Save picture" }).click();
    await expect(main.locator("[data-component=Avatar] img")).toBeVisible();
    expect((await read(page, "/v1/company/user/self", SELF)).avatar).not.toBeNull();
    await main.getByRole("button", { name: "Remove picture" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(main.locator("[data-component=Avatar] img")).toHaveCount(0);

    // Only changed fields are sent; an emptied one shows the stored value again (PROF-2).
    const surname = main.getByRole("textbox", { name: "Surname" });
    const stored = await surname.inputValue();
    await surname.fill("");
    await main.getByRole("button", { name: "Save details" }).click();
    await expect(surname).toHaveValue(stored);
    const save = main.getByRole("button", { name: "Save details" });
    await surname.fill(`${stored}-Kovač`);
    await save.click();
    // The menu shows the new name when the answer is there; the button takes no press before.
    await expect(page.getByRole("banner").getByText(`${stored}-Kovač`)).not.toHaveCount(0);
    await expect(save).not.toHaveAttribute("aria-disabled", "true");
    await surname.fill(stored);
    await save.click();
    await expect.poll(async () => (await read(page, "/v1/company/user/self", SELF)).surname).toBe(stored);
    await main.getByRole("textbox", { name: "Address" }).fill("Ferhadija 12");
    await main.getByRole("button", { name: "Save company details" }).click();
    await page.reload();
    await expect(main.getByRole("textbox", { name: "Address" })).toHaveValue("Ferhadija 12");

    // A consent is stored at once (PRM-10).
    const given = (await read(page, "/v1/company/user/self", SELF)).email_consent;
    await main.getByRole("switch", { name: "By email" }).click({ force: true });
    await expect.poll(async () => (await read(page, "/v1/company/user/self", SELF)).email_consent).toBe(1 - given);

    // The other device is signed out, this one is not (SES-26).
    await main
      .getByRole("button", { name: /^Log out: / })
      .first()
      .click();
    await expect(page.getByText("Logged out there. You are still signed in on this device.")).toBeVisible();
    const [elsewhere] = other.pages();
    await elsewhere?.goto("/balance");
    await expect(elsewhere ?? page).toHaveURL(/\/login/);
    await other.close();

    const download = page.waitForEvent("download");
    await main.getByRole("button", { name: "Download my data" }).click();
    const data: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"));
    expect(JSON.stringify(data)).toContain(email);
    await expect(page).toHaveURL("/user");
  },
);
