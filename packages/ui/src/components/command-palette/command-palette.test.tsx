import { StrictMode, useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { strings } from "../../generated/strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from "./index.ts";

const field = page.getByRole("combobox", { name: "Commands" });
const dialog = page.getByRole("dialog", { name: "Commands" });
const opener = page.getByRole("button", { name: "Search" });
const options = () =>
  page
    .getByRole("option")
    .elements()
    .map((row) => row.textContent);
const isActive = async (name: string) => {
  const row = page.getByRole("option", { name });
  await expect.element(row).toHaveAttribute("aria-selected", "true");
  await expect.element(field).toHaveAttribute("aria-activedescendant", row.element().id);
};

const groupsWith = (onSelect?: () => void): readonly CommandGroup[] => [
  {
    id: "pages",
    label: "Pages",
    commands: [
      { value: "home", label: "Home", href: "#home-page" },
      { value: "locked", label: "Locked", disabled: true },
      { value: "orders", label: "Orders", onSelect },
    ],
  },
  { id: "towns", label: "Towns", commands: [{ value: "lodz", label: "Łódź", onSelect }] },
];

const Palette = (props: Partial<CommandPaletteProps>) => (
  <CommandPalette label="Commands" groups={groupsWith()} shortcut="Ctrl+K" {...props} />
);

const setup = async (props: Partial<CommandPaletteProps> = {}) => {
  const onChoose = vi.fn();
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <StrictMode>
        <Button onClick={() => setOpen(true)}>Search</Button>
        <Palette open={open} onOpenChange={setOpen} onChoose={onChoose} {...props} />
      </StrictMode>
    );
  };
  await renderUi(<Page />);
  return onChoose;
};
const opened = async (props: Partial<CommandPaletteProps> = {}) => {
  const onChoose = await setup(props);
  await opener.click();
  await expect.element(field).toHaveFocus();
  return onChoose;
};

describe("CommandPalette, keyboard (APG combobox in a modal dialog)", () => {
  test("The app's shortcut: opens it and moves focus to its field; closes it again", async () => {
    await setup();
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("Printable character: searches, and moves to the first command found; focus stays in the field", async () => {
    await opened();
    await isActive("Home");
    await userEvent.keyboard("lo");
    await expect.poll(options).toEqual(["Locked", "Łódź"]);
    await isActive("Łódź");
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByRole("status")).toHaveTextContent(strings.results({ count: 2 }));
  });

  test.each([
    ["Down Arrow", "{ArrowDown}", ["Orders", "Łódź", "Home"]],
    ["Up Arrow", "{ArrowUp}", ["Łódź", "Orders", "Home"]],
  ])("%s: to the other commands and round the end, past a disabled one", async (_, key, names) => {
    await opened();
    for (const name of names) {
      await userEvent.keyboard(key);
      await isActive(name);
    }
  });

  test.each(
    everyNth(2, [
      ["Page Down", "{PageDown}", "Town 11"],
      ["Page Up", "{PageDown}{PageDown}{PageUp}", "Town 11"],
    ]),
  )("%s: ten commands in that direction", async (_, keys, name) => {
    const commands = Array.from({ length: 40 }, (_town, index) => ({ value: `${index}`, label: `Town ${index + 1}` }));
    await opened({ groups: [{ id: "towns", label: "Towns", commands }] });
    await userEvent.keyboard(keys);
    await expect.element(page.getByRole("option", { name, exact: true })).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByRole("option", { name, exact: true })).toBeInViewport();
  });

  test("keys that follow each other without a frame between them are all counted", { tags: "long" }, async () => {
    const commands = Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Town ${index + 1}` }));
    await opened({ groups: [{ id: "towns", label: "Towns", commands }] });
    for (const key of ["ArrowDown", "ArrowDown", "PageDown", "ArrowUp"]) {
      field.element().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      // Between two events of the browser there are only microtasks.
      await Promise.resolve();
    }
    await isActive("Town 12");
  });

  test("Up Arrow, with more commands than fit: the last one is in sight", { tags: "long" }, async () => {
    const commands = Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Town ${index + 1}` }));
    await opened({ groups: [{ id: "towns", label: "Towns", commands }] });
    await userEvent.keyboard("{ArrowUp}");
    await isActive("Town 40");
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    expect(bottom(page.getByRole("listbox").element())).toBeLessThanOrEqual(bottom(dialog.element()));
    expect(bottom(page.getByRole("option", { name: "Town 40" }).element())).toBeLessThanOrEqual(
      bottom(page.getByRole("listbox").element()),
    );
  });

  test("Enter: closes it, does the command and gives focus back", async () => {
    const onSelect = vi.fn();
    const onChoose = await opened({ groups: groupsWith(onSelect) });
    await userEvent.keyboard("ord{Enter}");
    expect(onSelect).toHaveBeenCalledOnce();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("orders");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test("Enter, on a link: follows it", async () => {
    const onChoose = await opened();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => location.hash).toBe("#home-page");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("home");
    history.replaceState(null, "", location.pathname + location.search);
  });

  test("Escape: closes it and gives focus back, and the next time it is empty", async () => {
    await opened();
    await userEvent.keyboard("lo");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(field).toHaveValue("");
    await isActive("Home");
  });

  test("Tab: to the close button, and from it to the field", async () => {
    await opened();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: strings.close })).toHaveFocus();
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
  });
});

