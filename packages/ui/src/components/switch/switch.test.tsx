import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Switch } from "./index.ts";

const control = page.getByRole("switch", { name: /News/ });

describe("Switch, keyboard (APG switch)", () => {
  test.each([
    [false, true],
    [true, false],
  ])("Space: asks for the other state, from %s for %s; the state is the one given", async (checked, asked) => {
    const change = vi.fn<(checked: boolean) => void>();
    await renderUi(<Switch label="News" checked={checked} onChange={({ target }) => change(target.checked)} />);
    await userEvent.tab();
    await expect.element(control).toHaveFocus();
    await userEvent.keyboard(" ");
    expect(change).toHaveBeenCalledExactlyOnceWith(asked);
    await expect.poll(() => control.element()).toHaveProperty("checked", checked);
  });
});

describe("Switch", () => {
  test("its hint is its description, and no part of its name", async () => {
    await renderUi(<Switch label="News" hint="Once a month" checked={false} onChange={() => {}} />);
    await expect.element(control).toHaveAccessibleDescription("Once a month");
    await expect.element(control).toHaveAccessibleName("News");
  });

  test("ignores changes while one is being saved", async () => {
    const change = vi.fn();
    await renderUi(<Switch label="News" checked pending onChange={change} />);
    await control.click();
    expect(change).not.toHaveBeenCalled();
    await expect.element(control).toBeChecked();
  });
});
