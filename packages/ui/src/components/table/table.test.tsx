import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import { TextLink } from "../link/index.ts";
import { RowLink, Table, type TableColumn } from "./index.ts";

interface Row {
  readonly id: string;
  readonly points: number;
}

const rows: readonly Row[] = [
  { id: "4079-121", points: 960 },
  { id: "legmegszentségteleníthetetlenségeskedéseitekért-4079-118", points: 110 },
];

const columns: readonly TableColumn<Row>[] = [
  {
    id: "id",
    header: "Order",
    place: "key",
    sorted: "ascending",
    sortHref: "#sort",
    cell: ({ id }) => <RowLink href={`#${id}`}>{id}</RowLink>,
  },
  { id: "points", header: "Points", align: "end", cell: ({ points }) => points },
];

describe.each(everyNth(2, [320, 1080]))("Table at %i px", (width) => {
  test("keeps its semantics, is named, exposes its sort order, and never scrolls sideways", async () => {
    await page.viewport(width, 700);
    await renderUi(<Table caption="Orders" columns={columns} rows={rows} keyOf={({ id }) => id} />);
    const table = page.getByRole("table", { name: "Orders" });
    await expect.element(table).toBeInTheDocument();
    await expect.element(page.getByRole("columnheader", { name: "Order" })).toHaveAttribute("aria-sort", "ascending");
    await expect.element(page.getByRole("columnheader", { name: "Points" })).not.toHaveAttribute("aria-sort");
    expect(page.getByRole("row").elements()).toHaveLength(3);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test("groups have a heading each, in the order in which they first appear", async () => {
    await page.viewport(width, 700);
    const mixed = [
      { id: "a", points: 1 },
      { id: "b", points: 2 },
      { id: "c", points: 1 },
    ];
    const groups = {
      keyOf: ({ points }: Row) => String(points),
      header: (members: readonly Row[]) => `Rows: ${members.length}`,
    };
    await renderUi(<Table caption="Orders" columns={columns} rows={mixed} keyOf={({ id }) => id} groups={groups} />);
    await expect.element(page.getByRole("rowheader", { name: "Rows: 2" })).toBeVisible();
    const bodies = [...document.querySelectorAll("tbody")].map((body) =>
      [...body.querySelectorAll("a")].map((link) => link.textContent),
    );
    expect(bodies).toEqual([["a", "c"], ["b"]]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test("a total stands on the edge of the column that it sums up", async () => {
    await page.viewport(width, 700);
    const totals = [{ column: "points", label: "Total", value: "930", isSum: true }];
    await renderUi(<Table caption="Orders" columns={columns} rows={rows} keyOf={({ id }) => id} totals={totals} />);
    const total = page.getByRole("row", { name: "Total 930" });
    await expect.element(total.getByRole("rowheader", { name: "Total" })).toBeVisible();
    await expect.element(total.getByRole("cell", { name: "930" })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test("the whole row is the link, 52 px high or more", async () => {
    await page.viewport(width, 700);
    await renderUi(<Table caption="Orders" columns={columns} rows={rows} keyOf={({ id }) => id} />);
    const box = page.getByRole("row").nth(1).element().getBoundingClientRect();
    expect(box.height).toBeGreaterThanOrEqual(52);
    const hit = document.elementFromPoint(box.right - 4, box.top + box.height / 2);
    expect(hit?.closest("a")?.getAttribute("href")).toBe("#4079-121");
    expect(document.elementFromPoint(width / 2, window.innerHeight - 2)?.closest("a") ?? null).toBeNull();
  });
});

test("the row of the link that has the focus has a ring", async () => {
  await renderUi(<Table caption="Orders" columns={columns} rows={rows} keyOf={({ id }) => id} />);
  const row = page.getByRole("row").nth(1);
  await expect.element(row).toHaveStyle({ outlineStyle: "none" });
  await userEvent.keyboard("{Shift}");
  row.getByRole("link").element().focus();
  await expect.element(row).toHaveStyle({ outlineStyle: "solid", outlineWidth: "3px" });
});

test.each([390, 1080])("at %i px a click on a control of a row is the control's, not the row's", async (width) => {
  await page.viewport(width, 700);
  const onClick = vi.fn();
  const onOther = vi.fn((event: Event) => event.preventDefault());
  await renderUi(
    <Table
      caption="Orders"
      rows={rows.slice(0, 1)}
      keyOf={({ id }) => id}
      columns={[
        { id: "choose", header: "Choose", place: "key", cell: ({ id }) => <Checkbox label={`Choose ${id}`} /> },
        ...columns,
        { id: "act", header: "Act", cell: () => <Button onClick={onClick}>Repeat</Button> },
        {
          id: "plain",
          header: "Plain",
          cell: () => (
            <button type="button" onClick={onClick}>
              Plain
            </button>
          ),
        },
        { id: "link", header: "Link", cell: () => <TextLink href="#elsewhere">Elsewhere</TextLink> },
      ]}
    />,
  );
  location.hash = "";
  await page.getByText("Choose 4079-121").click();
  await expect.element(page.getByRole("checkbox")).toBeChecked();
  const box = page.getByRole("checkbox").element().getBoundingClientRect();
  expect(document.elementFromPoint(box.left + 12, box.top + 12)?.closest("a")).toBeNull();
  await page.getByRole("button", { name: "Repeat" }).click();
  await page.getByRole("button", { name: "Plain" }).click();
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(location.hash).toBe("");
  const link = page.getByRole("link", { name: "Elsewhere" });
  link.element().addEventListener("click", onOther);
  await link.click();
  expect(onOther).toHaveBeenCalledOnce();
});

describe("a row on phones", () => {
  const rectOf = (name: string) =>
    page
      .getByText(new RegExp(`${name}$`))
      .element()
      .getBoundingClientRect();
  const table = (places: readonly TableColumn<Row>["place"][]) =>
    renderUi(
      <Table
        caption="Orders"
        rows={rows.slice(0, 1)}
        keyOf={({ id }) => id}
        columns={places.map((place, index) => ({ id: String(index), header: "Head", place, cell: () => `A ${place}` }))}
      />,
    );

  test("key, status and actions share the first line in this order; the rest is below", async () => {
    await page.viewport(390, 700);
    await table(["actions", "pair", "meta", "status", "key"]);
    const [key, status, actions] = [rectOf("A key"), rectOf("A status"), rectOf("A actions")];
    expect(status.left).toBeGreaterThanOrEqual(key.right);
    expect(actions.left).toBeGreaterThanOrEqual(status.right);
    expect(Math.max(key.top, status.top, actions.top)).toBeLessThan(
      Math.min(key.bottom, status.bottom, actions.bottom),
    );
    expect(rectOf("A meta").top).toBeGreaterThanOrEqual(key.bottom);
    expect(rectOf("A pair").top).toBeGreaterThanOrEqual(rectOf("A meta").bottom);
  });

  test("start and end share a line each, in the order of the columns; a column without a place is not shown", async () => {
    await page.viewport(390, 700);
    await table(["key", "none", "start", "end"]);
    const [key, start, end] = [rectOf("A key"), rectOf("A start"), rectOf("A end")];
    expect(start.top).toBeGreaterThanOrEqual(key.bottom);
    expect(end.left).toBeGreaterThanOrEqual(start.right);
    expect(end.top).toBeLessThan(start.bottom);
    await expect.element(page.getByText("A none")).not.toBeVisible();
  });

  test("lines below the first begin beside the picture of the key cell", async () => {
    await page.viewport(390, 700);
    const columns: readonly TableColumn<Row>[] = [
      { id: "id", header: "Order", place: "key", cell: ({ id }) => id },
      { id: "points", header: "Points", place: "start", labelled: true, cell: ({ points }) => points },
    ];
    await renderUi(
      <Table caption="Orders" columns={columns} rows={rows.slice(0, 1)} keyOf={({ id }) => id} indent="50px" />,
    );
    const label = page.getByText("Points").last();
    await expect.element(label).toBeVisible();
    expect(label.element().getBoundingClientRect().left).toBeCloseTo(rectOf("4079-121").left + 50, 0);
  });

  test("without actions the status is at the end", async () => {
    await page.viewport(390, 700);
    await table(["key", "status"]);
    const row = page.getByRole("row").nth(1).element();
    const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingInlineEnd);
    expect(rectOf("A status").right).toBeCloseTo(end, 0);
  });
});

test("on a phone, focus on a sort link is visible", async () => {
  await page.viewport(320, 700);
  await renderUi(<Table caption="Orders" columns={columns} rows={rows} keyOf={({ id }) => id} />);
  await userEvent.tab();
  const link = page.getByRole("columnheader", { name: "Order" }).getByRole("link").element();
  expect(document.activeElement).toBe(link);
  const { left, top, width, height } = link.getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest("a")).toBe(link);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test("on a phone, sort links and a checkbox for all rows are visible and work; names without a control are hidden", async () => {
  await page.viewport(390, 700);
  const withAll: readonly TableColumn<Row>[] = [
    { id: "all", header: <Checkbox label="All" />, place: "key", cell: ({ id }) => <Checkbox label={id} /> },
    { id: "id", header: "Order", sortHref: "#by-order", cell: ({ id }) => id },
    { id: "points", header: "Points", align: "end", cell: ({ points }) => points },
  ];
  await renderUi(<Table caption="Orders" columns={withAll} rows={rows} keyOf={({ id }) => id} />);
  const head = page.getByRole("columnheader");
  await page.getByText("All", { exact: true }).click();
  await expect.element(page.getByRole("checkbox", { name: "All" })).toBeChecked();
  const sort = head.getByRole("link", { name: "Order" }).element().getBoundingClientRect();
  expect(document.elementFromPoint(sort.left + sort.width / 2, sort.top + sort.height / 2)?.closest("a")?.hash).toBe(
    "#by-order",
  );
  expect(head.nth(2).element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  const first = page.getByRole("row").nth(1).element().getBoundingClientRect();
  expect(sort.bottom).toBeLessThanOrEqual(first.top);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("a phone's row of one line has it in its middle", async () => {
  await page.viewport(390, 700);
  await renderUi(
    <Table
      caption="Expiry"
      columns={[{ id: "month", header: "Month", place: "key", cell: () => "December 2026" }]}
      rows={[1]}
      keyOf={String}
    />,
  );
  const middleOf = ({ top, height }: DOMRect) => top + height / 2;
  const cell = page.getByRole("cell").element();
  const row = cell.closest("tr") ?? document.body;
  expect(middleOf(cell.getBoundingClientRect())).toBeCloseTo(middleOf(row.getBoundingClientRect()), 0);
});

describe("keys", () => {
  test("Tab: through the links that sort, then row by row", async () => {
    await page.viewport(1080, 700);
    await renderUi(<Table caption="Orders" columns={columns} rows={rows} keyOf={({ id }) => id} />);
    const stops = [];
    for (let stop = 0; stop < 3; stop += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.textContent);
    }
    expect(stops).toEqual(["Order", ...rows.map(({ id }) => id)]);
  });

  test.each([
    ["Order", "#sort"],
    ["4079-121", "#4079-121"],
  ])("Enter: follows the link of %s", async (name, target) => {
    await page.viewport(1080, 700);
    location.hash = "";
    await renderUi(<Table caption="Orders" columns={columns} rows={rows} keyOf={({ id }) => id} />);
    page.getByRole("link", { name, exact: true }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => location.hash).toBe(target);
  });
});
