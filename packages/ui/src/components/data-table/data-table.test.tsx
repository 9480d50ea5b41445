import { StrictMode, useState } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { strings } from "../../generated/strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { UiProvider } from "../provider/index.ts";
import { RowLink } from "../table/index.ts";
import { type DataColumn, DataTable, type DataTableProps } from "./index.ts";

interface Row {
  readonly id: string;
  readonly points: number | null;
}

const some = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `R${index + 1}`, points: (index * 7) % 10 }));

const columns: readonly DataColumn<Row>[] = [
  {
    id: "id",
    header: "Order",
    place: "key",
    value: ({ id }) => id,
    cell: ({ id }) => <RowLink href={`#${id}`}>{id}</RowLink>,
  },
  { id: "points", header: "Points", align: "end", value: ({ points }) => points, cell: ({ points }) => points },
  { id: "plain", header: "Plain", cell: () => "plain" },
];

const five = some(5);
const many = some(10_000);

const Rows = (props: Partial<DataTableProps<Row>>) => (
  <DataTable caption="Orders" columns={columns} rows={five} keyOf={({ id }) => id} {...props} />
);

const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const head = (name: string) => page.getByRole("columnheader", { name });
const sortButton = (name: string) => head(name).getByRole("button");
const order = () => [...document.querySelectorAll("tbody a")].map(({ textContent }) => textContent);
const drawnRows = () => document.querySelectorAll("tbody tr:not([aria-hidden])").length;
const focus = (element: Element) => {
  if (element instanceof HTMLElement) element.focus();
};

