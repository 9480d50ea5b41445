import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { SegmentedControl } from "./index.ts";

const Contact = () => {
  const [value, setValue] = useState<"email" | "phone">("email");
  return (
    <SegmentedControl
      label="Sign in by"
      value={value}
      onChange={setValue}
      options={[
        { value: "email", label: "E-mail" },
        { value: "phone", label: "Phone" },
      ]}
    />
  );
};

const radio = (name: string) => page.getByRole("radio", { name });

describe("SegmentedControl (APG radio group)", () => {
  test("is a named group of radio buttons, one of them on", async () => {
    await renderUi(<Contact />);
    await expect.element(page.getByRole("radiogroup", { name: "Sign in by" })).toBeVisible();
    await expect.element(radio("E-mail")).toBeChecked();
    await expect.element(radio("Phone")).not.toBeChecked();
  });

  test("Tab goes to the one that is on", async () => {
    await renderUi(<Contact />);
    await userEvent.tab();
    await expect.element(radio("E-mail")).toHaveFocus();
  });

  test.each(["{ArrowRight}", "{ArrowDown}", "{ArrowLeft}", "{ArrowUp}"])(
    "%s moves and chooses, around the end",
    async (key) => {
      await renderUi(<Contact />);
      await userEvent.tab();
      await userEvent.keyboard(key);
      await expect.element(radio("Phone")).toBeChecked();
      await expect.element(radio("Phone")).toHaveFocus();
      await userEvent.keyboard(key);
      await expect.element(radio("E-mail")).toBeChecked();
    },
  );

  test("a click anywhere on the segment chooses it", async () => {
    await renderUi(<Contact />);
    await page.getByText("Phone").click({ position: { x: 2, y: 2 } });
    await expect.element(radio("Phone")).toBeChecked();
  });
});
