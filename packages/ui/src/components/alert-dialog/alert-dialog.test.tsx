import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { AlertDialog } from "./index.ts";

const setup = async () => {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  await renderUi(
    <AlertDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title="Delete?"
      description="For good."
      cancelLabel="Cancel"
      confirmLabel="Delete"
    />,
  );
  return { onClose, onConfirm };
};

describe("AlertDialog (APG)", () => {
  test("is named and described", async () => {
    await setup();
    await expect.element(page.getByRole("alertdialog", { name: "Delete?" })).toHaveAccessibleDescription("For good.");
  });

  test("in a box that is higher than its content, as WebKit gives it, its rows keep their height", async () => {
    await setup();
    const dialog = page.getByRole("alertdialog").element();
    if (dialog instanceof HTMLElement) dialog.style.blockSize = "600px";
    const lowest = page.getByRole("button", { name: "Delete" }).element().getBoundingClientRect();
    expect(lowest.bottom - dialog.getBoundingClientRect().top).toBeLessThan(300);
  });

  test("Cancel calls onCancel", async () => {
    const { onClose, onConfirm } = await setup();
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(onClose).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test("the action button calls onConfirm", async () => {
    const { onConfirm } = await setup();
    await page.getByRole("button", { name: "Delete" }).click();
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe("AlertDialog, keyboard (APG alertdialog)", () => {
  const button = (name: string) => page.getByRole("button", { name });

  test("Tab: between its two answers, from the last to the first", { tags: "long" }, async () => {
    await setup();
    await userEvent.tab();
    await expect.element(button("Cancel")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Delete")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Cancel")).toHaveFocus();
  });

  test("Shift + Tab: from the first to the last", { tags: "long" }, async () => {
    await setup();
    await userEvent.tab();
    await expect.element(button("Cancel")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button("Delete")).toHaveFocus();
  });

  test("Escape: says no", async () => {
    const { onClose, onConfirm } = await setup();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
