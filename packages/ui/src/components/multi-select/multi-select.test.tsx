import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { strings } from "../../generated/strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { MultiSelect, type MultiSelectProps } from "./index.ts";

const towns = [
  { value: "krk", label: "Kraków" },
  { value: "ldz", label: "Łódź" },
  { value: "waw", label: "Warszawa", disabled: true },
  { value: "wro", label: "Wrocław" },
];
const field = page.getByRole("combobox", { name: "Towns" });
const list = page.getByRole("listbox", { name: "Towns" });
const option = (name: string) => page.getByRole("option", { name });
const removeButton = (name: string) => page.getByRole("button", { name: strings.remove({ name }) });
const chips = () =>
  page
    .getByRole("listitem")
    .elements()
    .map((chip) => chip.textContent);
const isActive = async (name: string) => {
  const row = option(name);
  await expect.element(row).toHaveAttribute("data-active");
  await expect.element(field).toHaveAttribute("aria-activedescendant", row.element().id);
};

const setup = async (props: Partial<MultiSelectProps> = {}) => {
  const onValueChange = vi.fn();
  await renderUi(
    <>
      <MultiSelect label="Towns" options={towns} onValueChange={onValueChange} {...props} />
      <button type="button">After</button>
    </>,
  );
  return onValueChange;
};
const opened = async (props: Partial<MultiSelectProps> = {}) => {
  const onValueChange = await setup(props);
  await field.click();
  await expect.element(list).toBeVisible();
  return onValueChange;
};
const focused = async (props: Partial<MultiSelectProps>) => {
  const onValueChange = await setup(props);
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  return onValueChange;
};

