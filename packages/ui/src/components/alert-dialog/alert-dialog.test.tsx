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

  test("Cancel and Escape say no", async () => {
    const { onClose, onConfirm } = await setup();
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test("the other button says yes", async () => {
    const { onConfirm } = await setup();
    await page.getByRole("button", { name: "Delete" }).click();
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
