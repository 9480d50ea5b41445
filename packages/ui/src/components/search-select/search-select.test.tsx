import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { strings } from "../../generated/strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Dialog } from "../dialog/index.ts";
import { SearchSelect, type SearchSelectProps } from "./index.ts";

const towns = [
  { value: "krk", label: "Kraków" },
  { value: "ldz", label: "Łódź" },
  { value: "waw", label: "Warszawa", disabled: true },
  { value: "wro", label: "Wrocław" },
];
const field = page.getByRole("combobox", { name: "Town" });
const list = page.getByRole("listbox", { name: "Town" });
const option = (name: string) => page.getByRole("option", { name });
const names = () =>
  page
    .getByRole("option")
    .elements()
    .map((row) => row.textContent);
const isActive = async (name: string) => {
  const row = option(name);
  await expect.element(row).toHaveAttribute("data-active");
  await expect.element(field).toHaveAttribute("aria-activedescendant", row.element().id);
};

const setup = async (props: Partial<SearchSelectProps> = {}) => {
  const onValueChange = vi.fn();
  await renderUi(
    <>
      <SearchSelect label="Town" options={towns} onValueChange={onValueChange} {...props} />
      <button type="button">After</button>
    </>,
  );
  return onValueChange;
};
const opened = async (props: Partial<SearchSelectProps> = {}) => {
  const onValueChange = await setup(props);
  await field.click();
  await expect.element(list).toBeVisible();
  return onValueChange;
};

