import { StrictMode, useRef, useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { Button } from "../../components/button/index.ts";
import { Dialog } from "../../components/dialog/index.ts";
import { Drawer } from "../../components/drawer/index.ts";
import { Sheet } from "../../components/sheet/index.ts";
import { renderUi } from "../../testing/render-ui.tsx";

const dialog = page.getByRole("dialog", { name: "Rooms" });

describe.each(
  everyNth(3, [
    ["Dialog", Dialog],
    ["Drawer", Drawer],
    ["Sheet", Sheet],
  ] as const),
)("%s, a native modal", (_, Part) => {
  const setup = async (props: Partial<Parameters<typeof Dialog>[0]> = {}) => {
    await page.viewport(900, 700);
    const onClose = vi.fn();
    await renderUi(
      <Part open onClose={onClose} title="Rooms" {...props}>
        <p>Two windows in the attic</p>
      </Part>,
    );
    await expect.element(dialog).toBeVisible();
    return onClose;
  };

  test("open at mount in strict mode: it stays open", async () => {
    const onClose = vi.fn();
    await renderUi(
      <StrictMode>
        <Part open onClose={onClose} title="Rooms" />
      </StrictMode>,
    );
    await expect.element(dialog).toBeVisible();
    // The close event of a dialog is dispatched in a separate task.
    await new Promise((resolve) => dialog.element().ownerDocument.defaultView?.requestAnimationFrame(resolve));
    expect(onClose).not.toHaveBeenCalled();
  });

  test("a keyboard that covers the page: it stays above it, and comes back when the keyboard is gone", async () => {
    await page.viewport(390, 844);
    const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
    vi.stubGlobal("visualViewport", viewport);
    onTestFinished(() => void vi.unstubAllGlobals());
    await renderUi(
      <Part open onClose={() => undefined} title="Rooms">
        <input aria-label="Name" />
      </Part>,
    );
    await expect.element(dialog).toBeVisible();
    const bottom = () => dialog.element().getBoundingClientRect().bottom;
    await expect.poll(bottom).toBe(844);
    viewport.height = 500;
    viewport.dispatchEvent(new Event("resize"));
    await expect.poll(bottom).toBe(500);
    // Zoomed in, the part of the page that is seen is small without a keyboard.
    viewport.scale = 2;
    viewport.dispatchEvent(new Event("resize"));
    await expect.poll(bottom).toBe(844);
  });

  test("initialFocus: it gets focus in place of the title, each time it opens, and focus goes back", async () => {
    const Page = () => {
      const [open, setOpen] = useState(false);
      const field = useRef<HTMLInputElement>(null);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Rename</Button>
          <Part open={open} onClose={() => setOpen(false)} title="Rooms" initialFocus={field}>
            <input aria-label="Name" ref={field} />
          </Part>
        </>
      );
    };
    await page.viewport(900, 700);
    await renderUi(<Page />);
    const opener = page.getByRole("button", { name: "Rename" });
    for (let time = 0; time < 2; time += 1) {
      await opener.click();
      await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expect.element(opener).toHaveFocus();
    }
  });

  test("the page's own inline overflow is back after it closed", async () => {
    const { style } = document.documentElement;
    style.overflow = "clip";
    style.scrollbarGutter = "stable";
    const { rerender } = await renderUi(<Part open onClose={() => undefined} title="Rooms" />);
    await expect.poll(() => style.overflow).toBe("hidden");
    await rerender(<Part open={false} onClose={() => undefined} title="Rooms" />);
    expect([style.overflow, style.scrollbarGutter]).toEqual(["clip", "stable"]);
    style.overflow = "";
    style.scrollbarGutter = "";
  });

  test("a text selection that ends on the backdrop does not close it, and a click on the backdrop does", async () => {
    const onClose = await setup();
    await userEvent.dragAndDrop(page.getByText("Two windows in the attic"), document.body, {
      targetPosition: { x: 4, y: 4 },
      force: true,
    });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("in a row of a list that is sorted again: it stays modal and keeps focus", async () => {
    const onClose = vi.fn();
    const list = (names: readonly string[]) => (
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Part open={name === "Rooms"} onClose={onClose} title={name}>
              <Button>{`Add to ${name}`}</Button>
            </Part>
          </li>
        ))}
      </ul>
    );
    const { rerender } = await renderUi(list(["Rooms", "Halls"]));
    const button = page.getByRole("button", { name: "Add to Rooms" });
    await button.click();
    await rerender(list(["Halls", "Rooms"]));
    expect(dialog.element().matches(":modal")).toBe(true);
    await expect.element(button).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("removed while open: focus returns to the element that opened it", async () => {
    const Page = () => {
      const [shown, setShown] = useState(false);
      return (
        <>
          <Button onClick={() => setShown(true)}>Open</Button>
          {shown ? (
            <Part open onClose={() => undefined} title="Rooms">
              <Button onClick={() => setShown(false)}>Remove</Button>
            </Part>
          ) : null}
        </>
      );
    };
    await renderUi(<Page />);
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  test.each([
    ["closed", "Close both"],
    ["removed", "Remove both"],
  ])("%s together with a dialog over it: focus returns to the element that opened it", async (_how, name) => {
    const Page = () => {
      const [shown, setShown] = useState(true);
      const [open, setOpen] = useState(false);
      const [asks, setAsks] = useState(false);
      const closeBoth = () => {
        setOpen(false);
        setAsks(false);
      };
      return (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          {shown ? (
            <>
              <Part open={open} onClose={() => setOpen(false)} title="Rooms">
                <Button onClick={() => setAsks(true)}>Ask</Button>
              </Part>
              <Dialog open={asks} onClose={() => setAsks(false)} title="Sure?">
                <Button onClick={closeBoth}>Close both</Button>
                <Button onClick={() => setShown(false)}>Remove both</Button>
              </Dialog>
            </>
          ) : null}
        </>
      );
    };
    await renderUi(<Page />);
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("button", { name: "Ask" }).click();
    await page.getByRole("button", { name }).click();
    await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe("");
  });

  test("the caller's ref, onClick and onCancel are kept, and a prevented cancel does not close", async () => {
    const ref = vi.fn();
    const onClick = vi.fn();
    const onClose = await setup({ ref, onClick, onCancel: (event) => event.preventDefault() });
    expect(ref).toHaveBeenCalledWith(dialog.element());
    await page.getByText("Two windows in the attic").click();
    expect(onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each([
    ["a frame", <iframe key="stop" title="stop" sandbox="" srcDoc="<p>Plan</p>" />],
    [
      "editable text",
      <div key="stop" contentEditable suppressContentEditableWarning role="textbox" aria-label="stop" />,
    ],
    [
      "a summary",
      <details key="stop">
        <summary>stop</summary>
        More
      </details>,
    ],
  ])("Shift + Tab from its first stop: to %s at its end", async (_kind, stop) => {
    await page.viewport(900, 700);
    await renderUi(
      <Part open onClose={() => undefined} title="Rooms">
        {stop}
      </Part>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.matches("iframe, [contenteditable], summary")).toBe(true);
  });
});