describe("MultiSelect, keyboard (APG combobox; its list takes several choices)", () => {
  test("Down Arrow, in the field: to the first option; opens a closed list", { tags: "long" }, async () => {
    await focused({});
    await userEvent.keyboard("{ArrowDown}");
    await isActive("Kraków");
  });

  test("Up Arrow, in the field: to the last option; opens a closed list", { tags: "long" }, async () => {
    await focused({});
    await userEvent.keyboard("{ArrowUp}");
    await isActive("Wrocław");
  });

  test("Down Arrow, in the list: to the next one, past a disabled one, from the last to the first", async () => {
    await opened();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await isActive("Wrocław");
    await userEvent.keyboard("{ArrowDown}");
    await isActive("Kraków");
  });

  test("Up Arrow, in the list: to the previous one, from the first to the last", { tags: "long" }, async () => {
    await opened();
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    await isActive("Wrocław");
  });

  test("Enter: chooses the option, or takes its choice back; the list stays open", async () => {
    const onValueChange = await opened();
    await userEvent.keyboard("{ArrowDown}{Enter}{ArrowDown}{Enter}");
    await expect.poll(chips).toEqual(["Kraków", "Łódź"]);
    await expect.element(option("Łódź")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect.poll(chips).toEqual(["Kraków"]);
    await isActive("Łódź");
    expect(onValueChange.mock.calls).toEqual([[["krk"]], [["krk", "ldz"]], [["krk"]]]);
  });

  test("Escape: closes and keeps what is chosen", async () => {
    await opened({ defaultValue: ["ldz"] });
    await userEvent.keyboard("{Escape}");
    await expect.element(list).not.toBeInTheDocument();
    expect(chips()).toEqual(["Łódź"]);
  });

  test("Printable character: searches; focus stays in the field", async () => {
    await opened();
    await userEvent.keyboard("wro");
    await expect.element(option("Kraków")).not.toBeInTheDocument();
    await expect.element(option("Wrocław")).toBeVisible();
    await expect.element(field).toHaveFocus();
  });

  test("Backspace, in the empty field: removes the last chip", async () => {
    await focused({ defaultValue: ["krk", "ldz"] });
    await userEvent.keyboard("{Backspace}");
    await expect.poll(chips).toEqual(["Kraków"]);
    await expect.element(field).toHaveFocus();
  });

  test.each([
    ["Backspace in the field", "{Backspace}"],
    ["Delete on a chip", "{ArrowLeft}{Delete}"],
  ])("%s: the number of chips that are left is announced", async (_, keys) => {
    await focused({ defaultValue: ["krk", "ldz"] });
    const status = page.getByRole("status");
    await expect.element(status).toBeEmptyDOMElement();
    await userEvent.keyboard(keys);
    await expect.element(status).toHaveTextContent(strings.chosen({ count: 1 }));
  });

  test("Left Arrow, at the start of the field: to the last chip; in a text it moves the caret", async () => {
    await focused({ defaultValue: ["krk", "ldz"] });
    await userEvent.keyboard("a{ArrowLeft}");
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(removeButton("Łódź")).toHaveFocus();
  });

  test("Left Arrow, on a chip: to the previous chip, and no further", async () => {
    await focused({ defaultValue: ["krk", "ldz"] });
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await expect.element(removeButton("Kraków")).toHaveFocus();
  });

  test("Right Arrow, on a chip: to the next chip, from the last to the field", async () => {
    await focused({ defaultValue: ["krk", "ldz"] });
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowRight}");
    await expect.element(removeButton("Łódź")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(field).toHaveFocus();
  });

  test.each([
    ["Delete, on a chip", "Delete"],
    ["Backspace, on a chip", "Backspace"],
  ])("%s: removes it; focus goes to the next one", async (_, key) => {
    await focused({ defaultValue: ["krk", "ldz"] });
    await userEvent.keyboard(`{ArrowLeft}{ArrowLeft}{${key}}`);
    await expect.poll(chips).toEqual(["Łódź"]);
    await expect.element(removeButton("Łódź")).toHaveFocus();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(field).toHaveFocus();
  });

  test("from right to left, Right Arrow goes to the last chip", async () => {
    await renderUi(
      <div dir="rtl">
        <MultiSelect label="Towns" options={towns} defaultValue={["krk", "ldz"]} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(removeButton("Łódź")).toHaveFocus();
  });

  test("Tab: leaves the field without a choice; chips are no stops", async () => {
    const onValueChange = await opened({ defaultValue: ["krk"] });
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe("MultiSelect", () => {
  test("presses choose several; the number is announced and names the chips", async () => {
    await opened();
    await option("Kraków").click();
    await option("Wrocław").click();
    await expect.poll(chips).toEqual(["Kraków", "Wrocław"]);
    await expect.element(list).toHaveAttribute("aria-multiselectable", "true");
    await expect.element(page.getByRole("list", { name: strings.chosen({ count: 2 }) })).toBeVisible();
    await expect.element(page.getByRole("status")).toHaveTextContent(strings.chosen({ count: 2 }));
  });

  test("at the limit the other options are disabled, and a choice can be taken back", async () => {
    await opened({ limit: 1, defaultValue: ["krk"] });
    await expect.element(option("Łódź")).toHaveAttribute("aria-disabled", "true");
    await option("Kraków").click();
    await expect.element(option("Łódź")).not.toHaveAttribute("aria-disabled");
  });

  test("a form sends each value, and a reset gives the initial ones", { tags: "long" }, async () => {
    await renderUi(
      <form>
        <MultiSelect label="Towns" name="town" options={towns} defaultValue={["krk"]} />
        <button type="reset">Reset</button>
      </form>,
    );
    const sent = () => new FormData(document.querySelector("form") ?? undefined).getAll("town");
    await field.click();
    await option("Łódź").click();
    await expect.poll(sent).toEqual(["krk", "ldz"]);
    // The open list would cover the button.
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(sent).toEqual(["krk"]);
  });

  test("required: one choice is enough", async () => {
    await opened({ required: true });
    await expect.element(field).toBeInvalid();
    await option("Łódź").click();
    await expect.element(field).toBeValid();
  });

  test.each([{ disabled: true }, { readOnly: true }])("%o: chips have no button, and no list opens", async (props) => {
    await setup({ defaultValue: ["krk"], ...props });
    await field.click({ force: true });
    expect(chips()).toEqual(["Kraków"]);
    await expect.element(removeButton("Kraków")).not.toBeInTheDocument();
    await expect.element(list).not.toBeInTheDocument();
  });

  test("with a search of the app, a chip keeps its text when its option is gone", async () => {
    const props = { label: "Towns", onSearch: () => undefined, defaultValue: ["ber"], valueLabels: { ber: "Berlin" } };
    const { rerender } = await renderUi(<MultiSelect {...props} options={towns} />);
    await field.click();
    await option("Kraków").click();
    await rerender(<MultiSelect {...props} options={[]} problem="No connection." />);
    await expect.poll(chips).toEqual(["Berlin", "Kraków"]);
    await expect.element(option("No connection.")).toBeVisible();
  });
});
