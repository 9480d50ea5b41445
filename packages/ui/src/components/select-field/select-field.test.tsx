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

describe("SelectField, keyboard (APG combobox, select-only, by the browser)", () => {
  const select = page.getByRole("combobox", { name: "Prefix" });

  test("Tab: the field is a stop", async () => {
    await renderUi(<Countries />);
    await userEvent.tab();
    await expect.element(select).toHaveFocus();
  });

  test.each([
    ["Down Arrow", "to the next option", "{ArrowDown}", "sk"],
    ["Up Arrow", "to the previous option", "{ArrowDown}{ArrowUp}", "pl"],
    ["End", "to the last option", "{End}", "sk"],
    ["Home", "to the first option", "{End}{Home}", "pl"],
    ["Printable character", "to the option that starts with it", "s", "sk"],
  ])("%s: %s", async (_key, _does, keys, value) => {
    await renderUi(<Countries />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.element(select).toHaveValue(value);
  });
});

describe("SelectField", () => {
  test("is a native select with label and hint", async () => {
    await renderUi(<Countries />);
    const select = page.getByRole("combobox", { name: "Prefix" });
    await expect.element(select).toHaveAccessibleDescription("Of your mobile");
    expect(select.element().tagName).toBe("SELECT");
  });

  test("shows the short label of the chosen option; screen readers get the full one", async () => {
    const screen = await renderUi(<Countries />);
    const select = page.getByRole("combobox", { name: "Prefix" });
    await userEvent.selectOptions(select, "sk");
    await expect.element(select).toHaveValue("sk");
    const drawn = screen.container.querySelector("span[aria-hidden]");
    expect(drawn?.textContent).toBe("SK +421");
    expect(getComputedStyle(select.element()).color).toBe("rgba(0, 0, 0, 0)");
  });
});

describe("SelectField, uncontrolled", () => {
  const options = ["one", "two", "three"].map((value) => ({ value, label: value, shortLabel: value.toUpperCase() }));
  const select = page.getByRole("combobox", { name: "Prefix" });
  const form = (defaultValue: string, given = options) => (
    <form>
      <SelectField label="Prefix" options={given} defaultValue={defaultValue} />
      <button type="reset">Reset</button>
    </form>
  );
  const reset = () => page.getByRole("button", { name: "Reset" }).click();

  test("shows the short label of what is chosen, and of the initial choice after a reset", async () => {
    await renderUi(form("two"));
    await expect.element(page.getByText("TWO")).toBeVisible();
    await userEvent.selectOptions(select, "three");
    await expect.element(page.getByText("THREE")).toBeVisible();
    await reset();
    await expect.element(page.getByText("TWO")).toBeVisible();
  });

  test("a new initial choice leaves the user's choice, and counts at a reset", async () => {
    const { rerender } = await renderUi(form("two"));
    await userEvent.selectOptions(select, "three");
    await rerender(form("one"));
    await expect.element(select).toHaveValue("three");
    await reset();
    await expect.element(select).toHaveValue("one");
  });

  test("a new initial choice shows when the user has chosen nothing", async () => {
    const { rerender } = await renderUi(form("two"));
    await rerender(form("one"));
    await expect.element(select).toHaveValue("one");
  });

  test("the initial choice shows when its options are loaded later", async () => {
    const { rerender } = await renderUi(form("two", []));
    await rerender(form("two"));
    await expect.element(select).toHaveValue("two");
  });

  test("the initial choice shows when as many other options replace the first ones", async () => {
    const { rerender } = await renderUi(
      form(
        "two",
        ["a", "b", "c"].map((value) => ({ value, label: value, shortLabel: "" })),
      ),
    );
    await rerender(form("two"));
    await expect.element(select).toHaveValue("two");
    await expect.element(page.getByText("TWO")).toBeVisible();
  });
});

test("a reset of the form leaves a controlled SelectField at its value", async () => {
  await renderUi(
    <form>
      <SelectField
        label="Prefix"
        options={[
          { value: "one", label: "One" },
          { value: "two", label: "Two" },
        ]}
        value="two"
        onChange={() => undefined}
      />
      <button type="reset">Reset</button>
    </form>,
  );
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.element(page.getByRole("combobox")).toHaveValue("two");
});