describe("sorting", () => {
  test("a press sorts by the column and says so, another turns it round; numbers in texts count by size", async () => {
    await renderUi(<Rows rows={some(11)} />);
    await sortButton("Order").click();
    await expect.element(head("Order")).toHaveAttribute("aria-sort", "ascending");
    expect(order().slice(-3)).toEqual(["R9", "R10", "R11"]);
    await sortButton("Order").click();
    await expect.element(head("Order")).toHaveAttribute("aria-sort", "descending");
    expect(order().slice(0, 3)).toEqual(["R11", "R10", "R9"]);
  });

  test("rows without a value come last in both directions", { tags: "long" }, async () => {
    const rows: readonly Row[] = [
      { id: "none", points: null },
      { id: "one", points: 1 },
      { id: "two", points: 2 },
    ];
    await renderUi(<Rows rows={rows} />);
    await sortButton("Points").click();
    expect(order()).toEqual(["one", "two", "none"]);
    await sortButton("Points").click();
    expect(order()).toEqual(["two", "one", "none"]);
  });

  test("a column without a value has no button", async () => {
    await renderUi(<Rows />);
    await expect.element(head("Plain")).toBeVisible();
    expect(head("Plain").getByRole("button").elements()).toHaveLength(0);
  });

  test("on a phone the buttons are above the rows and sort them", { tags: "long" }, async () => {
    await page.viewport(320, 700);
    await renderUi(<Rows selectable />);
    await sortButton("Points").click();
    await sortButton("Points").click();
    expect(order()[0]).toBe("R5");
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test("a server gets the order and rows stay as they are", async () => {
    const onSortChange = vi.fn();
    await renderUi(
      <Rows serverSide onSortChange={onSortChange} defaultSort={{ column: "id", direction: "ascending" }} />,
    );
    await sortButton("Order").click();
    expect(onSortChange).toHaveBeenLastCalledWith({ column: "id", direction: "descending" });
    expect(order()).toEqual(["R1", "R2", "R3", "R4", "R5"]);
  });

  test("a controlled order changes only with the prop", async () => {
    const onSortChange = vi.fn();
    await renderUi(<Rows sort={{ column: "id", direction: "ascending" }} onSortChange={onSortChange} />);
    await sortButton("Points").click();
    expect(onSortChange).toHaveBeenCalledWith({ column: "points", direction: "ascending" });
    await expect.element(head("Order")).toHaveAttribute("aria-sort", "ascending");
    await expect.element(head("Points")).not.toHaveAttribute("aria-sort");
  });
});

describe("selection", () => {
  test("the header's box selects all, is mixed for some, and counts are announced", async () => {
    const onSelectedChange = vi.fn<(selected: readonly string[]) => void>();
    await renderUi(<Rows selectable onSelectedChange={onSelectedChange} />);
    await box("Select: R2").click();
    expect(onSelectedChange).toHaveBeenLastCalledWith(["R2"]);
    expect(box("Select all rows").element()).toHaveProperty("indeterminate", true);
    await expect.element(page.getByText("Chosen: 1")).toBeVisible();
    await box("Select all rows").click();
    expect(onSelectedChange.mock.lastCall?.[0]).toHaveLength(5);
    await expect.element(box("Select: R5")).toBeChecked();
    await box("Select all rows").click();
    expect(onSelectedChange).toHaveBeenLastCalledWith([]);
  });

  test("Shift and a click select the range on screen, in the order on screen", async () => {
    const onSelectedChange = vi.fn<(selected: readonly string[]) => void>();
    await renderUi(
      <Rows selectable onSelectedChange={onSelectedChange} defaultSort={{ column: "id", direction: "descending" }} />,
    );
    await box("Select: R4").click();
    await box("Select: R2").click({ modifiers: ["Shift"] });
    expect([...(onSelectedChange.mock.lastCall?.[0] ?? [])].sort()).toEqual(["R2", "R3", "R4"]);
  });

  test("a row that cannot be selected is left out, also by the box for all", async () => {
    const onSelectedChange = vi.fn<(selected: readonly string[]) => void>();
    await renderUi(<Rows selectable canSelect={({ id }) => id !== "R3"} onSelectedChange={onSelectedChange} />);
    await expect.element(box("Select: R3")).toBeDisabled();
    await box("Select all rows").click();
    expect(onSelectedChange).toHaveBeenLastCalledWith(["R1", "R2", "R4", "R5"]);
  });

  test("a row can be selected as soon as `canSelect` allows it", async () => {
    const onSelectedChange = vi.fn<(selected: readonly string[]) => void>();
    const draw = (isReady: boolean) => (
      <Rows selectable canSelect={() => isReady} onSelectedChange={onSelectedChange} />
    );
    const { rerender } = await renderUi(draw(false));
    await expect.element(box("Select: R3")).toBeDisabled();
    await rerender(draw(true));
    await box("Select: R3").click();
    expect(onSelectedChange).toHaveBeenLastCalledWith(["R3"]);
    await rerender(draw(false));
    await expect.element(box("Select: R3")).toBeDisabled();
  });

  test("a selection of other pages stays, and actions get all of it", async () => {
    const onExport = vi.fn<(selected: readonly string[]) => void>();
    const exportButton = (selected: readonly string[]) => <Button onClick={() => onExport(selected)}>Export</Button>;
    const Pages = () => {
      const [at, setAt] = useState(1);
      return (
        <Rows
          rows={many.slice((at - 1) * 2, at * 2)}
          serverSide
          selectable
          total={10_000}
          offset={(at - 1) * 2}
          actions={exportButton}
          pagination={{ page: at, pages: 5000, onPageChange: setAt }}
        />
      );
    };
    await renderUi(<Pages />);
    await box("Select: R1").click();
    await page.getByRole("button", { name: "Page 2", exact: true }).click();
    await box("Select: R3").click();
    await page.getByRole("button", { name: "Export" }).click();
    expect(onExport).toHaveBeenCalledWith(["R1", "R3"]);
    await expect.element(page.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
    await expect.element(page.getByRole("row").nth(1)).toHaveAttribute("aria-rowindex", "4");
  });

  test("with rows of another page selected, the header's box says what is selected on this one", async () => {
    const draw = (rows: readonly Row[], canSelect?: (row: Row) => boolean) => (
      <Rows rows={rows} serverSide selectable selected={["R1", "R2", "R3"]} canSelect={canSelect} />
    );
    const { rerender } = await renderUi(draw(many.slice(0, 2)));
    const all = box("Select all rows");
    const isMixed = (mixed: boolean) => expect.poll(() => all.element()).toHaveProperty("indeterminate", mixed);
    await expect.element(all).toBeChecked();
    await rerender(draw(many.slice(2, 4)));
    await isMixed(true);
    await expect.element(all).not.toBeChecked();
    await rerender(draw(many.slice(4, 6)));
    await isMixed(false);
    await expect.element(all).not.toBeChecked();
    // Of rows that cannot be selected, none is.
    await rerender(draw(many.slice(4, 6), () => false));
    await expect.element(box("Select: R5")).toBeDisabled();
    await isMixed(false);
    await expect.element(all).not.toBeChecked();
  });

  test(
    "an action that ends the selection is removed with it: focus goes to the header, not to the top of the page",
    { tags: "long" },
    async () => {
      const Chosen = () => {
        const [rows, setRows] = useState(five);
        const [selected, setSelected] = useState<readonly string[]>([]);
        const clear = () => setSelected([]);
        const remove = () => {
          setRows(rows.filter(({ id }) => !selected.includes(id)));
          setSelected([]);
        };
        const buttons = (
          <>
            <Button onClick={clear}>Clear</Button>
            <Button onClick={remove}>Delete</Button>
          </>
        );
        return (
          <Rows rows={rows} selectable selected={selected} onSelectedChange={setSelected} actions={() => buttons} />
        );
      };
      await renderUi(<Chosen />);
      await box("Select: R1").click();
      await page.getByRole("button", { name: "Clear" }).click();
      await expect.element(box("Select all rows")).toHaveFocus();
      // Without rows there is nothing to select, but the order stays.
      await userEvent.keyboard(" ");
      await page.getByRole("button", { name: "Delete" }).click();
      await expect.element(sortButton("Order")).toHaveFocus();
    },
  );
});

describe("columns", () => {
  test("the menu hides and shows a column and stays open; the name of a row cannot be hidden", async () => {
    const onHiddenColumnsChange = vi.fn();
    await renderUi(<Rows onHiddenColumnsChange={onHiddenColumnsChange} />);
    await page.getByRole("button", { name: "Columns" }).click();
    const points = page.getByRole("menuitemcheckbox", { name: "Points" });
    await expect.element(points).toBeChecked();
    await points.click();
    await expect.element(points).not.toBeChecked();
    expect(onHiddenColumnsChange).toHaveBeenLastCalledWith(["points"]);
    expect(page.getByRole("menuitemcheckbox", { name: "Order" }).elements()).toHaveLength(0);
    expect(head("Points").elements()).toHaveLength(0);
    await points.click();
    expect(onHiddenColumnsChange).toHaveBeenLastCalledWith([]);
  });
});

describe("states", () => {
  test("placeholders are as high as rows, so nothing moves", async () => {
    const { rerender } = await renderUi(<Rows rows={[]} loading selectable />);
    const table = page.getByRole("table");
    await expect.element(table).toHaveAttribute("aria-busy", "true");
    const { height } = table.element().getBoundingClientRect();
    await rerender(<Rows selectable />);
    await expect.element(page.getByText("R1", { exact: true })).toBeVisible();
    expect(table.element().getBoundingClientRect().height).toBeCloseTo(height, 0);
    await expect.element(table).not.toHaveAttribute("aria-busy");
  });

  test("rows of before stay while new ones load", async () => {
    await renderUi(<Rows loading />);
    await expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
    expect(order()).toHaveLength(5);
  });

  test("no rows: the kit's text, or the caller's", async () => {
    const { rerender } = await renderUi(<Rows rows={[]} />);
    await expect.element(page.getByRole("cell", { name: "Nothing found" })).toBeVisible();
    await rerender(<Rows rows={[]} empty="No orders yet." />);
    await expect.element(page.getByRole("cell", { name: "No orders yet." })).toBeVisible();
  });

  test("a problem is shown in place of rows", async () => {
    await renderUi(<Rows problem={<Button>Try again</Button>} />);
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(order()).toEqual([]);
  });

  test("a filter leaves the rows that fit and says how many", async () => {
    const fits = ({ points }: Row) => points === 7;
    await renderUi(<Rows filter={fits} />);
    expect(order()).toEqual(["R2"]);
    await expect.element(page.getByText("Results: 1")).toBeInTheDocument();
  });
});

describe("the outcome of a load from a server is announced", () => {
  const said = page.getByRole("status");
  const load = async (outcome: Partial<DataTableProps<Row>>) => {
    const { rerender } = await renderUi(<Rows serverSide />);
    await rerender(<Rows serverSide loading />);
    await expect.element(said).toHaveTextContent("Loading");
    await rerender(<Rows serverSide {...outcome} />);
  };

  test("as the number of rows on all pages", async () => {
    await load({ total: 10_000 });
    await expect.element(said).toHaveTextContent("Results: 10,000");
  });

  test("as the number of rows on this page, where no other is known", async () => {
    await load({ offset: 10 });
    await expect.element(said).toHaveTextContent("Results: 5");
  });

  test.each([
    [{ rows: [] }, "Nothing found"],
    [
      { rows: [], empty: <EmptyState level={3} title="No orders" text="Remove a filter." /> },
      "No orders Remove a filter.",
    ],
    [{ problem: "The orders could not be loaded." }, "The orders could not be loaded."],
  ])("as the text in place of rows: case %#", async (outcome, text) => {
    await load(outcome);
    await expect.element(said).toHaveTextContent(text);
  });

  test("again when another try has the same problem", async () => {
    const failed = <Rows serverSide problem="Not loaded" />;
    const { rerender } = await renderUi(failed);
    await rerender(<Rows serverSide loading problem="Not loaded" />);
    await expect.element(said).toHaveTextContent("Loading");
    await rerender(failed);
    await expect.element(said).toHaveTextContent("Not loaded");
  });

  test("but not that of the first load, which nobody asked for in the table", async () => {
    const { rerender } = await renderUi(<Rows rows={[]} serverSide loading />);
    await rerender(<Rows serverSide />);
    await expect.element(page.getByText("R1", { exact: true })).toBeVisible();
    await expect.element(said).toBeEmptyDOMElement();
  });

  test("but not where the table itself sorts", async () => {
    const { rerender } = await renderUi(<Rows />);
    await rerender(<Rows loading />);
    await rerender(<Rows />);
    await expect.element(said).toBeEmptyDOMElement();
  });
});

describe.each([390, 1080])("10,000 rows at %i px", (width) => {
  test("the page has a bounded part of them, and scrolling shows the last", async () => {
    await page.viewport(width, 700);
    await renderUi(<Rows rows={many} selectable height="400px" />);
    await expect.element(page.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
    expect(drawnRows()).toBeGreaterThan(5);
    expect(drawnRows()).toBeLessThan(40);
    const area = page.getByRole("group", { name: "Orders" }).element();
    // Rows are measured when they come into view, so that the end moves.
    await expect
      .poll(() => {
        area.scrollTop = area.scrollHeight;
        return order().at(-1);
      })
      .toBe("R10000");
    await expect.element(page.getByRole("row", { name: /R10000/ })).toHaveAttribute("aria-rowindex", "10001");
    await expect.element(page.getByText("R10000", { exact: true })).toBeInViewport();
    expect(drawnRows()).toBeLessThan(40);
    expect(head("Order").element().getBoundingClientRect().top).toBeCloseTo(area.getBoundingClientRect().top, -1);
  });
});

test("all rows are in the page while it is printed", async () => {
  await renderUi(<Rows rows={some(500)} height="300px" />);
  expect(drawnRows()).toBeLessThan(40);
  window.dispatchEvent(new Event("beforeprint"));
  expect(drawnRows()).toBe(500);
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(drawnRows).toBeLessThan(40);
});

test("the row with focus stays in the page when it is scrolled away", async () => {
  await renderUi(<Rows rows={many} selectable height="300px" />);
  focus(box("Select: R2").element());
  page.getByRole("group", { name: "Orders" }).element().scrollTop = 200_000;
  await expect.poll(() => order().some((name) => name.length > 4)).toBe(true);
  await expect.element(box("Select: R2")).toHaveFocus();
  expect(drawnRows()).toBeLessThan(40);
});

test(
  "the row with focus stays in the page and keeps focus when a new order moves it out of view",
  { tags: "long" },
  async () => {
    const { rerender } = await renderUi(<Rows rows={many} selectable height="300px" />);
    focus(box("Select: R2").element());
    await rerender(<Rows rows={many.toReversed()} selectable height="300px" />);
    await expect.poll(() => order()[0]).toBe("R10000");
    await expect.element(box("Select: R2")).toHaveFocus();
    expect(drawnRows()).toBeLessThan(40);
  },
);

describe("DataTable, keyboard", () => {
  test("Tab: to the next control, the sort buttons first, then the controls of the rows", async () => {
    await renderUi(<Rows columnsMenu={false} selectable />);
    await userEvent.tab();
    await expect.element(box("Select all rows")).toHaveFocus();
    await userEvent.tab();
    await expect.element(sortButton("Order")).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(box("Select: R1")).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "R1" })).toHaveFocus();
  });

  test("Enter, on a sort button: sorts by the column, again turns the order round", async () => {
    await renderUi(<Rows />);
    focus(sortButton("Order").element());
    await userEvent.keyboard("{Enter}");
    await expect.element(head("Order")).toHaveAttribute("aria-sort", "ascending");
    await userEvent.keyboard("{Enter}");
    await expect.element(head("Order")).toHaveAttribute("aria-sort", "descending");
  });

  test("Space, on a checkbox: selects the row, or takes it back", async () => {
    await renderUi(<Rows selectable />);
    focus(box("Select: R2").element());
    await userEvent.keyboard(" ");
    await expect.element(box("Select: R2")).toBeChecked();
    await userEvent.keyboard(" ");
    await expect.element(box("Select: R2")).not.toBeChecked();
  });

  test("Shift + Space, on a checkbox: the same for all rows from the last one that was changed", async () => {
    await renderUi(<Rows selectable />);
    focus(box("Select: R2").element());
    await userEvent.keyboard(" {ArrowDown}{ArrowDown}");
    await userEvent.keyboard("{Shift>} {/Shift}");
    await expect.element(page.getByText("Chosen: 3")).toBeVisible();
    await expect.element(box("Select: R3")).toBeChecked();
  });

  test.each(
    everyNth(3, [
      ["Down Arrow, on a control of a row", "{ArrowDown}", "R51"],
      ["Up Arrow, on a control of a row", "{ArrowUp}", "R49"],
      ["Page Down, on a control of a row", "{PageDown}", "R60"],
      ["Page Up, on a control of a row", "{PageUp}", "R40"],
      ["Home, on a control of a row", "{Home}", "R1"],
      ["End, on a control of a row", "{End}", "R10000"],
    ]),
  )("%s: to the same control of another row, also one out of view", async (_, key, name) => {
    await renderUi(<Rows rows={many} selectable height="300px" />);
    focus(box("Select: R1").element());
    await userEvent.keyboard("{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{ArrowUp}");
    await expect.element(box("Select: R50")).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(box(`Select: ${name}`)).toHaveFocus();
    await expect.element(box(`Select: ${name}`)).toBeInViewport();
  });

  test("arrow keys pass over rows that have no such control, and stop at the ends", async () => {
    await renderUi(<Rows selectable canSelect={({ id }) => id !== "R2"} />);
    focus(box("Select: R1").element());
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(box("Select: R1")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(box("Select: R3")).toHaveFocus();
  });
});

test("in StrictMode a press counts once", { tags: "long" }, async () => {
  const onSelectedChange = vi.fn<(selected: readonly string[]) => void>();
  await renderUi(
    <StrictMode>
      <Rows selectable onSelectedChange={onSelectedChange} height="300px" rows={many} />
    </StrictMode>,
  );
  await box("Select: R1").click();
  expect(onSelectedChange).toHaveBeenCalledOnce();
});

test("a server draws the first rows of a long list, and all of a short one", () => {
  const draw = (props: Partial<DataTableProps<Row>>) =>
    renderToString(
      <UiProvider strings={strings} locale="en">
        <Rows {...props} />
      </UiProvider>,
    );
  expect(draw({})).toContain("R5");
  const long = draw({ rows: many, height: "300px" });
  expect(long).toContain("#R1");
  expect(long).not.toContain("#R100&");
  expect(long).not.toContain("#R9999");
});

test("the header stays below what sticks above it", async () => {
  await page.viewport(1080, 400);
  await renderUi(
    <div style={{ blockSize: 3000 }}>
      <Rows rows={some(30)} stickyTop="64px" />
    </div>,
  );
  window.scrollTo(0, 600);
  await expect.poll(() => Math.round(document.querySelector("thead")?.getBoundingClientRect().top ?? 0)).toBe(64);
  window.scrollTo(0, 0);
});