describe("SearchSelect, keyboard (APG combobox, list autocomplete with manual selection)", () => {
  test("Tab: leaves the field without a choice; the clear button comes after it", async () => {
    const onValueChange = await opened({ defaultValue: "krk" });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await isActive("Łódź");
    await userEvent.tab();
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Town: clear" })).toHaveFocus();
    await expect.element(field).toHaveValue("Kraków");
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("Down Arrow, in the field: to the first option; opens a closed list", async () => {
    await setup();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await isActive("Kraków");
  });

  test("Down Arrow, in the field: to the chosen option", { tags: "long" }, async () => {
    await setup({ defaultValue: "ldz" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await isActive("Łódź");
  });

  test("Up Arrow, in the field: to the last option", { tags: "long" }, async () => {
    await setup();
    await userEvent.tab();
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

  test("Alt + Down Arrow: opens without moving", { tags: "long" }, async () => {
    await setup();
    await userEvent.tab();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect.element(list).toBeVisible();
    await expect.element(field).not.toHaveAttribute("aria-activedescendant");
  });

  test("Alt + Up Arrow: closes without a choice", { tags: "long" }, async () => {
    const onValueChange = await opened();
    await userEvent.keyboard("{ArrowDown}{Alt>}{ArrowUp}{/Alt}");
    await expect.element(list).not.toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("Enter: takes the option and closes", async () => {
    const onValueChange = await opened();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(field).toHaveValue("Kraków");
    await expect.element(list).not.toBeInTheDocument();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("krk");
  });

  test("Escape: closes and leaves the choice, and the dialog around it open", async () => {
    const onClose = vi.fn();
    await renderUi(
      <Dialog open onClose={onClose} title="Window">
        <SearchSelect label="Town" options={towns} defaultValue="krk" />
      </Dialog>,
    );
    await field.click();
    await expect.element(list).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Escape}");
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveValue("Kraków");
    expect(onClose).not.toHaveBeenCalled();
  });

  test("Printable character: searches, without marks and in any case; the number is announced", async () => {
    await opened({ defaultValue: "krk" });
    await userEvent.keyboard("LODZ");
    await expect.poll(names).toEqual(["Łódź"]);
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByRole("status")).toHaveTextContent(strings.results({ count: 1 }));
  });
});

describe("SearchSelect", () => {
  test("a press that opens the list again selects the text: the next letter begins a search", async () => {
    await opened({ defaultValue: "krk" });
    await userEvent.keyboard("{Escape}{ArrowRight}");
    await expect.element(list).not.toBeInTheDocument();
    await field.click();
    await expect.poll(() => getSelection()?.toString()).toBe("Kraków");
    await userEvent.keyboard("w");
    await expect.element(field).toHaveValue("w");
  });

  test("a press takes an option, which is then marked as chosen", async () => {
    await opened();
    await option("Łódź").click();
    await expect.element(field).toHaveValue("Łódź");
    await expect.element(field).toHaveFocus();
    await field.click();
    await expect.element(option("Łódź")).toHaveAttribute("aria-selected", "true");
    await expect.element(option("Kraków")).toHaveAttribute("aria-selected", "false");
  });

  test("a press on a disabled option does nothing", { tags: "long" }, async () => {
    const onValueChange = await opened();
    await option("Warszawa").click({ force: true });
    await expect.element(list).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("text that is no choice goes when the field is left; an emptied field has no choice", async () => {
    const onValueChange = await opened({ defaultValue: "krk" });
    await userEvent.keyboard("zzz");
    await expect.poll(names).toEqual([strings.noResults]);
    await userEvent.tab();
    await expect.element(field).toHaveValue("Kraków");
    await userEvent.clear(field);
    await userEvent.tab();
    await expect.element(field).toHaveValue("");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("");
  });

  test("an emptied field has no choice when Enter sends the form", async () => {
    const send = vi.fn<(town: FormDataEntryValue | null) => void>();
    await renderUi(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget).get("town"));
        }}
      >
        <SearchSelect label="Town" name="town" options={towns} defaultValue="krk" />
      </form>,
    );
    await userEvent.clear(field);
    await userEvent.keyboard("{Enter}");
    expect(send).toHaveBeenCalledExactlyOnceWith("");
  });

  test("the clear button takes the choice back and gives focus to the field", async () => {
    const onValueChange = await setup({ defaultValue: "krk" });
    await page.getByRole("button", { name: "Town: clear" }).click();
    await expect.element(field).toHaveValue("");
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByRole("button", { name: "Town: clear" })).not.toBeInTheDocument();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("");
  });

  test.each(everyNth(3, [{ required: true }, { disabled: true }, { readOnly: true }]))(
    "%o: has no clear button",
    async (props) => {
      await setup({ defaultValue: "krk", ...props });
      await expect.element(page.getByRole("button")).toHaveTextContent("After");
    },
  );

  test("a form sends the value, and a reset gives the initial one", { tags: "long" }, async () => {
    await renderUi(
      <form>
        <SearchSelect label="Town" name="town" options={towns} defaultValue="krk" />
        <button type="reset">Reset</button>
      </form>,
    );
    const sent = () => new FormData(document.querySelector("form") ?? undefined).getAll("town");
    await field.click();
    await option("Łódź").click();
    await expect.poll(sent).toEqual(["ldz"]);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(sent).toEqual(["krk"]);
    await expect.element(field).toHaveValue("Kraków");
  });

  test("the app searches: it gets the text, shows loading, a problem, and the found options", async () => {
    const asked = vi.fn();
    const props = { label: "Town", onSearch: asked, value: "ber", valueLabel: "Berlin" };
    const { rerender } = await renderUi(<SearchSelect {...props} options={[]} loading />);
    await expect.element(field).toHaveValue("Berlin");
    await field.click();
    await expect.poll(names).toEqual([strings.loading]);
    await userEvent.keyboard("k");
    expect(asked).toHaveBeenCalledExactlyOnceWith("k");
    await rerender(<SearchSelect {...props} options={[]} problem="No connection." />);
    await expect.poll(names).toEqual(["No connection."]);
    await rerender(<SearchSelect {...props} options={[{ value: "oslo", label: "Oslo" }]} />);
    await expect.poll(names).toEqual(["Oslo"]);
    await expect.element(field).toHaveValue("k");
  });

  test("with a search of the app, the choice keeps its text when its option is gone", { tags: "long" }, async () => {
    const Page = () => {
      const [text, setText] = useState("");
      return <SearchSelect label="Town" onSearch={setText} options={text === "" ? [] : towns.slice(0, 1)} />;
    };
    await renderUi(<Page />);
    await field.click();
    await userEvent.keyboard("k");
    await option("Kraków").click();
    await expect.element(field).toHaveValue("Kraków");
    await field.click();
    await expect.poll(names).toEqual([strings.noResults]);
    await expect.element(field).toHaveValue("Kraków");
  });

  test("controlled: shows the value of the caller", { tags: "long" }, async () => {
    const onValueChange = await opened({ value: "krk" });
    await option("Łódź").click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("ldz");
    await expect.element(field).toHaveValue("Kraków");
  });
});
