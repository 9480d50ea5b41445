import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { strings } from "../../generated/strings/en.ts";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { UiProvider } from "../provider/index.ts";
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
const message = page.getByRole("listitem").getByText(/Added to cart/);

afterEach(() => vi.useRealTimers());

describe("Toast", () => {
  test("appears in an existing polite region and disappears after its duration", async () => {
    const screen = await renderUi(<Shop duration={2000} />);
    const region = screen.container.querySelector('[aria-live="polite"]');
    expect(region).not.toBeNull();
    await add();
    await expect.element(message).toBeVisible();
    expect(region?.contains(message.element())).toBe(true);
    await expect.element(message).not.toBeInTheDocument();
  });

  test("its text is in the page once", async () => {
    await renderUi(<Shop duration={60_000} />);
    await add();
    await expect.element(message).toBeVisible();
    // Radix would add its copy in the second frame.
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    expect(page.getByText(/Added to cart/).elements()).toHaveLength(1);
    shownToasts().forEach(({ id }) => removeToast(id));
  });

  test("an app's own strings without the name of the list show toasts", async () => {
    const { notifications: _, ...own } = strings;
    await renderUi(
      <UiProvider strings={own} locale="en">
        <Shop duration={60_000} />
      </UiProvider>,
    );
    await add();
    await expect.element(message).toBeVisible();
    await expect.element(page.getByRole("region", { name: /F8/ })).toBeInTheDocument();
    shownToasts().forEach(({ id }) => removeToast(id));
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
        <Button onClick={() => toast({ message: "Saved", duration: 1000 })}>Save</Button>
        <ToastRegion />
      </>
    );
  };
  await renderUi(<Page />);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  const saved = page.getByRole("listitem").getByText(/Saved/);
  await expect.element(saved).toBeVisible();
  await expect.element(saved).not.toBeInTheDocument();
});

test("a dialog that opens does not start the time of a toast again", { tags: "long" }, async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const shop = (open: boolean) => (
    <>
      <Shop duration={60_000} />
      <Dialog open={open} onClose={() => undefined} title="Rooms" />
    </>
  );
  const { rerender } = await renderUi(shop(false));
  await add();
  await expect.element(message).toBeVisible();
  await vi.advanceTimersByTimeAsync(40_000);
  await rerender(shop(true));
  const inDialog = page.getByRole("dialog").getByText(/Added to cart/);
  await expect.element(inDialog).toBeVisible();
  expect(inDialog.element().closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  await vi.advanceTimersByTimeAsync(21_000);
  await expect.element(message).not.toBeInTheDocument();
});

test("Tab: onto a toast, then onto its action; the toast then stays", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await renderUi(<Shop duration={1000} onUndo={() => undefined} />);
  await add();
  await expect.element(message).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("listitem")).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Undo" })).toHaveFocus();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(message).toBeVisible();
  shownToasts().forEach(({ id }) => removeToast(id));
});

test("F8: onto the list of the toasts", async () => {
  await renderUi(<Shop duration={60_000} />);
  await add();
  await expect.element(message).toBeVisible();
  await userEvent.keyboard("{F8}");
  await expect.element(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toHaveFocus();
  shownToasts().forEach(({ id }) => removeToast(id));
});

test("Escape: closes the toast that has focus, and gives it back", async () => {
  await renderUi(<Shop duration={60_000} />);
  await add();
  await expect.element(message).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("listitem")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Add" })).toHaveFocus();
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
    // The newest first.
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button("Undo two")).toHaveFocus();
  };

  afterEach(() => shownToasts().forEach(({ id }) => removeToast(id)));

  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: it is where it was before", async (_, key) => {
    const onUndo = vi.fn();
    await renderUi(<Page onUndo={onUndo} />);
    await show();
    await userEvent.keyboard(key);
    expect(onUndo).toHaveBeenCalledOnce();
    await expect.element(button("Undo two")).not.toBeInTheDocument();
    await expect.element(button("Delete")).toHaveFocus();
  });

  test("another toast that is removed does not take it", async () => {
    await renderUi(<Page />);
    await show();
    const [oldest] = shownToasts();
    if (oldest) removeToast(oldest.id);
    await expect.element(button("Undo one")).not.toBeInTheDocument();
    await expect.element(button("Undo two")).toHaveFocus();
  });

  test("when that is gone, it is on the list of the others", async () => {
    const { rerender } = await renderUi(<Page />);
    await show();
    await rerender(<Page gone />);
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Undo two")).not.toBeInTheDocument();
    await expect.element(page.getByRole("list")).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("listitem")).toHaveFocus();
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
