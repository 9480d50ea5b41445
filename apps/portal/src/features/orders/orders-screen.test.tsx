import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const meta = { current_page: 1, per_page: 20, last_page: 1, total: 0 };
const UUID = "0193b2c9-93f7-76cc-9d82-d5f71294b6d8";

test("orders that have not arrived show a skeleton below the title", async () => {
  await renderScreen("/orders", { answers: { listOrders: "pending" } });
  await expect.element(main.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("a company without orders is led to the shop", async () => {
  await renderScreen("/orders", { answers: { listOrders: { body: { data: [], meta } } } });
  await expect.element(main.getByText("No orders yet")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Open the shop" })).toHaveAttribute("href", "/shop");
});

test("a filter without orders says that no order has this status", async () => {
  await renderScreen("/orders?status=rejected", { answers: { listOrders: { body: { data: [], meta } } } });
  await expect.element(main.getByText("No orders with this status")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Rejected" })).toHaveAttribute("aria-current", "page");
});

test("orders that could not be loaded say so and load on another try", async () => {
  const stub = await renderScreen("/orders", { answers: { listOrders: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("The orders could not be loaded.")).toBeVisible();
  stub.answer({ listOrders: {} });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("link", { name: "2026/000412" })).toHaveAttribute("href", `/orders/${UUID}`);
});

test("an order that does not exist shows the not-found view in the frame", async () => {
  await renderScreen(`/orders/${UUID}`, { answers: { getOrder: { status: 404 } } });
  await expect.element(main.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
});

const order = (change: object) => ({
  uuid: UUID,
  number: "2026/000412",
  points: 140,
  status: 1,
  created_at: "2026-11-19T14:01:00Z",
  events: [{ status: 1, created_at: "2026-11-19T14:01:00Z", reason: null }],
  meta: {
    type: "goods",
    contents: [
      {
        name: "Work jacket",
        image: null,
        quantity: 1,
        price: 140,
        variantGuid: "0193b2ce-4fa2-7187-881d-80a2cd4f6193",
        productUuid: "0193b2ce-3e91-7076-b70c-7f91bc3e5082",
        inputData: null,
      },
    ],
    response: null,
  },
  customer: {
    name: "Marek",
    surname: "Zieliński",
    company_name: "",
    phone: "+48601234567",
    email: "marek.zielinski@okna-krakow.example",
    street: "ul. Polna",
    house_number: "12",
    city: "Kraków",
    postal_code: "30-001",
    country: "pl",
  },
  ...change,
});

test.each([
  [1, "Pending", "We are working on this order. Its points are reserved."],
  [2, "Approved", "We are working on this order. Its points are reserved."],
  [4, "Rejected", "The order was rejected. Its points are back on the balance."],
  [5, "Approved", "Our staff are checking this order. Its points stay reserved."],
])("an order of status %i is labelled %s and says what that means (ORD-3, ORD-4)", async (status, label, text) => {
  await renderScreen(`/orders/${UUID}`, { answers: { getOrder: { body: order({ status }) } } });
  await expect.element(main.getByText(label, { exact: true })).toBeVisible();
  await expect.element(main.getByText(text)).toBeVisible();
});

test("the free club card reads Free and keeps its price of -1 in the data (CLUB-2)", async () => {
  const [line] = order({}).meta.contents;
  const card = { type: "club_card", contents: [{ ...line, name: "Club card", price: -1 }], response: null };
  await renderScreen(`/orders/${UUID}`, {
    answers: { getOrder: { body: order({ points: 0, status: 3, meta: card }) } },
  });
  await expect.element(main.getByText("Free")).toHaveAttribute("value", "-1");
});
