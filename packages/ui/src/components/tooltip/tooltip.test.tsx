import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { Grid, Inline, Stack } from "../../layout/index.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Pencil } from "../icons/index.ts";
import { Menu, MenuItem } from "../menu/index.ts";
import { Popover } from "../popover/index.ts";
import { Tooltip } from "./index.ts";

const setup = async () => {
  await page.viewport(600, 400);
  await renderUi(
    <div style={{ padding: 80 }}>
      <Tooltip text="Edit">
        <IconButton icon={Pencil} label="Edit" />
      </Tooltip>
      <Button>After</Button>
    </div>,
  );
  return page.getByText("Edit");
};

const focus = (element: Element) => {
  if (element instanceof HTMLElement) element.focus();
};

// A control that appears below a pointer at rest is hovered in some browsers and not in others.
beforeEach(() => userEvent.hover(document.body, { position: { x: innerWidth - 1, y: innerHeight - 1 } }));

describe("Tooltip, keyboard (APG tooltip)", () => {
  const button = page.getByRole("button", { name: "Edit" });

  test("Focus: shows it; focus stays on the button", async () => {
    const tip = await setup();
    await expect.element(tip).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(tip).toBeVisible();
    await expect.element(button).toHaveFocus();
  });

  test("Blur: takes it away", async () => {
    const tip = await setup();
    await userEvent.tab();
    await expect.element(tip).toBeVisible();
    await userEvent.tab();
    await expect.element(tip).not.toBeInTheDocument();
  });

  test("Escape: takes it away; focus stays on the button", async () => {
    const tip = await setup();
    await userEvent.tab();
    await expect.element(tip).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(tip).not.toBeInTheDocument();
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

test("Escape takes it away while the pointer is on its button and focus elsewhere (WCAG 1.4.13)", async () => {
  const tip = await setup();
  await userEvent.hover(page.getByRole("button", { name: "Edit" }));
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(tip).not.toBeInTheDocument();
});

test("its button is removed while it is shown: without an error, and another place shows it", async () => {
  const failed = vi.fn<(event: ErrorEvent) => void>();
  window.addEventListener("error", failed);
  const draw = (key: string) => (
    <div key={key} style={{ padding: 80 }}>
      <Tooltip text="Edit">
        <IconButton icon={Pencil} label="Edit" />
      </Tooltip>
    </div>
  );
  const { rerender } = await renderUi(draw("one"));
  await userEvent.tab();
  await userEvent.hover(page.getByRole("button", { name: "Edit" }));
  await expect.element(page.getByText("Edit")).toBeVisible();
  await rerender(draw("two"));
  await userEvent.tab();
  await expect.element(page.getByText("Edit")).toBeVisible();
  await rerender(<p>Nothing</p>);
  window.removeEventListener("error", failed);
  expect(failed).not.toHaveBeenCalled();
});

test("Escape in a dialog: takes the tooltip away, then closes the dialog", async () => {
  const onClose = vi.fn();
  await renderUi(
    <Dialog open onClose={onClose} title="Window">
      <Tooltip text="Edit it">
        <IconButton icon={Pencil} label="Edit" />
      </Tooltip>
    </Dialog>,
  );
  const tip = page.getByText("Edit it");
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(tip).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("an open menu hides it, so that the first Escape closes the menu", async () => {
  await renderUi(
    <Menu
      trigger={
        <Tooltip text="Edit it">
          <IconButton icon={Pencil} label="Edit" />
        </Tooltip>
      }
    >
      <MenuItem>Rename</MenuItem>
    </Menu>,
  );
  await page.getByRole("button", { name: "Edit" }).click();
  await expect.element(page.getByRole("menu")).toBeVisible();
  await expect.element(page.getByText("Edit it")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

test("a touch shows nothing, and the hover of a pointer afterwards does", async () => {
  await page.viewport(600, 400);
  await renderUi(
    <div style={{ padding: 80 }}>
      <Tooltip text="Edit">
        <IconButton icon={Pencil} label="Edit" />
      </Tooltip>
      <Tooltip text="Copy">
        <IconButton icon={Pencil} label="Copy" />
      </Tooltip>
    </div>,
  );
  const edit = page.getByRole("button", { name: "Edit" });
  // What shows the text is loaded.
  await userEvent.hover(page.getByRole("button", { name: "Copy" }));
  await expect.element(page.getByText("Copy")).toBeVisible();
  const enter = (pointerType: string) =>
    edit.element().dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
  // After a touch a browser takes the pointer to be over the button.
  vi.spyOn(edit.element(), "matches").mockImplementation((selector) => selector.startsWith(":hover"));
  enter("touch");
  focus(edit.element());
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
  await expect.element(page.getByText("Edit")).not.toBeInTheDocument();
  enter("mouse");
  await expect.element(page.getByText("Edit")).toBeVisible();
});

test("an icon button inside gets no second tooltip from the browser", async () => {
  await setup();
  await expect.element(page.getByRole("button", { name: "Edit" })).not.toHaveAttribute("title");
});

test.each(
  everyNth(3, [
    ["Stack", Stack],
    ["Inline", Inline],
    ["Grid", Grid],
  ] as const),
)("in a %s it is beside its control", async (_, Layout) => {
  await page.viewport(600, 400);
  await renderUi(
    <Layout>
      <Button>Another control with a long name</Button>
      <Tooltip text="Edit" side="below">
        <IconButton icon={Pencil} label="Edit" />
      </Tooltip>
      <p style={{ blockSize: 120 }}>Text</p>
    </Layout>,
  );
  const button = page.getByRole("button", { name: "Edit" });
  await userEvent.hover(button);
  const tip = page.getByText("Edit");
  await expect.element(tip).toBeVisible();
  const [at, control] = [tip.element().getBoundingClientRect(), button.element().getBoundingClientRect()];
  expect(Math.abs(at.left + at.width / 2 - control.left - control.width / 2)).toBeLessThan(8);
  expect(at.top - control.bottom).toBeLessThan(12);
});

test("around the trigger of a menu: its icon button gets no second tooltip either", async () => {
  await renderUi(
    <Menu
      trigger={
        <Tooltip text="Edit">
          <IconButton icon={Pencil} label="Edit" />
        </Tooltip>
      }
    >
      <MenuItem>Rename</MenuItem>
    </Menu>,
  );
  await expect.element(page.getByRole("button", { name: "Edit" })).not.toHaveAttribute("title");
});

test("with the caller's own key handler, Escape still takes it away", async () => {
  const onKeyDown = vi.fn();
  await renderUi(
    <Tooltip text="Edit" onKeyDown={onKeyDown}>
      <IconButton icon={Pencil} label="Edit" />
    </Tooltip>,
  );
  await userEvent.tab();
  await expect.element(page.getByText("Edit")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(onKeyDown).toHaveBeenCalledOnce();
  await expect.element(page.getByText("Edit")).not.toBeInTheDocument();
});

describe("at the edges of a phone's screen", () => {
  const edges = (
    <div style={{ display: "flex", justifyContent: "space-between" }}>
      {["First", "Last"].map((name) => (
        <Tooltip key={name} text={`${name} of the buttons with a long name`}>
          <IconButton icon={Pencil} label={name} />
        </Tooltip>
      ))}
    </div>
  );
  beforeEach(() => page.viewport(320, 600));
  afterEach(() => page.viewport(1080, 800));

  test("a hidden tooltip does not make the page wider", async () => {
    await renderUi(edges);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test.each(everyNth(2, ["First", "Last"]))("the tooltip of the %s button is inside the screen", async (name) => {
    await renderUi(edges);
    await userEvent.tab();
    if (name === "Last") await userEvent.tab();
    const tip = page.getByText(`${name} of the buttons with a long name`);
    await expect.element(tip).toBeVisible();
    const { left, right, top } = tip.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(top).toBeGreaterThanOrEqual(0);
  });

  test("a box that scrolls does not cut it off", async () => {
    await renderUi(<div style={{ overflow: "auto", marginBlockStart: 100 }}>{edges}</div>);
    await userEvent.tab();
    const tip = page.getByText("First of the buttons with a long name");
    await expect.element(tip).toBeVisible();
    const { left, top } = tip.element().getBoundingClientRect();
    expect(document.elementFromPoint(left + 5, top + 5)).toBe(tip.element());
  });

  test("a box that clips and moves its content does not cut it off", async () => {
    await renderUi(
      <div style={{ overflow: "hidden", transform: "translateX(0)", marginBlockStart: 100, padding: 4 }}>{edges}</div>,
    );
    await userEvent.tab();
    const tip = page.getByText("First of the buttons with a long name");
    await expect.element(tip).toBeVisible();
    const { left, top, bottom } = tip.element().getBoundingClientRect();
    expect(document.elementFromPoint(left + 5, top + 5)).toBe(tip.element());
    expect(bottom).toBeLessThanOrEqual(100);
  });
});

test("in an open popover: shows over it and leaves it open; the first Escape takes away only the tooltip", async () => {
  await renderUi(
    <Popover label="More" trigger={<Button>More</Button>}>
      <Tooltip text="Edit it">
        <IconButton icon={Pencil} label="Edit" />
      </Tooltip>
    </Popover>,
  );
  await page.getByRole("button", { name: "More" }).click();
  const edit = page.getByRole("button", { name: "Edit" });
  await expect.element(edit).toBeVisible();
  const tip = page.getByText("Edit it");
  await userEvent.hover(edit);
  await expect.element(tip).toBeVisible();
  const { left, top } = tip.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 5, top + 5)).toBe(tip.element());
  await expect.element(edit).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(tip).not.toBeInTheDocument();
  await expect.element(edit).toBeVisible();
});
