import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { strings } from "../../generated/strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { UiProvider } from "../provider/index.ts";
import { NumberField } from "./index.ts";

const field = page.getByRole("spinbutton");

describe("NumberField, keyboard (APG spinbutton)", () => {
  test.each([
    ["Up Arrow", "{ArrowUp}", "20.5"],
    ["Down Arrow", "{ArrowDown}", "19.5"],
    ["Page Up", "{PageUp}", "25"],
    ["Page Down", "{PageDown}", "15"],
  ])("%s: changes the number by its steps", async (_, key, text) => {
    await renderUi(<NumberField label="Width" decimals={1} step={0.5} defaultValue={20} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(field).toHaveValue(text);
  });

  test("Enter: puts the text in order, and sends the form", async () => {
    const send = vi.fn<(data: FormDataEntryValue | null) => void>();
    await renderUi(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget).get("width"));
        }}
      >
        <NumberField label="Width" name="width" decimals={1} />
      </form>,
    );
    await userEvent.type(field, "1234.56");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("1,234.6");
    expect(send).toHaveBeenCalledExactlyOnceWith("1234.6");
  });

  test("an arrow does not pass a limit, and an empty field begins at the lowest", async () => {
    await renderUi(<NumberField label="Width" min={3} max={4} />);
    await userEvent.tab();
    for (const text of ["3", "4", "4"]) {
      await userEvent.keyboard("{ArrowUp}");
      await expect.element(field).toHaveValue(text);
    }
  });
});

test("in Polish: a comma before the decimals, a space before thousands", async () => {
  const change = vi.fn();
  await renderUi(
    <UiProvider strings={strings} locale="pl">
      <NumberField label="Szerokość" decimals={2} onValueChange={change} />
    </UiProvider>,
  );
  await userEvent.type(field, "12345,5");
  expect(change).toHaveBeenLastCalledWith(12_345.5);
  await userEvent.tab();
  await expect.element(field).toHaveValue("12\u00A0345,5");
});

test.each([
  ["1.500", "is read as thousands", "1500", ""],
  ["1,500", "is kept and called wrong, not rounded to 2", "1,500", "Enter a number, such as 12."],
])("in Polish, whole numbers: %s %s", async (typed, _, shown, error) => {
  await renderUi(
    <UiProvider strings={strings} locale="pl">
      <NumberField label="Liczba" />
    </UiProvider>,
  );
  await userEvent.fill(field, typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(shown);
  await expect.element(field).toHaveAccessibleDescription(error);
});

test("a pasted price with the unit of the field is read without it", async () => {
  const change = vi.fn();
  await renderUi(
    <UiProvider strings={strings} locale="pl">
      <NumberField label="Cena" unit="zł" minDecimals={2} onValueChange={change} />
    </UiProvider>,
  );
  await userEvent.fill(field, "12 zł");
  expect(change).toHaveBeenLastCalledWith(12);
  await userEvent.tab();
  await expect.element(field).toHaveValue("12,00");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
});

test("the unit alone is no number", async () => {
  await renderUi(<NumberField label="Area" unit="m²" />);
  await userEvent.fill(field, "m²");
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription("Enter a number, such as 12.");
});

test("a price shows its decimals always, and takes it without them", async () => {
  const change = vi.fn();
  await renderUi(<NumberField label="Price" unit="€" minDecimals={2} defaultValue={4.5} onValueChange={change} />);
  await expect.element(field).toHaveValue("4.50");
  await expect.element(field).toHaveAttribute("aria-valuetext", "4.50 €");
  await userEvent.fill(field, "12.345");
  expect(change).toHaveBeenLastCalledWith(12.35);
  await userEvent.tab();
  await expect.element(field).toHaveValue("12.35");
  await userEvent.fill(field, "7");
  expect(change).toHaveBeenLastCalledWith(7);
  await userEvent.tab();
  await expect.element(field).toHaveValue("7.00");
});

test("a step with decimals is enough for the number to have them", async () => {
  await renderUi(<NumberField label="Width" step={0.25} defaultValue={1} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(field).toHaveValue("1.25");
});

test("a text that is no number is kept and called wrong after it was left", async () => {
  const change = vi.fn();
  await renderUi(<NumberField label="Width" onValueChange={change} defaultValue={5} />);
  await userEvent.fill(field, "wide");
  expect(change).toHaveBeenLastCalledWith(null);
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  await expect.element(field).toHaveValue("wide");
  await expect.element(field).toHaveAccessibleDescription("Enter a number, such as 12.");
});

test("a number of another notation is kept as typed and called wrong", async () => {
  const change = vi.fn();
  await renderUi(<NumberField label="Width" decimals={2} onValueChange={change} />);
  await userEvent.fill(field, "1.234,56");
  await userEvent.tab();
  await expect.element(field).toHaveValue("1.234,56");
  await expect.element(field).toHaveAccessibleDescription("Enter a number, such as 12.5.");
  expect(change.mock.calls.every(([number]) => number === null)).toBe(true);
});

test.each([false, true])("a number that nobody edits is not changed by Tab, readOnly: %s", async (readOnly) => {
  const change = vi.fn();
  await renderUi(<NumberField label="Width" value={2.5} onValueChange={change} readOnly={readOnly} />);
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await expect.element(field).not.toHaveFocus();
  expect(change).not.toHaveBeenCalled();
});

test("NaN is no number: the field is empty and takes one", async () => {
  const change = vi.fn();
  await renderUi(<NumberField label="Width" value={Number.NaN} onValueChange={change} />);
  await expect.element(field).toHaveValue("");
  await expect.element(field).not.toHaveAttribute("aria-valuenow");
  await userEvent.fill(field, "7");
  expect(change).toHaveBeenLastCalledWith(7);
});

test.each([
  [2, "Enter 3 or more."],
  [1200, "Enter 1,000 or less."],
])("%i is outside of the limits, which the message names", async (number, message) => {
  await renderUi(<NumberField label="Width" min={3} max={1000} defaultValue={number} />);
  await expect.element(field).toHaveAccessibleDescription(message);
});

test("the unit is read with the number", async () => {
  await renderUi(<NumberField label="Area" unit="m²" decimals={1} defaultValue={12.5} />);
  await expect.element(field).toHaveAttribute("aria-valuetext", "12.5 m²");
});

test("controlled: a number that the app sets takes the place of the text", async () => {
  const Controlled = () => {
    const [value, setValue] = useState<number | null>(1);
    return (
      <>
        <NumberField label="Width" value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue(null)}>
          Clear
        </button>
      </>
    );
  };
  await renderUi(<Controlled />);
  await userEvent.fill(field, "7");
  await expect.element(field).toHaveValue("7");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(field).toHaveValue("");
});

test("a reset of the form restores the first number", async () => {
  await renderUi(
    <form>
      <NumberField label="Width" defaultValue={5} />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.fill(field, "7");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.element(field).toHaveValue("5");
});
