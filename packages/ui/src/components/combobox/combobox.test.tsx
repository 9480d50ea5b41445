import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { strings } from "../../strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Combobox, type ComboboxProps } from "./index.ts";

const all = ["Krupnicza", "Krupówki", "Szkolna"].map((label) => ({ value: label, label }));

const Address = ({ onSelect, ...props }: Pick<ComboboxProps, "onSelect"> & Partial<ComboboxProps>) => {
  const [text, setText] = useState("");
  return (
    <Combobox
      label="Street"
      value={text}
      onChange={setText}
      options={text === "" ? [] : all.filter(({ label }) => label.startsWith(text))}
      onSelect={(option) => {
        setText(option.label);
        onSelect(option);
      }}
      {...props}
    />
  );
};

const field = page.getByRole("combobox", { name: "Street" });
const list = page.getByRole("listbox");
const isActive = async (name: string) => {
  const option = page.getByRole("option", { name });
  await expect.element(option).toHaveAttribute("aria-selected", "true");
  await expect.element(field).toHaveAttribute("aria-activedescendant", option.element().id);
};

const typed = async (props: Partial<ComboboxProps> = {}) => {
  const onSelect = vi.fn();
  await renderUi(<Address onSelect={onSelect} {...props} />);
  await userEvent.type(field, "Kru");
  return onSelect;
};

describe("Combobox (APG, list autocomplete with manual selection)", () => {
  test("typing opens the list, nothing is chosen, and the number is announced", async () => {
    const onSelect = await typed();
    await expect.element(list).toBeVisible();
    await expect.element(field).toHaveAttribute("aria-expanded", "true");
    await expect.element(field).not.toHaveAttribute("aria-activedescendant");
    await expect.element(page.getByRole("status")).toHaveTextContent(strings.results(2));
    expect(onSelect).not.toHaveBeenCalled();
  });

  test("Down and Up Arrow move over the options, around the end; focus stays in the field", async () => {
    await typed();
    await userEvent.keyboard("{ArrowDown}");
    await isActive("Krupnicza");
    await userEvent.keyboard("{ArrowDown}");
    await isActive("Krupówki");
    await userEvent.keyboard("{ArrowDown}");
    await isActive("Krupnicza");
    await userEvent.keyboard("{ArrowUp}");
    await isActive("Krupówki");
    await expect.element(field).toHaveFocus();
  });

  test("Enter chooses the active option and closes", async () => {
    const onSelect = await typed();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await vi.waitFor(() =>
      expect(onSelect).toHaveBeenCalledExactlyOnceWith({ value: "Krupnicza", label: "Krupnicza" }),
    );
    await expect.element(field).toHaveValue("Krupnicza");
    await expect.element(list).not.toBeInTheDocument();
  });

  test("Enter without an active option is the form's", async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const onSelect = vi.fn();
    await renderUi(
      <form onSubmit={submit}>
        <Address onSelect={onSelect} />
      </form>,
    );
    await userEvent.type(field, "Kru{Enter}");
    expect(submit).toHaveBeenCalledOnce();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test("Escape closes and keeps the text; Tab leaves without choosing", async () => {
    const onSelect = await typed();
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveValue("Kru");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(list).toBeVisible();
    await userEvent.tab();
    await expect.element(list).not.toBeInTheDocument();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test("Alt and Down Arrow open without moving, Alt and Up Arrow close", async () => {
    await typed();
    await userEvent.keyboard("{Escape}{Alt>}{ArrowDown}{/Alt}");
    await expect.element(list).toBeVisible();
    await expect.element(field).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect.element(list).not.toBeInTheDocument();
  });

  test("a press chooses and focus stays in the field", async () => {
    const onSelect = await typed();
    await page.getByRole("option", { name: "Krupówki" }).click();
    expect(onSelect).toHaveBeenCalledOnce();
    await expect.element(field).toHaveFocus();
  });

  test("the last row keeps the typed text", async () => {
    const onSelect = await typed({ keepTyped: (text) => `Keep ${text}` });
    await page.getByRole("option", { name: "Keep Kru" }).click();
    await expect.element(field).toHaveValue("Kru");
    expect(onSelect).not.toHaveBeenCalled();
  });

  test("says that nothing fits, above the row that keeps the text; the arrows pass it by", async () => {
    await renderUi(
      <Address onSelect={vi.fn()} options={[]} empty="No street fits." keepTyped={(text) => `Keep ${text}`} />,
    );
    await userEvent.type(field, "Xyz");
    const rows = page.getByRole("option").elements();
    expect(rows.map((row) => row.textContent)).toEqual(["No street fits.", "Keep Xyz"]);
    await userEvent.keyboard("{ArrowDown}");
    await isActive("Keep Xyz");
    await userEvent.keyboard("{ArrowDown}");
    await isActive("Keep Xyz");
  });

  test("does not say so while options are being found", async () => {
    await renderUi(<Address onSelect={vi.fn()} options={[]} empty="No street fits." loading />);
    await userEvent.type(field, "Xyz");
    await expect.element(list).not.toBeInTheDocument();
  });
});
