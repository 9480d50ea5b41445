import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { PhoneField, type PhoneFieldProps } from "./index.ts";

const countries = [
  { value: "1", code: "PL", dialCode: "48", name: "Poland" },
  { value: "2", code: "SK", dialCode: "+421", name: "Slovakia" },
];

const setup = async (props: Partial<PhoneFieldProps> = {}) => {
  const onChange = vi.fn();
  const onCountryChange = vi.fn();
  await renderUi(
    <PhoneField
      label="Phone number"
      countries={countries}
      country="1"
      value=""
      onValueChange={onChange}
      onCountryChange={onCountryChange}
      {...props}
    />,
  );
  return {
    onChange,
    onCountryChange,
    number: page.getByRole("textbox", { name: "Phone number" }),
    prefix: page.getByRole("combobox", { name: "Country code" }),
  };
};

describe("PhoneField", () => {
  test("the label names the number, a kit string names the prefix", async () => {
    const { number, prefix } = await setup();
    await expect.element(number).toHaveAttribute("autocomplete", "tel-national");
    await expect.element(prefix).toHaveValue("1");
  });

  test("in the narrowest form the whole number is visible", async () => {
    await renderUi(
      <div style={{ inlineSize: "254px" }}>
        <PhoneField label="Phone number" countries={countries} countryDisabled defaultValue="601 234 567" />
      </div>,
    );
    const number = page.getByRole("textbox", { name: "Phone number" });
    await expect.element(number).toBeVisible();
    const { scrollWidth, clientWidth } = number.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test("lists countries by name with one plus, with or without a plus in the dial code", async () => {
    const { prefix } = await setup();
    const names = [...prefix.element().querySelectorAll("option")].map((option) => option.textContent);
    expect(names).toEqual(["Poland (+48)", "Slovakia (+421)"]);
  });

  test("Tab: to the country code, and from there to the number", async () => {
    const { number, prefix } = await setup();
    await userEvent.tab();
    await expect.element(prefix).toHaveFocus();
    await userEvent.tab();
    await expect.element(number).toHaveFocus();
  });

  test("Printable character: on the country code, to the country that starts with it", async () => {
    const { onCountryChange } = await setup();
    await userEvent.tab();
    await userEvent.keyboard("s");
    expect(onCountryChange).toHaveBeenCalledExactlyOnceWith("2");
  });

  test("Text keys: edit the number", async () => {
    const { number } = await setup({ value: undefined });
    await number.click();
    await userEvent.keyboard("602{Backspace}1");
    await expect.element(number).toHaveValue("601");
  });

  test("reports the typed text unchanged, and the chosen country", async () => {
    const { number, prefix, onChange, onCountryChange } = await setup();
    await userEvent.type(number, "6");
    expect(onChange).toHaveBeenCalledWith("6");
    await userEvent.selectOptions(prefix, "2");
    expect(onCountryChange).toHaveBeenCalledWith("2");
  });

  test("a prefix that cannot be changed shows its short label alone", async () => {
    const { prefix } = await setup({ countryDisabled: true });
    await expect.element(page.getByText("PL +48")).toBeVisible();
    expect(getComputedStyle(prefix.element()).webkitTextFillColor).toBe("rgba(0, 0, 0, 0)");
  });

  test("an error marks the number only", async () => {
    const { number, prefix } = await setup({ error: "This is not a Polish mobile number." });
    await expect.element(number).toHaveAttribute("aria-invalid", "true");
    await expect.element(number).toHaveAccessibleDescription("This is not a Polish mobile number.");
    await expect.element(prefix).not.toHaveAttribute("aria-invalid");
  });
});
