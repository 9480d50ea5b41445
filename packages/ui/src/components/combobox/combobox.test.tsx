import { type ReactElement, useState } from "react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { strings } from "../../generated/strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { withoutSupports } from "../../testing/without-supports.ts";
import { Dialog } from "../dialog/index.ts";
import { Drawer } from "../drawer/index.ts";
import { Table } from "../table/index.ts";
import { Combobox, type ComboboxProps } from "./index.ts";

const all = ["Krupnicza", "Krupówki", "Szkolna"].map((label) => ({ value: label, label }));

const Address = ({ onSelect, ...props }: Pick<ComboboxProps, "onSelect"> & Partial<ComboboxProps>) => {
  const [text, setText] = useState("");
  return (
    <Combobox
      label="Street"
      value={text}
      onValueChange={setText}
      options={text === "" ? [] : all.filter(({ label }) => label.startsWith(text))}
      onSelect={(option) => {
        setText(option.label);
        onSelect?.(option);
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

describe("Combobox", () => {
  test("typing opens the list, nothing is chosen, and the number is announced", async () => {
    const onSelect = await typed();
    await expect.element(list).toBeVisible();
    await expect.element(field).toHaveAttribute("aria-expanded", "true");
    await expect.element(field).not.toHaveAttribute("aria-activedescendant");
    await expect.element(page.getByRole("status")).toHaveTextContent(strings.results({ count: 2 }));
    expect(onSelect).not.toHaveBeenCalled();
  });

  test("Enter without an active option submits the form", async () => {
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

  test("Enter that submits the form closes the list, which would cover what comes", async () => {
    await renderUi(
      <form onSubmit={(event) => event.preventDefault()}>
        <Address />
      </form>,
    );
    await userEvent.type(field, "Kru");
    await expect.element(list).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(list).not.toBeInTheDocument();
  });

  test("read-only: the keys choose nothing", async () => {
    const onSelect = vi.fn();
    await renderUi(<Combobox label="Street" options={all} onSelect={onSelect} defaultValue="Szkolna" readOnly />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(field).toHaveValue("Szkolna");
    expect(onSelect).not.toHaveBeenCalled();
  });

  test("the list has the name of the field, also when the label is an element", async () => {
    await renderUi(<Address label={<b>Street</b>} />);
    await userEvent.type(field, "Kru");
    await expect.element(list).toHaveAccessibleName("Street");
  });

  test("a click chooses an option and focus stays in the field", async () => {
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

  test("shows the no-results text above the row that keeps the text; the arrow keys skip it", async () => {
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

  test("does not show the no-results text while options load", async () => {
    await renderUi(<Address onSelect={vi.fn()} options={[]} empty="No street fits." loading />);
    await userEvent.type(field, "Xyz");
    await expect.element(list).not.toBeInTheDocument();
  });
});

test("a problem is shown in place of options and cannot be chosen", async () => {
  const onSelect = vi.fn();
  await renderUi(
    <Combobox label="Street" options={all} problem="No connection." onSelect={onSelect} defaultValue="Szkolna" />,
  );
  await page.getByRole("combobox").click();
  await userEvent.keyboard("x");
  const rows = page.getByRole("option");
  await expect.poll(() => rows.elements().map(({ textContent }) => textContent)).toEqual(["No connection."]);
  await expect.element(rows).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onSelect).not.toHaveBeenCalled();
});

test("the caller's onChange comes before onValueChange, as in the other fields", async () => {
  const order: string[] = [];
  await renderUi(
    <Combobox
      label="Street"
      options={all}
      onChange={() => order.push("onChange")}
      onValueChange={() => order.push("onValueChange")}
    />,
  );
  await page.getByRole("combobox").click();
  await userEvent.keyboard("x");
  expect(order).toEqual(["onChange", "onValueChange"]);
});

describe("Combobox, keyboard (APG combobox, list autocomplete with manual selection)", () => {
  const noneIsActive = () => expect.element(field).not.toHaveAttribute("aria-activedescendant");
  const caret = () => {
    const input = field.element();
    return input instanceof HTMLInputElement ? input.selectionStart : undefined;
  };
  const isClosed = async () => {
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
  };

  test("Tab: the field is a stop; its list is none, and leaving closes it without a choice", async () => {
    const onSelect = vi.fn();
    await renderUi(
      <>
        <Address onSelect={onSelect} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("Kru{ArrowDown}");
    await isActive("Krupnicza");
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
    await isClosed();
    await expect.element(field).toHaveValue("Kru");
    expect(onSelect).not.toHaveBeenCalled();
  });

  test("Down Arrow, in the field: to the first option; opens a closed list", async () => {
    await typed();
    await userEvent.keyboard("{Escape}");
    await isClosed();
    await userEvent.keyboard("{ArrowDown}");
    await isActive("Krupnicza");
    await expect.element(field).toHaveFocus();
  });

  test("Up Arrow, in the field: to the last option; opens a closed list", async () => {
    await typed();
    await userEvent.keyboard("{Escape}{ArrowUp}");
    await isActive("Krupówki");
    await expect.element(field).toHaveFocus();
  });

  test("Alt + Down Arrow: opens without moving", async () => {
    await typed();
    await userEvent.keyboard("{Escape}{Alt>}{ArrowDown}{/Alt}");
    await expect.element(list).toBeVisible();
    await noneIsActive();
  });

  test("Alt + Up Arrow: closes", async () => {
    await typed();
    await userEvent.keyboard("{ArrowDown}{Alt>}{ArrowUp}{/Alt}");
    await isClosed();
    await noneIsActive();
  });

  test("Escape: closes and keeps the text", async () => {
    const onSelect = await typed();
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await isClosed();
    await expect.element(field).toHaveValue("Kru");
    expect(onSelect).not.toHaveBeenCalled();
  });

  test("Enter: takes the option and closes; the caret is after it", async () => {
    const onSelect = await typed();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => onSelect.mock.calls).toEqual([[{ value: "Krupnicza", label: "Krupnicza" }]]);
    await isClosed();
    await expect.element(field).toHaveValue("Krupnicza");
    expect(caret()).toBe("Krupnicza".length);
  });

  test("Down Arrow, in the list: to the next option, from the last to the first", async () => {
    await typed();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await isActive("Krupówki");
    await userEvent.keyboard("{ArrowDown}");
    await isActive("Krupnicza");
  });

  test("Up Arrow, in the list: to the previous option, from the first to the last", async () => {
    await typed();
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    await isActive("Krupówki");
    await userEvent.keyboard("{ArrowUp}");
    await isActive("Krupnicza");
  });

  test.each(
    everyNth(2, [
      ["Right Arrow", "{ArrowLeft}{ArrowDown}{ArrowRight}", 3],
      ["Left Arrow", "{ArrowDown}{ArrowLeft}", 2],
      ["Home", "{ArrowDown}{Home}", 0],
      ["End", "{Home}{ArrowDown}{End}", 3],
    ] as const),
  )("%s, in the list: back to the text, the list stays open", async (_, keys, place) => {
    await typed();
    await userEvent.keyboard(keys);
    await noneIsActive();
    await expect.element(list).toBeVisible();
    expect(caret()).toBe(place);
  });

  test("Printable character, in the list: back to the text, which takes it", async () => {
    await typed();
    await userEvent.keyboard("{ArrowDown}p");
    await noneIsActive();
    await expect.element(field).toHaveValue("Krup");
    await expect.element(list).toBeVisible();
  });

  test.each(
    everyNth(2, [
      ["Backspace", "{ArrowDown}{Backspace}", "Kr"],
      ["Delete", "{Home}{ArrowDown}{Delete}", "ru"],
    ]),
  )("%s, in the list: back to the text, which loses a character", async (_, keys, text) => {
    await typed();
    await userEvent.keyboard(keys);
    await noneIsActive();
    await expect.element(field).toHaveValue(text);
  });
});

describe("Combobox, its list", () => {
  const towns = Array.from({ length: 20 }, (_, index) => ({ value: String(index), label: `Town ${index}` }));
  const street = <Combobox label="Street" options={towns} />;
  const open = async () => {
    await userEvent.type(field, "T");
    await expect.element(list).toBeVisible();
    const { bottom, left, top } = list.element().getBoundingClientRect();
    const last = document.elementFromPoint(left + 20, bottom - 10);
    return { top, bottom, isWhole: list.element().contains(last) };
  };

  const containers: [name: string, part: ReactElement][] = [
    [
      "a dialog",
      <Dialog key="in" open onClose={() => undefined} title="Address">
        {street}
      </Dialog>,
    ],
    [
      "a drawer",
      <Drawer key="in" open onClose={() => undefined} title="Address">
        {street}
      </Drawer>,
    ],
    [
      "a table",
      <Table
        key="in"
        caption="Streets"
        rows={[1]}
        keyOf={String}
        columns={[{ id: "street", header: "Street", cell: () => street }]}
      />,
    ],
  ];

  test.each(containers)("%s does not cut it off", async (_, part) => {
    await renderUi(part);
    expect((await open()).isWhole).toBe(true);
  });

  describe("in a browser without anchors, such as Safari 18 and Firefox 140", () => {
    beforeEach(async () => {
      // The list and its sheet are loaded on the first focus of a field, which may not have been yet.
      await import("../../internal/suggestions/suggestion-list.tsx");
      vi.spyOn(CSS, "supports").mockReturnValue(false);
      const undo = withoutSupports("position-area");
      return () => {
        vi.restoreAllMocks();
        undo();
      };
    });

    test.each(everyNth(2, containers))("%s does not cut it off, and an option can be chosen", async (_, part) => {
      await renderUi(part);
      expect((await open()).isWhole).toBe(true);
      await page.getByRole("option", { name: "Town 1", exact: true }).click();
      await expect.element(field).toHaveValue("Town 1");
      await expect.element(list).not.toBeInTheDocument();
    });

    test("it is as wide as the field, and at the end of the screen above it", async () => {
      await renderUi(<div style={{ paddingBlockStart: 700, inlineSize: 300 }}>{street}</div>);
      const { top, bottom } = await open();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(field.element().getBoundingClientRect().top);
      expect(list.element().getBoundingClientRect().width).toBe(300);
    });

    test("it follows the field when the page is scrolled", async () => {
      await renderUi(<div style={{ paddingBlock: "300px 1000px" }}>{street}</div>);
      await open();
      scrollTo({ top: 200 });
      const distance = () =>
        list.element().getBoundingClientRect().top - field.element().getBoundingClientRect().bottom;
      await expect.poll(() => Math.round(distance())).toBe(4);
      scrollTo({ top: 0 });
    });

    test("it is at its field again after what is around it has moved in", async () => {
      const around = (transform: string) => (
        <div style={{ inlineSize: 300, transform, transition: "transform 100ms" }}>{street}</div>
      );
      const { rerender } = await renderUi(around("translateX(32px)"));
      await open();
      await rerender(around("none"));
      const left = () => list.element().getBoundingClientRect().left;
      await expect.poll(() => field.element().getBoundingClientRect().left).toBe(0);
      await expect.poll(left).toBe(0);
    });

    test("it follows a field that becomes narrower while other options come, without an error of the page", async () => {
      const errors: string[] = [];
      const ended = new AbortController();
      onTestFinished(() => ended.abort());
      addEventListener("error", ({ message }) => void errors.push(message), { signal: ended.signal });
      const part = (inlineSize: number, count: number) => (
        <div style={{ inlineSize }}>
          <Combobox label="Street" options={towns.slice(0, count)} />
        </div>
      );
      const { rerender } = await renderUi(part(300, 4));
      await open();
      await rerender(part(200, 2));
      await expect.poll(() => list.element().getBoundingClientRect().width).toBe(200);
      expect(errors).toEqual([]);
    });

    // Safari 16. A table, which is a container, would cut off what is fixed in it.
    test.each(
      everyNth(
        2,
        containers.filter(([name]) => name !== "a table"),
      ),
    )("without popover, too, %s does not cut it off", async (_, part) => {
      const { popover, showPopover, hidePopover, togglePopover } = Object.getOwnPropertyDescriptors(
        HTMLElement.prototype,
      );
      const removed = { popover, showPopover, hidePopover, togglePopover };
      for (const name of Object.keys(removed)) Reflect.deleteProperty(HTMLElement.prototype, name);
      onTestFinished(() => void Object.defineProperties(HTMLElement.prototype, removed));
      await renderUi(part);
      expect((await open()).isWhole).toBe(true);
      await page.getByRole("option", { name: "Town 1", exact: true }).click();
      await expect.element(field).toHaveValue("Town 1");
    });
  });

  test("at the end of the screen it is above the field", async () => {
    await renderUi(<div style={{ paddingBlockStart: 700 }}>{street}</div>);
    const { top, bottom } = await open();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(field.element().getBoundingClientRect().top);
  });

  test("on a low screen it does not cover the field", async () => {
    await page.viewport(320, 256);
    await renderUi(<div style={{ paddingBlockStart: 88 }}>{street}</div>);
    await open();
    const control = field.element().getBoundingClientRect();
    await expect.poll(() => innerHeight).toBe(256);
    const { top, bottom } = list.element().getBoundingClientRect();
    expect(top >= control.bottom || bottom <= control.top).toBe(true);
    await page.viewport(1080, 800);
  });

  test("the active option of a long list is in sight", async () => {
    await renderUi(street);
    await open();
    for (let step = 0; step < 12; step += 1) await userEvent.keyboard("{ArrowDown}");
    const active = page.getByRole("option", { name: "Town 11" });
    await expect.element(active).toHaveAttribute("aria-selected", "true");
    const { bottom } = active.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(list.element().getBoundingClientRect().bottom);
  });
});

test("in a row of a list that is sorted again: its list stays", async () => {
  const list = (names: readonly string[]) => (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Combobox label={name} options={[{ value: "1", label: "One" }]} />
        </li>
      ))}
    </ul>
  );
  const { rerender } = await renderUi(list(["A", "B"]));
  await page.getByRole("combobox", { name: "A" }).click();
  await userEvent.keyboard("O");
  await expect.element(page.getByRole("option")).toBeVisible();
  await rerender(list(["B", "A"]));
  await expect.element(page.getByRole("combobox", { name: "A" })).toHaveFocus();
  await expect.element(page.getByRole("option")).toBeVisible();
});
