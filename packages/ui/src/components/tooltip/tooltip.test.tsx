import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { IconButton } from "../icon-button/index.ts";
import { Pencil } from "../icons/index.ts";
import { Menu, MenuItem } from "../menu/index.ts";
import { Tooltip } from "./index.ts";

const setup = async () => {
  await page.viewport(600, 400);
  await renderUi(
    <div style={{ padding: 80 }}>
      <Tooltip text="Edit">
        <IconButton icon={Pencil} label="Edit" />
      </Tooltip>
    </div>,
  );
  return page.getByText("Edit");
};

describe("Tooltip, keyboard (APG tooltip)", () => {
  const button = page.getByRole("button", { name: "Edit" });

  test("Focus: shows it; focus stays on the button", async () => {
    const tip = await setup();
    await expect.element(tip).not.toBeVisible();
    await userEvent.tab();
    await expect.element(tip).toBeVisible();
    await expect.element(button).toHaveFocus();
  });

  test("Blur: takes it away", async () => {
    const tip = await setup();
    await userEvent.tab();
    await expect.element(tip).toBeVisible();
    await userEvent.tab();
    await expect.element(tip).not.toBeVisible();
  });

  test("Escape: takes it away; focus stays on the button", async () => {
    const tip = await setup();
    await userEvent.tab();
    await expect.element(tip).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(tip).not.toBeVisible();
    await expect.element(button).toHaveFocus();
  });
});

describe("Tooltip (WCAG 1.4.13)", () => {
  test("appears on hover and stays while the pointer is on the tooltip", async () => {
    const tip = await setup();
    await userEvent.hover(page.getByRole("button", { name: "Edit" }));
    await expect.element(tip).toBeVisible();
    await userEvent.hover(tip);
    await expect.element(tip).toBeVisible();
  });
});

test("an icon button inside gets no second tooltip from the browser", async () => {
  await setup();
  await expect.element(page.getByRole("button", { name: "Edit" })).not.toHaveAttribute("title");
});

test("around a menu, its icon button gets no second tooltip either", async () => {
  await renderUi(
    <Tooltip text="Edit">
      <Menu trigger={<IconButton icon={Pencil} label="Edit" />}>
        <MenuItem>Rename</MenuItem>
      </Menu>
    </Tooltip>,
  );
  await expect.element(page.getByRole("button", { name: "Edit" })).not.toHaveAttribute("title");
});

test("with the caller's own key handler, Escape still takes it away", async () => {
  const onKeyDown = vi.fn();
  const { container } = await renderUi(
    <Tooltip text="Edit" onKeyDown={onKeyDown}>
      <IconButton icon={Pencil} label="Edit" />
    </Tooltip>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(container.querySelector('[data-component="Tooltip"]')?.getAttribute("data-state")).toBe("dismissed");
});
