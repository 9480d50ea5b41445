import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { exampleOf } from "../../testing/example-of.ts";
import { userWith } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const meta = { current_page: 1, per_page: 20, last_page: 1, total: 0 };

const setToday = (day: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T09:30:00Z`) });

// Before October nothing is asked on arrival.
beforeEach(() => void setToday("2026-05-11"));
afterEach(() => void vi.useRealTimers());

test("a balance that has not arrived keeps its place with skeletons below the title", async () => {
  await renderScreen("/balance", {
    answers: { getCompanyPoints: "pending", listTiers: "pending", listPointsHistory: "pending" },
  });
  await expect.element(main.getByRole("heading", { level: 1, name: "Points balance" })).toBeVisible();
  await expect.poll(() => main.getByRole("status", { name: "Loading" }).elements().length).toBe(3);
});

test("the balance shows figures, levels and the history", async () => {
  await renderScreen("/balance");
  await expect.element(main.getByText("Resets in 234 days 14 hrs")).toBeVisible();
  const figures = () => [...main.element().querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  await expect
    .poll(figures)
    .toEqual([
      "Closed projects212,140",
      "Projects in progress385",
      "Lost projects140",
      "Scanned this year14",
      "Scans in closed projects112",
      "Expiring this year120What expires?",
    ]);
  await expect.element(main.getByText("In projects in progress: 85")).toBeVisible();
  await expect.element(main.getByText("Reserved for orders and top-ups: 140")).toBeVisible();
  await expect.element(main.getByRole("progressbar", { name: "windows" })).toHaveAttribute("aria-valuenow", "31");
  await expect.element(main.getByText("19 more to level 3, then +4 for each scan")).toBeVisible();
  const text = (row: number) =>
    main.getByRole("table", { name: "Points history" }).getByRole("row").nth(row).element().textContent;
  await expect.poll(() => text(1)).toMatch(/Reserved for an order.*Order 2026\/000412.*−140/);
  expect(text(2)).toMatch(/Project survey.*Project PL-2026-00117.*\+85/);
  expect(text(3)).toMatch(/Welcome points.*\+20/);
});

test("a level whose reset is due has no countdown (TIER-4)", async () => {
  setToday("2027-01-02");
  await renderScreen("/balance");
  await expect.element(main.getByRole("progressbar", { name: "windows" })).toBeVisible();
  await expect.element(main.getByText(/^Resets in/)).not.toBeInTheDocument();
});

test("each variation of points has its sign and its name, and expired ones are struck through (PTS-4)", async () => {
  const variations = ["positive", "negative", "reserved", "expired"] as const;
  const data = variations.map((variation, index) => ({
    uuid: `0193b2c9-82e6-75bb-8c71-c4e60183a5c${index}`,
    event: "correction",
    created_at: "2026-11-19T14:01:00Z",
    points: 15,
    variation,
    options: null,
  }));
  await renderScreen("/balance", { answers: { listPointsHistory: { body: { data, meta: { ...meta, total: 4 } } } } });
  const rows = main.getByRole("table", { name: "Points history" }).getByRole("row");
  for (const [index, [name, amount]] of [
    ["Earned", "+15"],
    ["Spent", "−15"],
    ["Reserved", "−15"],
    ["Expired", "−15"],
  ].entries()) {
    const row = rows.nth(index + 1);
    await expect.element(row.getByRole("img", { name })).toBeVisible();
    const points = row.getByText(amount ?? "", { exact: true });
    await expect.element(points).toBeVisible();
    // The line is the whole amount's, drawn through the text inside.
    const line = getComputedStyle(points.element().parentElement ?? document.body).textDecorationLine;
    expect(line).toBe(name === "Expired" ? "line-through" : "none");
  }
});

test.each(
  everyNth(4, [
    ["getCompanyPoints", "The balance could not be loaded."],
    ["listTierHistory", "The levels could not be loaded."],
    ["getPointsMonths", "The points per month could not be loaded."],
    ["listPointsHistory", "The history could not be loaded."],
  ] as const),
)("a part that could not be loaded says so and loads on another try: %s", async (operation, text) => {
  const stub = await renderScreen("/balance", { answers: { [operation]: { status: 500 } } });
  const failure = main.getByRole("alert");
  await expect.element(failure.getByText(text)).toBeVisible();
  stub.answer({ [operation]: {} });
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect.element(failure).not.toBeInTheDocument();
});

test("a company without points reads what will appear here", async () => {
  await renderScreen("/balance", { answers: { listPointsHistory: { body: { data: [], meta } } } });
  await expect.element(main.getByRole("heading", { name: "No points yet" })).toBeVisible();
});

test("a filter without a match offers all entries", { tags: "long" }, async () => {
  const stub = await renderScreen("/balance?event=trainings&from=2026-01-01", {
    answers: { listPointsHistory: { body: { data: [], meta } } },
  });
  await expect.element(main.getByRole("combobox", { name: "Reason" })).toHaveValue("trainings");
  await expect.element(main.getByRole("heading", { name: "No matching entries" })).toBeVisible();
  stub.answer({ listPointsHistory: {} });
  await main.getByRole("link", { name: "Show all" }).click();
  await expect.element(main.getByText("Welcome points", { exact: true }).last()).toBeVisible();
});

test("a period that ends before it starts is refused beside its field", async () => {
  await renderScreen("/balance?from=2026-11-02&to=2026-11-01");
  await expect.element(main.getByLabelText("To", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect.element(main.getByText("Choose 02/11/2026 or a later date.")).toBeVisible();
});

test("an unknown reason is shown as the server sent it", async () => {
  const entry = {
    uuid: "0193b2c9-82e6-75bb-8c71-c4e60183a5c7",
    event: "spring_bonus",
    created_at: "2026-11-19T14:01:00Z",
    points: 5,
    variation: "positive",
    options: null,
  };
  await renderScreen("/balance", {
    answers: { listPointsHistory: { body: { data: [entry], meta: { ...meta, total: 1 } } } },
  });
  await expect.element(main.getByText("spring_bonus")).toBeVisible();
});

test("what expires can be read at any time and is not remembered then", async () => {
  const stub = await renderScreen("/balance");
  await main.getByRole("button", { name: "What expires?" }).click();
  const dialog = page.getByRole("dialog", { name: "Points expiring soon: 120" });
  await expect.element(dialog.getByRole("row", { name: "December 2026 120" })).toBeVisible();
  // Header and December: the later months do not expire this year.
  expect(dialog.getByRole("row").elements()).toHaveLength(2);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stub.calls).not.toContain("updateUser");
});

test("from October on points that expire are shown on arrival, and closing is remembered", async () => {
  setToday("2026-11-20");
  const stub = await renderScreen("/balance");
  const dialog = page.getByRole("dialog", { name: "Points expiring soon: 120" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => stub.calls).toContain("updateUser");
});

test("the points per month are read with the keyboard, and as a table", async () => {
  await renderScreen("/balance");
  const months = main.getByRole("slider", { name: "Points per month" });
  await expect.element(months).toHaveAttribute("aria-valuetext", "November 2026. Earned: 85, spent: 0, expired: 0");
  months.element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(months).toHaveAttribute("aria-valuetext", "October 2026. Earned: 185, spent: 640, expired: 0");
  await userEvent.keyboard("{Home}");
  await expect.element(months).toHaveAttribute("aria-valuenow", "0");
  const forecast = main.getByRole("slider", { name: "Points that will expire" });
  await expect.element(forecast).toHaveAttribute("aria-valuetext", "December 2026. Will expire: 120");
  await main.getByText("Show as a table (Points per month)").click();
  const table = main.getByRole("table", { name: "Points per month" });
  await expect.poll(() => table.getByRole("row").nth(2).element().textContent).toMatch(/October 2026.*185.*640/);
});

test("a company without any points yet reads a sentence instead of a chart of nothing (PTS-12)", async () => {
  const past = Array.from({ length: 24 }, (_, index) => ({
    month: new Date(Date.UTC(2024, 11 + index, 1)).toISOString().slice(0, 7),
    earned: 0,
    spent: 0,
    expired: 0,
  }));
  await renderScreen("/balance", { answers: { getPointsMonths: { body: { past, expiring: [] } } } });
  await expect.element(main.getByText("Points that the company earns and spends will appear here.")).toBeVisible();
  await expect.element(main.getByText("Show as a table")).not.toBeInTheDocument();
});

test("a month that is far above all others is named below the chart that cuts it off (PTS-11)", async () => {
  const past = Array.from({ length: 24 }, (_, index) => ({
    month: new Date(Date.UTC(2024, 11 + index, 1)).toISOString().slice(0, 7),
    earned: index === 20 ? 90_000 : 100 + index,
    spent: 0,
    expired: 0,
  }));
  await renderScreen("/balance", { answers: { getPointsMonths: { body: { past, expiring: [] } } } });
  await expect.element(main.getByText("Too high to show in full: August 2026")).toBeVisible();
});

test("a day of the downloaded history is a day in the company's country (PTS-13)", async () => {
  const data = [
    {
      uuid: "0193b2c9-82e6-75bb-8c71-c4e60183a5c7",
      event: "correction",
      // Already the next day in Sofia, not yet in Warsaw or London.
      created_at: "2026-11-19T22:30:00Z",
      points: 15,
      variation: "positive",
      options: null,
    },
  ];
  const region = { ...exampleOf("getCurrentUser").region, slug: "bg" };
  await renderScreen("/balance", {
    answers: {
      getCurrentUser: userWith({ region }),
      listPointsHistory: { body: { data, meta: { ...meta, total: 1 } } },
    },
  });
  let saved: Promise<string> | undefined;
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) saved = content.text();

    return "blob:history";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await main.getByRole("button", { name: "Download CSV" }).click();
  await expect.poll(() => saved).toBeDefined();
  expect((await saved)?.split("\r\n")[1]).toMatch(/^2026-11-20;/);
});

test("when nothing of the balance could be loaded, one message stands for the page", async () => {
  await renderScreen("/balance", {
    answers: {
      getCompanyPoints: { status: 500 },
      listTiers: { status: 500 },
      getPointsMonths: { status: 500 },
      listPointsHistory: { status: 500 },
    },
  });
  await expect.element(main.getByRole("alert").getByText("The balance could not be loaded.")).toBeVisible();
  expect(main.getByRole("alert").elements()).toHaveLength(1);
  expect(main.getByRole("button", { name: "Try again" }).elements()).toHaveLength(1);
});

test("both charts of months are equally high", async () => {
  await renderScreen("/balance");
  const months = main.getByRole("slider");
  await expect.element(months.first()).toBeVisible();
  const [past, coming, ...others] = months.elements().map((chart) => chart.getBoundingClientRect().height);
  expect(others).toEqual([]);
  expect(past).toBeGreaterThan(100);
  expect(coming).toBe(past);
});
