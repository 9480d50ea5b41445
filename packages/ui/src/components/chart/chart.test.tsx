import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { strings } from "../../generated/strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Table } from "../table/index.ts";
import { BarChart, LineChart, Sparkline } from "./index.ts";

const names = ["May", "June", "July"];
const Bars = ({ values = [10, 20, 30] }: { readonly values?: readonly number[] }) => (
  <BarChart
    label="Points by month"
    series={[{ id: "earned", label: "Earned", tone: "positive" }]}
    columns={names.map((id, index) => ({
      id,
      text: `${id}: ${values[index]} points`,
      up: [{ series: "earned", value: values[index] ?? 0 }],
    }))}
    cutNote={(cut) => `Cut off: ${cut.map(({ id }) => id).join(", ")}`}
  />
);
const chart = page.getByRole("slider", { name: "Points by month" });
const says = async (text: string) => {
  await expect.element(chart).toHaveAttribute("aria-valuetext", text);
  await expect.element(page.getByText(text)).toBeVisible();
};

describe("Chart, keyboard (APG slider)", () => {
  const entered = async () => {
    await renderUi(
      <>
        <Bars />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(chart).toHaveFocus();
  };

  test("Tab: to the chart, which is one stop", async () => {
    await entered();
    await userEvent.tab();
    await expect.element(page.getByRole("button")).toHaveFocus();
  });

  test.each(
    everyNth(3, [
      ["Left Arrow", "{ArrowLeft}", "June: 20 points"],
      ["Down Arrow", "{ArrowDown}", "June: 20 points"],
      ["Home", "{Home}", "May: 10 points"],
    ]),
  )("%s: from the last period back", async (_, key, text) => {
    await entered();
    await says("July: 30 points");
    await userEvent.keyboard(key);
    await says(text);
  });

  test.each(
    everyNth(3, [
      ["Right Arrow", "{ArrowRight}", "June: 20 points"],
      ["Up Arrow", "{ArrowUp}", "June: 20 points"],
      ["End", "{End}", "July: 30 points"],
    ]),
  )("%s: from the first period on", async (_, key, text) => {
    await entered();
    await userEvent.keyboard(`{Home}${key}`);
    await says(text);
  });

  test("from right to left, Left Arrow goes to the next period", async () => {
    await renderUi(
      <div dir="rtl">
        <Bars />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await says("June: 20 points");
  });
});

test.each(
  everyNth(2, [
    ["ltr", "May: 10 points"],
    ["rtl", "July: 30 points"],
  ] as const),
)("%s: a press at the left edge chooses the period that is drawn there", async (dir, text) => {
  await renderUi(
    <div dir={dir}>
      <Bars />
    </div>,
  );
  await userEvent.click(chart, { position: { x: 4, y: 20 } });
  await says(text);
});

test("a column that is far higher than the others is cut off, and a note names it", async () => {
  await renderUi(<Bars values={[10, 5000, 30]} />);
  await expect.element(page.getByText("Cut off: June")).toBeVisible();
});

test("fewer periods than before: the last one is chosen", async () => {
  const points = names.map((id) => ({ id, text: id, values: [1] }));
  const lines = (count: number) => (
    <LineChart
      label="Points by month"
      series={[{ id: "own", label: "Own", tone: "primary" }]}
      points={points.slice(0, count)}
    />
  );
  const { rerender } = await renderUi(lines(3));
  await says("July");
  await rerender(lines(2));
  await says("June");
});

test("a legend names two series and more", async () => {
  const chartOf = (count: number) => (
    <LineChart
      label="Points by month"
      series={[
        { id: "own", label: "Own", tone: "primary" as const },
        { id: "others", label: "Others", tone: "neutral" as const },
      ].slice(0, count)}
      points={[{ id: "May", text: "May", values: [1, 2] }]}
    />
  );
  const { rerender } = await renderUi(chartOf(1));
  expect(page.getByRole("listitem").elements()).toHaveLength(0);
  await rerender(chartOf(2));
  expect(page.getByRole("listitem").elements()).toHaveLength(2);
});

test("the numbers beside the lines have a minus and no hyphen", async () => {
  const { container } = await renderUi(
    <LineChart
      label="Points by month"
      series={[{ id: "own", label: "Own", tone: "primary" }]}
      points={[-10, 10].map((value) => ({ id: String(value), text: String(value), values: [value] }))}
    />,
  );
  const numbers = [...container.querySelectorAll("text")].map((text) => text.textContent);
  expect(numbers).toContain("\u221210");
});

test("small numbers beside the lines are written out", async () => {
  const { container } = await renderUi(<Bars values={[0.0001, 0.0003]} />);
  const numbers = [...container.querySelectorAll("text")].map((text) => text.textContent);
  expect(numbers).toEqual(["0", "0.0001", "0.0002", "0.0003"]);
});

test("without periods it is no slider and no tab stop and has no table, with the first one it is", async () => {
  const series = [{ id: "own", label: "Own", tone: "primary" }] as const;
  const months = [{ id: "May", text: "May: 1 point", values: [1], up: [{ series: "own", value: 1 }] }];
  const draw = (count: number) => (
    <>
      <BarChart label="Points by month" series={series} columns={months.slice(0, count)} table="All months" />
      <LineChart label="Balance by month" series={series} points={months.slice(0, count)} table="All months" />
      <button type="button">After</button>
    </>
  );
  const { rerender } = await renderUi(draw(0));
  const charts = page.getByRole("slider");
  expect(charts.elements()).toEqual([]);
  expect(page.getByText(strings.asTable).elements()).toEqual([]);
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  await rerender(draw(1));
  expect(charts.elements()).toHaveLength(2);
  expect(page.getByText(strings.asTable).elements()).toHaveLength(2);
});

describe("the table of a chart", () => {
  const withTable = async (tableLabel?: string) => {
    await renderUi(
      <LineChart
        label="Points by month"
        series={[{ id: "own", label: "Own", tone: "primary" }]}
        points={names.map((id, index) => ({ id, text: id, values: [index] }))}
        tableLabel={tableLabel}
        table={
          <Table
            caption="Points by month"
            rows={names}
            keyOf={(name) => name}
            columns={[{ id: "month", header: "Month", place: "key", cell: (name) => name }]}
          />
        }
      />,
    );
    return page.getByRole("table", { name: "Points by month" });
  };

  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: opens it with the kit's words, and closes it", async (_, key) => {
    const table = await withTable();
    await expect.element(page.getByText(strings.asTable)).toBeVisible();
    await expect.element(page.getByRole("slider")).toBeVisible();
    expect(table.elements()).toEqual([]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(table).toBeVisible();
    await expect.element(table.getByText("June")).toBeVisible();
    await userEvent.keyboard(key);
    expect(table.elements()).toEqual([]);
  });

  test("the name of what opens it begins with its text and has that of the chart", async () => {
    await withTable();
    const opener = page.getByText(strings.asTable).element().closest("summary");
    await expect.element(opener).toHaveAccessibleName("Show as a table (Points by month)");
    expect(page.getByText("(Points by month)", { exact: true }).element().clientWidth).toBe(1);
  });

  test("has the app's words where they are given", async () => {
    await withTable("All months");
    await expect.element(page.getByText("All months")).toBeVisible();
    expect(page.getByText(strings.asTable).elements()).toEqual([]);
  });
});

test("a sparkline is a picture with its course in words", async () => {
  await renderUi(<Sparkline label="From 1 to 3" values={[1, 2, 3]} />);
  await expect.element(page.getByRole("img", { name: "From 1 to 3" })).toBeVisible();
});