describe("CommandPalette", () => {
  test("groups have their names, and the list its own", async () => {
    await opened();
    const list = page.getByRole("listbox", { name: "Commands" });
    await expect
      .element(list.getByRole("group", { name: "Pages" }).getByRole("option").first())
      .toHaveTextContent("Home");
    await expect.element(list.getByRole("group", { name: "Towns" }).getByRole("option")).toHaveTextContent("Łódź");
  });

  test("a press chooses a command, and one on a disabled row does nothing", async () => {
    const onChoose = await opened();
    await page.getByRole("option", { name: "Locked" }).click({ force: true });
    await expect.element(field).toHaveFocus();
    expect(onChoose).not.toHaveBeenCalled();
    await page.getByRole("option", { name: "Łódź" }).click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("lodz");
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("a press beside it and the close button close it", { tags: "long" }, async () => {
    await opened();
    await userEvent.click(document.body, { position: { x: 5, y: 700 }, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await page.getByRole("button", { name: strings.close }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("recent commands come first, under their own heading, while nothing is typed", async () => {
    await opened({ recent: ["lodz"] });
    await expect.poll(options).toEqual(["Łódź", "Home", "Locked", "Orders"]);
    await expect.element(page.getByRole("group", { name: strings.recent })).toBeVisible();
    await isActive("Łódź");
    await userEvent.keyboard("o");
    await expect.poll(options).toEqual(["Home", "Locked", "Orders", "Łódź"]);
    await expect.element(page.getByRole("group", { name: strings.recent })).not.toBeInTheDocument();
  });

  test("says that nothing was found", async () => {
    await opened();
    await userEvent.keyboard("xyz");
    await expect.poll(options).toEqual([strings.noResults]);
    await expect.element(field).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toBeVisible();
  });

  test("the app searches a group: it gets the text, and shows loading, a problem, and what was found", async () => {
    const onSearch = vi.fn();
    const towns = { id: "found", label: "Found", commands: [], searched: true };
    const draw = (group: Partial<CommandGroup>) => (
      <Palette defaultOpen onSearch={onSearch} groups={[{ ...towns, ...group }]} />
    );
    const { rerender } = await renderUi(draw({}));
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("b");
    expect(onSearch).toHaveBeenLastCalledWith("b");
    await rerender(draw({ loading: true }));
    await expect.poll(options).toEqual([strings.loading]);
    await rerender(draw({ problem: "No connection." }));
    await expect.poll(options).toEqual(["No connection."]);
    await rerender(draw({ commands: [{ value: "oslo", label: "Oslo" }] }));
    await isActive("Oslo");
  });

  test("what is typed before it is loaded is in its field", async () => {
    await setup();
    opener.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.poll(() => opener.element()).toBeInTheDocument();
    await userEvent.keyboard("ord");
    await expect.element(field).toHaveValue("ord");
    await isActive("Orders");
  });

  test("a command opens another dialog, which gets focus and gives it back to the button", async () => {
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button>Before</Button>
          <Palette groups={groupsWith(() => setOpen(true))} />
          <Dialog open={open} title="Order" onClose={() => setOpen(false)} />
        </>
      );
    };
    await renderUi(<Page />);
    await userEvent.tab();
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("ord{Enter}");
    await expect.element(page.getByRole("heading", { name: "Order" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: "Before" })).toHaveFocus();
  });

  test("a command moves focus: the palette has closed and does not take it back", { tags: "long" }, async () => {
    const write = () => document.querySelector<HTMLElement>('[aria-label="Note"]')?.focus();
    await renderUi(
      <>
        <Button>Before</Button>
        <Palette groups={groupsWith(write)} />
        <input aria-label="Note" />
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("ord{Enter}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByLabelText("Note")).toHaveFocus();
  });

  test("without a shortcut the keys are the page's own", async () => {
    await setup({ shortcut: undefined });
    const event = new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("a style element is not added to the page", async () => {
    const before = document.querySelectorAll("style").length;
    await opened();
    await userEvent.keyboard("{Escape}");
    expect(document.querySelectorAll("style").length).toBe(before);
  });
});

test("a keyboard that covers the page: the palette ends above it, and its last row can be reached", async () => {
  onTestFinished(() => page.viewport(1080, 800));
  await page.viewport(390, 844);
  vi.stubGlobal("visualViewport", Object.assign(new EventTarget(), { height: 500, offsetTop: 0, scale: 1 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const commands = Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: `Row ${index}` }));
  await opened({ groups: [{ id: "rows", label: "Rows", commands }] });
  const last = page.getByRole("option", { name: "Row 29" });
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(500);
  expect(dialog.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(500);
});
