import { readFile } from "node:fs/promises";
import { z } from "zod";
import { expect, signedIn } from "../support/fixtures.ts";
import { read } from "../support/read.ts";

const HISTORY = z.object({
  data: z.array(z.object({ points: z.number(), variation: z.string() })),
  meta: z.object({ total: z.number() }),
});

signedIn(
  "the balance: what expires, the months by keyboard and as a table, a filtered history and its file",
  { tag: ["@long", "@desktop"] },
  async ({ page, axe }) => {
    // Before October nothing opens on arrival (PRM-12).
    await page.clock.setFixedTime("2026-09-15T10:00:00");
    await page.goto("/balance");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Points history" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await main.getByRole("button", { name: "What expires?" }).click();
    const dialog = page.getByRole("dialog", { name: /^Points expiring soon: \d/ });
    await expect(dialog.getByRole("row").nth(1)).toBeVisible();
    await axe(page, "expiring points", ["region"]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    const months = main.getByRole("slider", { name: "Points per month" });
    const last = await months.getAttribute("aria-valuetext");
    await months.press("Home");
    await expect(months).not.toHaveAttribute("aria-valuetext", last ?? "");
    await months.press("End");
    await expect(months).toHaveAttribute("aria-valuetext", last ?? "");
    await main.getByText("Show as a table").first().click();
    await expect(main.getByRole("table", { name: "Points per month" }).getByRole("row")).toHaveCount(25);

    const history = main.getByRole("table", { name: "Points history" });
    const { meta } = await read(page, "/v1/points/history?event=project_survey&page=1&limit=1", HISTORY);
    await main.getByRole("combobox", { name: "Reason" }).selectOption("project_survey");
    await expect(page).toHaveURL("/balance?event=project_survey");
    await expect(main.getByText(new RegExp(`of ${meta.total}$`))).toBeVisible();
    await expect(history.getByRole("link", { name: /^Project RW-/ }).first()).toHaveAttribute("href", /^\/projects\//);
    const download = page.waitForEvent("download");
    await main.getByRole("button", { name: "Download CSV" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file.trimEnd().split("\r\n")).toHaveLength(meta.total + 1);
    expect(file.split(/[\r\n,;]+/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);

    await main.getByRole("combobox", { name: "Reason" }).selectOption("order_reservation");
    await expect(history.getByText(/^−\d/).first()).toBeVisible();
    await history
      .getByRole("link", { name: /^Order / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
    await page.goBack();
    await expect(page).toHaveURL("/balance?event=order_reservation");
  },
);
