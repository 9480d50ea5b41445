import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { exampleProject } from "../../testing/example-project.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const UUID = exampleProject().uuid;
const ADDRESS = `/projects/${UUID}`;

const project = (status: number, change: object = {}) => ({
  body: exampleProject({ status: { id: status, name: `Status ${status}` }, ...change }),
});

const scan = (id: number, type: string, flag: number) => ({
  uuid: `0193b2cd-2d80-7f65-a6fb-6e80ab2d4f${id}`,
  id,
  serial_number: `LW26000${id}`,
  type,
  size: "78 × 118",
  variant: "Pine",
  created_at: "2026-11-03T11:20:00Z",
  flag,
  points: 10,
});
const products = {
  body: {
    data: [scan(13, "Window", 1), scan(12, "Flashing", 2), scan(11, "Window", 3)],
    meta: { current_page: 1, per_page: 1000, last_page: 1, total: 3 },
  },
};
const noProducts = { body: { data: [], meta: { current_page: 1, per_page: 1000, last_page: 1, total: 0 } } };

test("the header shows number, status, points, date, days left and products; the tab's title is the number", async () => {
  await renderScreen(ADDRESS, { answers: { getProject: project(1), listProjectProducts: products } });
  await expect.element(main.getByRole("heading", { level: 1, name: "ul. Polna 12, Kraków" })).toBeVisible();
  await expect.element(main.getByRole("paragraph").filter({ hasText: "RW-2026-0117" })).toBeVisible();
  await expect.element(main.getByText("Status 1")).toBeVisible();
  const facts = [...main.element().querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(facts).toEqual(["Points / maximum36/ 48", "Created2 Nov 2026", "Days left12 days", "Products3"]);
  await expect.poll(() => document.title).toBe("RW-2026-0117 – Lucarne Club");
});

const crumbs = page.getByRole("navigation", { name: "You are here" });

const last = () => crumbs.element().querySelector("[aria-current=page]")?.textContent;

test(
  "the breadcrumbs name the project by its number, on its page and on the pages below it",
  { tags: "long" },
  async () => {
    await renderScreen(`${ADDRESS}/survey`, { answers: { getProject: project(1), listProjectProducts: products } });
    await expect.element(crumbs.getByRole("link", { name: "RW-2026-0117" })).toHaveAttribute("href", ADDRESS);
    await expect.poll(last).toBe("Survey");
    await crumbs.getByRole("link", { name: "RW-2026-0117" }).click();
    await expect.poll(last).toBe("RW-2026-0117");
    await crumbs.getByRole("link", { name: "Projects" }).click();
    await expect.poll(last).toBe("Projects");
  },
);

test("until the project is known, the breadcrumbs say Project", async () => {
  await renderScreen(ADDRESS, { answers: { getProject: "pending" } });
  await expect.poll(last).toBe("Project");
});

test("products are grouped by product, and one total stands below their points", async () => {
  await renderScreen(ADDRESS, { answers: { getProject: project(1), listProjectProducts: products } });
  await expect.element(main.getByRole("row", { name: /LW2600012/ })).toBeVisible();
  const rows = main.getByRole("row").elements();
  expect(rows.slice(1).map((row) => /LW26000\d\d/.exec(row.textContent)?.[0] ?? row.textContent)).toEqual([
    "Flashing1 piece",
    "LW2600012",
    "Window2 pieces",
    "LW2600013",
    "LW2600011",
    "Extra points for the company’s level+6",
    "Total36",
  ]);
  const right = (element: Element) => element.getBoundingClientRect().right;
  const edges = main
    .getByRole("cell")
    .elements()
    .filter(({ textContent }) => ["10", "+6", "36"].includes(textContent))
    .map((cell) => Math.round(right(cell)));
  expect(new Set(edges).size).toBe(1);
});

test("at the end of a phone's page no fixed bar lies over the message of an empty project", async () => {
  onTestFinished(() => page.viewport(1080, 800));
  await page.viewport(390, 844);
  await renderScreen(ADDRESS, { answers: { getProject: project(1), listProjectProducts: noProducts } });
  const message = main.getByText("Scan the code on every window, flashing, shutter and blind that you fit here.");
  await expect.element(message).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect
    .poll(() => {
      const { left, bottom } = message.element().getBoundingClientRect();

      return document.elementFromPoint(left + 4, bottom - 4);
    })
    .toBe(message.element());
});

describe("by status", () => {
  test.each([
    [1, { remove: true, flags: false, scan: true, due: true }, undefined],
    [2, { remove: false, flags: true, scan: false, due: false }, "This project is closed."],
    [3, { remove: false, flags: false, scan: false, due: false }, "This project is lost."],
    [4, { remove: false, flags: false, scan: false, due: true }, /We are checking a detail/],
    [5, { remove: false, flags: true, scan: false, due: false }, "We are checking the products."],
  ] as const)("%i", async (status, expected, notice) => {
    await renderScreen(ADDRESS, { answers: { getProject: project(status), listProjectProducts: products } });
    await expect.element(main.getByRole("row", { name: /LW2600011/ })).toBeVisible();
    const there = (locator: { elements(): Element[] }) => locator.elements().length > 0;
    expect({
      remove: there(main.getByRole("button", { name: "Remove product: LW2600011" })),
      flags: there(main.getByText("Rejected")),
      scan: there(main.getByRole("link", { name: "Scan products" })),
      due: there(main.getByRole("link", { name: "Open the survey" })),
    }).toEqual(expected);
    await expect
      .element(main.getByRole("link", { name: expected.due ? /^Survey.*Not filled in yet/ : /^Survey$/ }))
      .toBeVisible();
    if (notice !== undefined) await expect.element(main.getByText(notice)).toBeVisible();
  });
});

test("a product is removed after a question; a refusal says why", async () => {
  const stub = await renderScreen(ADDRESS, {
    answers: { getProject: project(1), listProjectProducts: products, deleteScan: { status: 409 } },
  });
  await main.getByRole("button", { name: "Remove product: LW2600011" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Remove this product?" });
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  const left = { body: { ...products.body, data: products.body.data.slice(0, 2) } };
  stub.answer({ deleteScan: {}, listProjectProducts: left });
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText(/The product has been removed\./)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(main.getByRole("row", { name: /LW2600011/ })).not.toBeInTheDocument();
  expect(document.activeElement?.id).toBe("main");
});

test("a project without products says what to scan, and its survey is not due", async () => {
  await renderScreen(ADDRESS, {
    answers: { getProject: project(1, { products_count: 0 }), listProjectProducts: noProducts },
  });
  await expect.element(main.getByRole("heading", { name: "No products yet" })).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Open the survey" })).not.toBeInTheDocument();
});

test("a project that has not arrived shows a skeleton under the page's name", async () => {
  const stub = await renderScreen(ADDRESS, { answers: { getProject: "pending" } });
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect.element(main.getByRole("heading", { level: 1, name: "Project" })).toBeInTheDocument();
  expect(stub.calls).toContain("getProject");
});

test("an unknown project shows the not-found page", async () => {
  await renderScreen(ADDRESS, { answers: { getProject: { status: 404 } } });
  await expect.element(main.getByRole("heading", { name: "This page does not exist." })).toBeVisible();
});

test.each(
  everyNth(2, [
    [{ getProject: { status: 500 }, listProjectProducts: products }, "The project could not be loaded."],
    [{ getProject: project(1), listProjectProducts: { status: 500 } }, "The products could not be loaded."],
  ] as const),
)("what could not be loaded says so and loads on another try", async (answers, text) => {
  const stub = await renderScreen(ADDRESS, { answers });
  await expect.element(main.getByRole("alert").getByText(text)).toBeVisible();
  stub.answer({ getProject: project(1), listProjectProducts: products });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("row", { name: /LW2600011/ })).toBeVisible();
});
