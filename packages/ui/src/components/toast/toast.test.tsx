import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Announcer, ToastRegion, useAnnounce, useToast } from "./index.ts";
import { removeToast, shownToasts } from "./toast-store.ts";

const Shop = ({ duration = 400, onUndo }: { readonly duration?: number; readonly onUndo?: () => void }) => {
  const toast = useToast();
  return (
    <>
      <Button
        onClick={() =>
          toast({
            message: "Added to cart",
            duration,
            ...(onUndo ? { action: { label: "Undo", onSelect: onUndo } } : {}),
          })
        }
      >
        Add
      </Button>
      <ToastRegion />
    </>
  );
};

const add = () => page.getByRole("button", { name: "Add" }).click();
const message = page.getByText(/Added to cart/);

afterEach(() => vi.useRealTimers());

describe("Toast", () => {
  test("appears in an existing polite region and disappears after its duration", async () => {
    const screen = await renderUi(<Shop />);
    const region = screen.container.querySelector('[aria-live="polite"]');
    expect(region).not.toBeNull();
    await add();
    await expect.element(message).toBeVisible();
    expect(region?.textContent).toContain("Added to cart");
    await expect.element(message).not.toBeInTheDocument();
  });

  test("hover pauses its timer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    await renderUi(<Shop duration={1200} />);
    await add();
    await userEvent.hover(message);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(message).toBeVisible();
    await userEvent.unhover(message);
    await vi.advanceTimersByTimeAsync(1200);
    await expect.element(message).not.toBeInTheDocument();
  });

  test("does not take focus; its action runs and removes it", async () => {
    const undo = vi.fn();
    await renderUi(<Shop duration={60_000} onUndo={undo} />);
    await add();
    await expect.element(page.getByRole("button", { name: "Add" })).toHaveFocus();
    await page.getByRole("button", { name: "Undo" }).click();
    expect(undo).toHaveBeenCalledOnce();
    await expect.element(message).not.toBeInTheDocument();
  });
});

test("after its action, the next toast still disappears", async () => {
  const Page = () => {
    const toast = useToast();
    return (
      <>
        <Button
          onClick={() =>
            toast({ message: "Deleted", duration: 60_000, action: { label: "Undo", onSelect: () => undefined } })
          }
        >
          Delete
        </Button>
        <Button onClick={() => toast({ message: "Saved", duration: 300 })}>Save</Button>
        <ToastRegion />
      </>
    );
  };
  await renderUi(<Page />);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText(/Saved/)).toBeVisible();
  await expect.element(page.getByText(/Saved/)).not.toBeInTheDocument();
});

test("a dialog that opens does not start the time of a toast again", { tags: "long" }, async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const shop = (open: boolean) => (
    <>
      <Shop duration={1000} />
      <Dialog open={open} onClose={() => undefined} title="Rooms" />
    </>
  );
  const { rerender } = await renderUi(shop(false));
  await add();
  const shownAt = Date.now();
  await vi.advanceTimersByTimeAsync(700);
  await rerender(shop(true));
  await expect.element(page.getByRole("dialog").getByText(/Added to cart/)).toBeVisible();
  // Each try of this moves the clock on.
  await expect.element(message).not.toBeInTheDocument();
  expect(Date.now() - shownAt).toBeLessThan(1500);
});

test("Tab: onto the action of a toast, which then stays", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await renderUi(<Shop duration={1000} onUndo={() => undefined} />);
  await add();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Undo" })).toHaveFocus();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(message).toBeVisible();
  shownToasts().forEach(({ id }) => removeToast(id));
});

describe("focus after the action of a toast", () => {
  interface PageProps {
    readonly gone?: boolean;
    readonly onUndo?: () => void;
  }
  const Page = ({ gone = false, onUndo = () => undefined }: PageProps) => {
    const toast = useToast();
    const remove = (name: string) =>
      toast({ message: name, duration: 60_000, action: { label: `Undo ${name}`, onSelect: onUndo } });
    return (
      <>
        {gone ? null : (
          <button
            type="button"
            onClick={() => {
              remove("one");
              remove("two");
            }}
          >
            Delete
          </button>
        )}
        <ToastRegion />
      </>
    );
  };
  const button = (name: string) => page.getByRole("button", { name });
  const show = async () => {
    await button("Delete").click();
    await expect.element(button("Undo two")).toBeVisible();
    await userEvent.tab();
    await expect.element(button("Undo one")).toHaveFocus();
  };

  afterEach(() => shownToasts().forEach(({ id }) => removeToast(id)));

  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: it is where it was before", async (_, key) => {
    const onUndo = vi.fn();
    await renderUi(<Page onUndo={onUndo} />);
    await show();
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onUndo).toHaveBeenCalledOnce();
    await expect.element(button("Undo two")).not.toBeInTheDocument();
    await expect.element(button("Delete")).toHaveFocus();
  });

  test("when that is gone, it is on the next toast", async () => {
    const { rerender } = await renderUi(<Page />);
    await show();
    await rerender(<Page gone />);
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Undo one")).not.toBeInTheDocument();
    await expect.element(button("Undo two")).toHaveFocus();
  });

  test("a dialog that the action opens gives it back to where it was", { tags: "long" }, async () => {
    const Opening = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Dialog open={open} onClose={() => setOpen(false)} title="Rooms" />
          <Page onUndo={() => setOpen(true)} />
        </>
      );
    };
    await renderUi(<Opening />);
    await show();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(button("Delete")).toHaveFocus();
  });
});

const Speaker = ({ words }: { readonly words: string }) => {
  const announce = useAnnounce();
  return <Button onClick={() => announce(words)}>Say</Button>;
};

test("the same message twice is announced twice", async () => {
  const screen = await renderUi(
    <>
      <Announcer />
      <Speaker words="Saved" />
    </>,
  );
  const live = screen.container.querySelector('[data-component="Announcer"] [aria-live="polite"]');
  await page.getByRole("button", { name: "Say" }).click();
  const first = live?.textContent;
  await page.getByRole("button", { name: "Say" }).click();
  expect(first?.trim()).toBe("Saved");
  expect(live?.textContent?.trim()).toBe("Saved");
  expect(live?.textContent).not.toBe(first);
});
