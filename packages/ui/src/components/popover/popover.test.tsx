import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Table } from "../table/index.ts";
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
  test("its button closes it, and so does a click outside", async () => {
    await opened();
    await trigger.click();
    await expect.element(panel).not.toBeInTheDocument();
    await trigger.click();
    await userEvent.click(document.body, { position: { x: 590, y: 390 }, force: true });
    await expect.element(panel).not.toBeInTheDocument();
  });
});

describe("Popover, position", () => {
  const rect = () => panel.element().getBoundingClientRect();
  const isReachable = () => {
    const { left, top, width, height } = rect();
    const edges: readonly (readonly [number, number])[] = [
      [left + width / 2, top + 2],
      [left + width / 2, top + height - 2],
    ];
    return edges.every(([x, y]) => panel.element().contains(document.elementFromPoint(x, y)));
  };

  test("at the lower right corner of the screen: above its button, inside the screen", async () => {
    await page.viewport(600, 400);
    await renderUi(
      <div style={{ position: "fixed", insetBlockEnd: 0, insetInlineEnd: 0 }}>
        <Popover label="Serial number" trigger={<Button>Where?</Button>}>
          A long line that says where on the window the number is printed
        </Popover>
      </div>,
    );
    await trigger.click();
    await expect.element(panel).toBeVisible();
    await vi.waitFor(() => {
      expect(rect().bottom).toBeLessThanOrEqual(trigger.element().getBoundingClientRect().top);
      expect(rect().right).toBeLessThanOrEqual(600);
      expect(rect().left).toBeGreaterThanOrEqual(0);
    });
  });

  test("in a table: is not clipped", async () => {
    await page.viewport(900, 500);
    await renderUi(
      <Table
        caption="Windows"
        columns={[
          {
            id: "number",
            header: "Number",
            cell: (row: number) => (
              <Popover label="Serial number" trigger={<Button>Where?</Button>}>
                <div style={{ blockSize: 160 }}>On the back {row}</div>
              </Popover>
            ),
          },
        ]}
        rows={[1]}
        keyOf={String}
      />,
    );
    await trigger.click();
    await expect.element(panel).toBeVisible();
    await expect.poll(() => isReachable()).toBe(true);
  });

  test("content taller than the screen scrolls inside the panel", async () => {
    await page.viewport(600, 400);
    await renderUi(
      <Popover label="Serial number" trigger={<Button>Where?</Button>}>
        <div style={{ blockSize: 2000 }}>Long</div>
      </Popover>,
    );
    await trigger.click();
    await expect.element(panel).toBeVisible();
    await expect.poll(() => rect().bottom).toBeLessThanOrEqual(400);
  });
});

describe("Popover, controlled", () => {
  test("defaultOpen: shown, and its button closes it", async () => {
    const changed = vi.fn();
    await renderUi(
      <Popover label="Serial number" trigger={<Button>Where?</Button>} defaultOpen onOpenChange={changed}>
        On the back
      </Popover>,
    );
    await expect.element(panel).toBeVisible();
    await trigger.click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(changed).toHaveBeenCalledExactlyOnceWith(false);
  });

  test("controlled: the caller opens it, and it stays open until the caller closes it", async () => {
    const changed = vi.fn();
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Popover label="Serial number" trigger={<Button>Where?</Button>} open={open} onOpenChange={changed}>
            On the back <Button onClick={() => setOpen(false)}>Got it</Button>
          </Popover>
          <Button onClick={() => setOpen(true)}>Help</Button>
        </>
      );
    };
    await renderUi(<Page />);
    await page.getByRole("button", { name: "Help" }).click();
    await expect.element(panel).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(changed).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(panel).toBeVisible();
    await page.getByRole("button", { name: "Got it" }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });
});

test("Escape in a popover in a dialog: closes the popover, not the dialog", async () => {
  const onClose = vi.fn();
  await renderUi(
    <Dialog open onClose={onClose} title="Window">
      <Popover label="Serial number" trigger={<Button>Where?</Button>}>
        On the back
      </Popover>
    </Dialog>,
  );
  await trigger.click();
  await expect.element(panel).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("a dialog that it opens leaves it open, and gives focus back", async () => {
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Popover label="Serial number" trigger={<Button>Where?</Button>}>
          <Button onClick={() => setOpen(true)}>Picture</Button>
        </Popover>
        <Dialog open={open} onClose={() => setOpen(false)} title="Window">
          On the back
        </Dialog>
      </>
    );
  };
  await renderUi(<Page />);
  await trigger.click();
  await page.getByRole("button", { name: "Picture" }).click();
  await expect.element(page.getByRole("dialog", { name: "Window" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Picture" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
});

test(
  "the focused element in it is removed: it has focus, and Escape closes it and not the dialog around it",
  { tags: "long" },
  async () => {
    const onClose = vi.fn();
    // Only the line renders again, and not the popover.
    const Line = () => {
      const [shown, setShown] = useState(true);
      return shown ? <Button onClick={() => setShown(false)}>Remove</Button> : null;
    };
    await renderUi(
      <Dialog open onClose={onClose} title="Window">
        <Popover label="Serial number" trigger={<Button>Where?</Button>}>
          <Line />
        </Popover>
      </Dialog>,
    );
    await trigger.click();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect.element(panel).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  },
);

test("in a row of a list that is sorted again: it stays open and keeps focus", { tags: "long" }, async () => {
  const list = (names: readonly string[]) => (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Popover label={name} trigger={<Button>{`About ${name}`}</Button>}>
            <Button>{`More ${name}`}</Button>
          </Popover>
        </li>
      ))}
    </ul>
  );
  const { rerender } = await renderUi(list(["A", "B"]));
  await page.getByRole("button", { name: "About A" }).click();
  await page.getByRole("button", { name: "More A" }).click();
  await rerender(list(["B", "A"]));
  await expect.element(page.getByRole("button", { name: "More A" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "About A" })).toHaveFocus();
});
