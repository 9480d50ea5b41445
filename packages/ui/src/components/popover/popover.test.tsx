import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Popover } from "./index.ts";

const trigger = page.getByRole("button", { name: "Where?" });
const panel = page.getByRole("dialog", { name: "Serial number" });

const setup = async () => {
  await page.viewport(600, 400);
  await renderUi(
    <>
      <Popover label="Serial number" trigger={<Button>Where?</Button>}>
        On the back. <Button>More</Button>
      </Popover>
      <Button>After</Button>
    </>,
  );
};

const opened = async () => {
  await setup();
  await trigger.click();
  await expect.element(panel).toBeVisible();
};

describe("Popover, keyboard (APG disclosure, the panel a dialog that is not modal)", () => {
  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: on the button opens it and moves focus in, and closes it again", async (_, key) => {
    await setup();
    await userEvent.tab();
    await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard(key);
    await expect.element(panel).toHaveFocus();
    await expect.element(trigger).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab({ shift: true });
    await expect.element(trigger).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
  });

  test("Tab: through it in order; leaving it closes it", async () => {
    await opened();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "More" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test("Shift + Tab: back to its button", async () => {
    await opened();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect.element(trigger).toHaveFocus();
    await expect.element(panel).toBeVisible();
  });

  test("Escape: closes and gives focus back", async () => {
    await opened();
    await userEvent.keyboard("{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });
});

describe("Popover", () => {
  test("its button closes it, and so does a press elsewhere", async () => {
    await opened();
    await trigger.click();
    await expect.element(panel).not.toBeInTheDocument();
    await trigger.click();
    await userEvent.click(document.body, { position: { x: 590, y: 390 }, force: true });
    await expect.element(panel).not.toBeInTheDocument();
  });
});
