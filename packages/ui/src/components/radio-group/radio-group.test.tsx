import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { RadioGroup } from "./index.ts";

const Delivery = ({ error }: { readonly error?: string }) => {
  const [value, setValue] = useState<"company" | "me">("company");
  return (
    <RadioGroup
      label="Deliver to"
      value={value}
      onChange={setValue}
      error={error}
      options={[
        { value: "company", label: "The company" },
        { value: "me", label: "Me" },
      ]}
    />
  );
};
const radio = (name: string) => page.getByRole("radio", { name });

describe("RadioGroup (APG)", () => {
  test("Tab goes to the one that is on, arrows move and choose, around the end", async () => {
    await renderUi(<Delivery />);
    await userEvent.tab();
    await expect.element(radio("The company")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(radio("Me")).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(radio("The company")).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(radio("Me")).toHaveFocus();
  });

  test("is named and described as a group", async () => {
    await renderUi(<Delivery error="Choose where to deliver." />);
    const group = page.getByRole("radiogroup", { name: "Deliver to" });
    await expect.element(group).toHaveAccessibleDescription("Choose where to deliver.");
    await expect.element(group).toHaveAttribute("aria-invalid", "true");
  });
});
