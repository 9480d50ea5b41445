import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { SelectField } from "./index.ts";

const Countries = () => {
  const [value, setValue] = useState("pl");
  return (
    <SelectField
      label="Prefix"
      hint="Of your mobile"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      options={[
        { value: "pl", label: "Poland (+48)", shortLabel: "PL +48" },
        { value: "sk", label: "Slovakia (+421)", shortLabel: "SK +421" },
      ]}
    />
  );
};

describe("SelectField", () => {
  test("is the browser's own select with label and hint", async () => {
    await renderUi(<Countries />);
    const select = page.getByRole("combobox", { name: "Prefix" });
    await expect.element(select).toHaveAccessibleDescription("Of your mobile");
    expect(select.element().tagName).toBe("SELECT");
  });

  test("draws the short label of what is chosen, and reads the whole one", async () => {
    const screen = await renderUi(<Countries />);
    const select = page.getByRole("combobox", { name: "Prefix" });
    await userEvent.selectOptions(select, "sk");
    await expect.element(select).toHaveValue("sk");
    const drawn = screen.container.querySelector("span[aria-hidden]");
    expect(drawn?.textContent).toBe("SK +421");
    expect(getComputedStyle(select.element()).color).toBe("rgba(0, 0, 0, 0)");
  });
});
