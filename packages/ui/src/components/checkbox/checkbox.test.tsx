import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Checkbox } from "./index.ts";

const Terms = () => {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox
      label="I accept"
      hint="Once a year"
      checked={checked}
      onChange={(event) => setChecked(event.target.checked)}
    />
  );
};
const box = page.getByRole("checkbox", { name: /I accept/ });

describe("Checkbox, keyboard (APG checkbox)", () => {
  test("Space: changes it, and changes it back", async () => {
    await renderUi(<Terms />);
    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect.element(box).not.toBeChecked();
  });

  test("Space: a partly checked one asks to be checked", async () => {
    const change = vi.fn<(checked: boolean) => void>();
    await renderUi(
      <Checkbox
        label="I accept all"
        checked={false}
        indeterminate
        onChange={(event) => change(event.target.checked)}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe("Checkbox", () => {
  test("the whole row is the target, 44 px high", async () => {
    const screen = await renderUi(<Terms />);
    const row = screen.container.querySelector("label");
    expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await page.getByText("Once a year").click();
    await expect.element(box).toBeChecked();
  });

  test("hint and error are read with it", async () => {
    await renderUi(<Checkbox label="I accept" hint="Once a year" error="Accept to continue." />);
    await expect.element(box).toHaveAccessibleDescription("Accept to continue. Once a year");
    await expect.element(box).toHaveAccessibleName("I accept");
    await expect.element(box).toHaveAttribute("aria-invalid", "true");
  });

  test("partly checked", async () => {
    await renderUi(<Checkbox label="I accept all" indeterminate />);
    await expect.element(box).toBePartiallyChecked();
  });
});
