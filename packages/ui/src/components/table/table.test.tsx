import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
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

describe.each([320, 1080])("Table at %i px", (width) => {
  test("keeps its semantics, is named, says how it is sorted, and never scrolls sideways", async () => {
    await page.viewport(width, 700);
    await renderUi(<Table caption="Orders" columns={columns} rows={rows} keyOf={({ id }) => id} />);
    const table = page.getByRole("table", { name: "Orders" });
    await expect.element(table).toBeInTheDocument();
    await expect.element(page.getByRole("columnheader", { name: "Order" })).toHaveAttribute("aria-sort", "ascending");
    await expect.element(page.getByRole("columnheader", { name: "Points" })).not.toHaveAttribute("aria-sort");
    expect(page.getByRole("row").elements()).toHaveLength(3);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test("the whole row is the link, 52 px high or more", async () => {
    await page.viewport(width, 700);
    await renderUi(<Table caption="Orders" columns={columns} rows={rows} keyOf={({ id }) => id} />);
    const box = page.getByRole("row").nth(1).element().getBoundingClientRect();
    expect(box.height).toBeGreaterThanOrEqual(52);
    const hit = document.elementFromPoint(box.right - 4, box.top + box.height / 2);
    expect(hit?.closest("a")?.getAttribute("href")).toBe("#4079-121");
  });
});
