import { StrictMode, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { MenuItem } from "../menu/index.ts";
import { ContextMenu, type ContextMenuProps } from "./index.ts";

const area = page.getByRole("group", { name: "Villa" });
const menu = page.getByRole("menu", { name: "Actions for Villa" });
const row = (name: string) => page.getByRole("menuitem", { name });

const rows = (
  <>
    <MenuItem>Edit</MenuItem>
    <MenuItem disabled>Copy</MenuItem>
    <MenuItem>Move</MenuItem>
    <MenuItem>Delete</MenuItem>
  </>
);

const Villa = (props: Partial<ContextMenuProps>) => (
  <ContextMenu label="Actions for Villa" menu={rows} {...props}>
    <div role="group" aria-label="Villa" style={{ inlineSize: 200, blockSize: 100 }}>
      <Button>Open</Button>
      <input aria-label="Name" />
    </div>
  </ContextMenu>
);

const setup = async (props: Partial<ContextMenuProps> = {}) => {
  await page.viewport(600, 400);
  await renderUi(
    <StrictMode>
      <Villa {...props} />
      <Button>After</Button>
    </StrictMode>,
  );
};

/** The key and the event that a browser makes of it. */
const pressKey = async (key: string) => {
  await userEvent.keyboard(key);
  const { activeElement } = document;
  const { left = 0, bottom = 0 } = activeElement?.getBoundingClientRect() ?? {};
  activeElement?.dispatchEvent(
    new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: left, clientY: bottom }),
  );
};

const openedByKey = async () => {
  await setup();
  await userEvent.tab();
  await pressKey("{ContextMenu}");
  await expect.element(row("Edit")).toHaveFocus();
};

describe("ContextMenu, keyboard (APG menu)", () => {
  test.each(
    everyNth(2, [
      ["Shift + F10", "{Shift>}{F10}{/Shift}"],
      ["Context Menu", "{ContextMenu}"],
    ]),
  )("%s: opens it at the first row, the first time and again", async (_, key) => {
    await setup();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
    for (const _time of [1, 2]) {
      await pressKey(key);
      await expect.element(row("Edit")).toHaveFocus();
      await expect.element(menu).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await expect.element(menu).not.toBeInTheDocument();
      await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
    }
  });

  test.each(
    everyNth(4, [
      ["Down Arrow", "{ArrowDown}", "Move"],
      ["Up Arrow", "{ArrowUp}", "Delete"],
      ["Home", "{End}{Home}", "Edit"],
      ["End", "{End}", "Delete"],
      ["Printable character", "m", "Move"],
    ]),
  )("%s: moves among the rows, past a disabled one and round the end", async (_, keys, name) => {
    await openedByKey();
    await userEvent.keyboard(keys);
    await expect.element(row(name)).toHaveFocus();
  });

  test.each(
    everyNth(2, [
      ["Enter", "{Enter}"],
      ["Space", " "],
    ]),
  )("%s: chooses the row, closes it and gives focus back", async (_, key) => {
    const onSelect = vi.fn();
    await setup({ menu: <MenuItem onSelect={onSelect}>Edit</MenuItem> });
    await userEvent.tab();
    await pressKey("{ContextMenu}");
    await expect.element(row("Edit")).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onSelect).toHaveBeenCalledOnce();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  test("Escape: closes it and gives focus back", async () => {
    await openedByKey();
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  test("Tab: closes it and goes on from the element", async () => {
    await openedByKey();
    await userEvent.tab();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  });
});

describe("ContextMenu", () => {
  test("a right-click opens it at the pointer, the first time and again, and the browser's own does not open", async () => {
    const onOpenChange = vi.fn();
    const own = vi.fn<(event: Event) => void>();
    await setup({ onOpenChange });
    document.addEventListener("contextmenu", own);
    await area.click({ button: "right", position: { x: 150, y: 80 } });
    await expect.element(menu).toBeVisible();
    const { left, top } = area.element().getBoundingClientRect();
    await expect.poll(() => menu.element().getBoundingClientRect().left - left).toBeCloseTo(152, -1);
    expect(menu.element().getBoundingClientRect().top - top).toBeLessThan(100);
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).not.toBeInTheDocument();
    await area.click({ button: "right", position: { x: 150, y: 90 } });
    await expect.element(menu).toBeVisible();
    expect(own.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true, true]);
    expect(onOpenChange.mock.calls).toEqual([[true], [false], [true]]);
    document.removeEventListener("contextmenu", own);
  });

  test("a press on the element or outside closes it", async () => {
    await setup();
    for (const position of [
      { x: 10, y: 90 },
      { x: 590, y: 390 },
    ]) {
      await area.click({ button: "right", position: { x: 150, y: 80 } });
      await expect.element(menu).toBeVisible();
      await userEvent.click(document.body, { position, force: true });
      await expect.element(menu).not.toBeInTheDocument();
    }
  });

  const touch = (type: string) =>
    area
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "touch", clientX: 60, clientY: 60 }),
      );

  test("a long press of a finger opens it, the first time and again", async () => {
    await setup();
    for (const _time of [1, 2]) {
      touch("pointerdown");
      await expect.element(menu).toBeVisible();
      touch("pointerup");
      await userEvent.keyboard("{Escape}");
      await expect.element(menu).not.toBeInTheDocument();
    }
  });

  test("a finger that is lifted at once opens nothing", async () => {
    const onOpenChange = vi.fn();
    await setup({ onOpenChange });
    touch("pointerdown");
    touch("pointerup");
    // Opened by a pointer afterwards: the short press has had its time.
    await area.click({ button: "right", position: { x: 150, y: 80 } });
    await expect.element(menu).toBeVisible();
    expect(onOpenChange.mock.calls).toEqual([[true]]);
  });

  test("a text field in it keeps the browser's own menu", async () => {
    await setup();
    const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    page.getByRole("textbox", { name: "Name" }).element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await expect.element(menu).not.toBeInTheDocument();
  });

  test("the innermost of two opens", async () => {
    await renderUi(
      <ContextMenu label="Outer" menu={rows}>
        <div>
          <Villa />
        </div>
      </ContextMenu>,
    );
    await area.click({ button: "right", position: { x: 150, y: 80 } });
    await expect.element(menu).toBeVisible();
    await expect.element(page.getByRole("menu", { name: "Outer" })).not.toBeInTheDocument();
  });

  test("a row opens a dialog, which gets focus", async () => {
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Villa menu={<MenuItem onSelect={() => setOpen(true)}>Delete</MenuItem>} />
          <Dialog open={open} title="Delete?" onClose={() => setOpen(false)} />
        </>
      );
    };
    await renderUi(<Page />);
    await userEvent.tab();
    await pressKey("{ContextMenu}");
    await expect.element(row("Delete")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("heading", { name: "Delete?" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  test("in a dialog it is above it, and Escape closes the menu alone", async () => {
    const onClose = vi.fn();
    await renderUi(
      <Dialog open title="Project" onClose={onClose}>
        <Villa />
      </Dialog>,
    );
    await area.click({ button: "right", position: { x: 150, y: 80 } });
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  test("from right to left it opens to the left of the pointer", async () => {
    await page.viewport(600, 400);
    await renderUi(
      <div dir="rtl">
        <Villa />
      </div>,
    );
    await area.click({ button: "right", position: { x: 150, y: 95 } });
    await expect.element(menu).toHaveAttribute("dir", "rtl");
    const pointer = area.element().getBoundingClientRect().left + 150;
    await expect.poll(() => menu.element().getBoundingClientRect().right).toBeLessThanOrEqual(pointer);
  });
});
