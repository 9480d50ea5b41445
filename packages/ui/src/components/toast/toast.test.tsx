import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Announcer, ToastRegion, useAnnounce, useToast } from "./index.ts";

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

test("a dialog that opens does not start the time of a toast anew", async () => {
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
