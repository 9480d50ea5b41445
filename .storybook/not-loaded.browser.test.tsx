import { afterEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { CommandPalette } from "../packages/ui/src/components/command-palette/index.ts";
import { renderUi } from "../packages/ui/src/testing/render-ui.tsx";

/** Without a network for these files of the kit. */
const block = async (...urls: readonly string[]) => {
  await cdp().send("Network.enable");
  await cdp().send("Network.setBlockedURLs", { urls: [...urls] });
};

afterEach(() => block());

test("CommandPalette: it closes each time, and the page takes letters", async () => {
  const change = vi.fn();
  await block("*command-panel*");
  await renderUi(
    <>
      <CommandPalette
        label="Commands"
        groups={[{ id: "pages", label: "Pages", commands: [{ value: "home", label: "Home" }] }]}
        shortcut="Ctrl+K"
        onOpenChange={change}
      />
      <input aria-label="Note" />
    </>,
  );
  for (const calls of [2, 4]) {
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.poll(() => change.mock.calls.length).toBe(calls);
    expect(change).toHaveBeenLastCalledWith(false);
  }
  await page.getByLabelText("Note").click();
  await userEvent.keyboard("abc");
  await expect.element(page.getByLabelText("Note")).toHaveValue("abc");
});
