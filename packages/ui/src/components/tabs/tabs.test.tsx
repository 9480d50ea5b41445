import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Tabs } from "./index.ts";

const Three = () => {
  const [value, setValue] = useState("a");
  return (
    <Tabs
      label="Letters"
      value={value}
      onValueChange={setValue}
      items={[
        { value: "a", label: "A" },
        { value: "b", label: "B", pending: "1 answer is missing" },
        { value: "c", label: "C" },
      ]}
    >
      Panel {value}
    </Tabs>
  );
};
const tab = (name: RegExp) => page.getByRole("tab", { name });

describe("Tabs, keyboard (APG tabs, activated by hand)", () => {
  const entered = async () => {
    await renderUi(<Three />);
    await userEvent.tab();
    await expect.element(tab(/A/)).toHaveFocus();
  };
  const shows = async (letter: string) => {
    await expect.element(page.getByRole("tabpanel")).toHaveTextContent(`Panel ${letter}`);
    await expect.element(tab(new RegExp(letter.toUpperCase()))).toHaveAttribute("aria-selected", "true");
  };

  test("Tab: into the list onto the tab that is on, out of it into the panel; Shift and Tab back", async () => {
    await entered();
    await userEvent.tab();
    await expect.element(page.getByRole("tabpanel", { name: "A" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(tab(/A/)).toHaveFocus();
  });

  test("Left Arrow: to the previous tab, from the first to the last, without showing it", async () => {
    await entered();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(tab(/C/)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(tab(/B/)).toHaveFocus();
    await shows("a");
  });

  test("Right Arrow: to the next tab, from the last to the first, without showing it", async () => {
    await entered();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.element(tab(/C/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tab(/A/)).toHaveFocus();
    await shows("a");
  });

  test.each([
    ["Space", " "],
    ["Enter", "{Enter}"],
  ])("%s: shows the tab that has focus", async (_, key) => {
    await entered();
    await userEvent.keyboard(`{ArrowRight}${key}`);
    await shows("b");
    await expect.element(tab(/B/)).toHaveFocus();
  });

  test("Home: to the first tab", async () => {
    await entered();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Home}");
    await expect.element(tab(/A/)).toHaveFocus();
  });

  test("End: to the last tab", async () => {
    await entered();
    await userEvent.keyboard("{End}");
    await expect.element(tab(/C/)).toHaveFocus();
  });
});

describe("Tabs", () => {
  test("a tab with missing answers announces them", async () => {
    await renderUi(<Three />);
    await expect.element(tab(/B/)).toHaveAccessibleName("B 1 answer is missing");
  });
});

test("a value with a space: the tab still names its panel", async () => {
  await renderUi(
    <Tabs
      label="Views"
      value="in progress"
      onValueChange={() => undefined}
      items={[{ value: "in progress", label: "Open" }]}
    >
      Words
    </Tabs>,
  );
  await expect.element(page.getByRole("tabpanel", { name: "Open" })).toBeVisible();
});

test("a value that no tab has: the first tab is a tab stop, and the panel has a name", async () => {
  await renderUi(
    <Tabs label="Views" value="gone" items={[{ value: "open", label: "Open" }]}>
      Words
    </Tabs>,
  );
  await userEvent.tab();
  await expect.element(tab(/Open/)).toHaveFocus();
  await expect.element(page.getByRole("tabpanel", { name: "Views" })).toBeVisible();
});

test("a disabled tab: the keys and a press pass it over, and the first other one is shown at first", async () => {
  await renderUi(
    <Tabs
      label="Views"
      items={[
        { value: "a", label: "A", disabled: true },
        { value: "b", label: "B" },
        { value: "c", label: "C", disabled: true },
        { value: "d", label: "D" },
      ]}
    >
      Words
    </Tabs>,
  );
  await expect.element(page.getByRole("tabpanel", { name: "B" })).toBeVisible();
  await userEvent.tab();
  await expect.element(tab(/B/)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab(/D/)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab(/B/)).toHaveFocus();
  await tab(/A/).click({ force: true });
  await expect.element(tab(/A/)).toHaveAttribute("aria-selected", "false");
  await expect.element(tab(/A/)).toBeDisabled();
});

test("the shown tab is disabled meanwhile: the tabs still have a stop", async () => {
  const items = (disabled: boolean) => [
    { value: "a", label: "A" },
    { value: "b", label: "B", disabled },
  ];
  const { rerender } = await renderUi(<Tabs label="Views" value="b" items={items(false)} />);
  await rerender(<Tabs label="Views" value="b" items={items(true)} />);
  await userEvent.tab();
  await expect.element(tab(/A/)).toHaveFocus();
  await expect.element(page.getByRole("tabpanel", { name: "B" })).toBeInTheDocument();
});

test("in a text from right to left, Left Arrow goes to the next tab", async () => {
  await renderUi(
    <div dir="rtl">
      <Three />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tab(/B/)).toHaveFocus();
});

test("an arrow with Alt is the browser's, which goes back", async () => {
  await renderUi(<Three />);
  await userEvent.tab();
  const press = new KeyboardEvent("keydown", { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true });
  tab(/A/).element().dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

test("the tab that has focus is removed: the tab stop has it", async () => {
  const items = ["A", "B", "C"].map((label) => ({ value: label, label }));
  const { rerender } = await renderUi(<Tabs label="Letters" defaultValue="B" items={items} />);
  await tab(/B/).click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab(/C/)).toHaveFocus();
  await rerender(<Tabs label="Letters" defaultValue="B" items={items.slice(0, 2)} />);
  await expect.element(tab(/B/)).toHaveFocus();
});

test("a count that is not known yet has the place of two digits", async () => {
  const Counted = ({ count }: { readonly count: number | null }) => (
    <Tabs label="Projects" items={[{ value: "open", label: "Open", count }]} />
  );
  const { rerender } = await renderUi(<Counted count={null} />);
  const widthOf = () => tab(/Open/).element().getBoundingClientRect().width;
  const unknown = widthOf();
  await rerender(<Counted count={10} />);
  await expect.element(tab(/Open/)).toHaveTextContent("Open10");
  expect(Math.abs(widthOf() - unknown)).toBeLessThan(4);
});
