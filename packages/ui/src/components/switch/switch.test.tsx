import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Switch } from "./index.ts";

const control = page.getByRole("switch", { name: /News/ });

describe("Switch (APG)", () => {
  test("Space asks for the other state, and the state is the one given", async () => {
    const change = vi.fn();
    await renderUi(<Switch label="News" hint="Once a month" checked={false} onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
    await expect.element(control).toHaveAttribute("aria-checked", "false");
    await expect.element(control).toHaveAccessibleDescription("Once a month");
  });

  test("takes no change while one is being saved", async () => {
    const change = vi.fn();
    await renderUi(<Switch label="News" checked pending onChange={change} />);
    await control.click();
    expect(change).not.toHaveBeenCalled();
    await expect.element(control).toBeChecked();
  });
});
