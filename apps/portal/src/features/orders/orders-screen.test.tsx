import type { Order, OrderStatus } from "@lucarne/api-client/queries/orders";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { ORDER, orderWith, productOf, variantOf } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { toneOf } from "../../testing/tone-of.ts";

const main = page.getByRole("main");
const meta = { current_page: 1, per_page: 20, last_page: 1, total: 0 };

type Line = Order["meta"]["contents"][number];

test("orders that have not arrived show a skeleton below the title", async () => {
  await renderScreen("/orders", { answers: { listOrders: "pending" } });
  await expect.element(main.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("a company without orders is led to the shop", async () => {
  await renderScreen("/orders", { answers: { listOrders: { body: { data: [], meta } } } });
  await expect.element(main.getByText("No orders yet")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/shop");
});

test("a filter without orders says that no order has this status", async () => {
  await renderScreen("/orders?status=rejected", { answers: { listOrders: { body: { data: [], meta } } } });
  await expect.element(main.getByText("No orders with this status")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Rejected" })).toHaveAttribute("aria-current", "page");
});

test("on a phone the row of filters is scrolled to the chosen one", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1080, 800));
  await renderScreen("/orders?status=rejected");
  const chosen = main.getByRole("link", { name: "Rejected" });
  await expect.element(chosen).toHaveAttribute("aria-current", "page");
  await expect.poll(() => chosen.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

test.each(everyNth(2, ["/orders", `/orders/${ORDER}`]))(
  "an order that the office approves while %s is open changes without a reload (ORD-16)",
  async (path) => {
    // Half a minute is a tenth of a second here; the test itself needs real timers.
    const { setInterval } = globalThis;
    vi.stubGlobal("setInterval", (run: () => void, wait: number) => setInterval(run, wait === 30_000 ? 100 : wait));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const answers = (status: OrderStatus) => ({
      listOrders: { body: { data: [orderWith({ status })], meta: { ...meta, total: 1 } } },
      getOrder: { body: orderWith({ status }) },
    });
    const stub = await renderScreen(path, { answers: answers(1) });
    const shown = (status: string) =>
      path === "/orders" ? main.getByRole("cell", { name: status }) : main.getByText(status, { exact: true }).first();
    await expect.element(shown("Pending")).toBeVisible();
    await expect.element(shown("Approved")).not.toBeInTheDocument();
    stub.answer(answers(2));
    await expect.element(shown("Approved")).toBeVisible();
  },
);

test("orders that could not be loaded say so and load on another try", async () => {
  const stub = await renderScreen("/orders", { answers: { listOrders: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("The orders could not be loaded.")).toBeVisible();
  stub.answer({ listOrders: {} });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("link", { name: "2026/000412" })).toHaveAttribute("href", `/orders/${ORDER}`);
});

test("the list shows number, pieces, points, date and status of an order, and the URL names its page (ORD-1)", async () => {
  const contents = [1, 2].flatMap((quantity) => orderWith().meta.contents.map((line) => ({ ...line, quantity })));
  const order = orderWith({ points: 1420, meta: { ...orderWith().meta, contents } });
  const pages = { current_page: 1, per_page: 20, last_page: 2, total: 21 };
  const stub = await renderScreen("/orders", { answers: { listOrders: { body: { data: [order], meta: pages } } } });
  const row = main.getByRole("row").nth(1);
  await expect.element(row.getByRole("link", { name: "2026/000412" })).toHaveAttribute("href", `/orders/${ORDER}`);
  await expect.element(row.getByRole("cell", { name: "3", exact: true })).toBeVisible();
  await expect.element(row.getByRole("cell", { name: "19 Nov 2026" })).toBeVisible();
  await expect.element(row.getByRole("cell", { name: "Pending" })).toBeVisible();
  await expect.element(row.getByRole("cell", { name: "1,420" })).toBeVisible();
  await main.getByRole("navigation", { name: "Order pages" }).getByRole("link", { name: "Next" }).click();
  await expect.poll(() => `${location.pathname}${location.search}`).toBe("/orders?page=2");
  await expect.poll(() => new URL(stub.sent("listOrders").url).search).toBe("?page=2&limit=20");
});

test("an order that does not exist shows the not-found view in the frame", async () => {
  await renderScreen(`/orders/${ORDER}`, { answers: { getOrder: { status: 404 } } });
  await expect.element(main.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
});

test("breadcrumbs call an order by its number once that is known (NAV-18)", async () => {
  const stub = await renderScreen(`/orders/${ORDER}`, { answers: { getOrder: { status: 500 } } });
  const way = page.getByRole("navigation", { name: "You are here" });
  await expect.element(main.getByRole("alert")).toBeVisible();
  const last = () => way.element().querySelector("[aria-current=page]")?.textContent;
  await expect.poll(last).toBe("Order");
  stub.answer({ getOrder: { body: orderWith({}) } });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.poll(last).toBe("Order 2026/000412");
  await way.getByRole("link", { name: "Orders" }).click();
  await expect.poll(last).toBe("Orders");
  await expect.element(way.getByText("2026/000412")).not.toBeInTheDocument();
});

test.each<[OrderStatus, string, string, string]>([
  [1, "info", "Pending", "We are working on this order. Its points are reserved."],
  [2, "warning", "Approved", "We are working on this order. Its points are reserved."],
  [4, "negative", "Rejected", "The order was rejected. The points have been returned to the balance."],
  [5, "warning", "Approved", "We are checking this order. Its points stay reserved."],
])(
  "an order of status %i has the tone %s, is labelled %s and says what that means (ORD-3, ORD-4)",
  async (status, tone, label, text) => {
    await renderScreen(`/orders/${ORDER}`, { answers: { getOrder: { body: orderWith({ status }) } } });
    await expect.element(main.getByText(label, { exact: true })).toBeVisible();
    expect(toneOf(main.getByText(label, { exact: true }).element())).toBe(tone);
    await expect.element(main.getByText(text)).toBeVisible();
  },
);

test("a completed order has a positive badge and no notice, and says where it went (ORD-2, ORD-3)", async () => {
  await renderScreen(`/orders/${ORDER}`, { answers: { getOrder: { body: orderWith({ status: 3 }) } } });
  const badge = main.getByText("Completed", { exact: true });
  await expect.element(badge).toBeVisible();
  expect(toneOf(badge.element())).toBe("positive");
  await expect.element(main.getByText(/Its points/)).not.toBeInTheDocument();
  await expect.element(main.getByRole("heading", { level: 2, name: "Delivery address" })).toBeVisible();
  await expect.element(main.getByText("ul. Polna 12, 30-001 Kraków")).toBeVisible();
});

const line = (change: Partial<Line>): Line => {
  const [first] = orderWith().meta.contents;
  if (!first) throw new Error("The example has no line.");

  return { ...first, ...change };
};

test("the free club card reads Free and keeps its price of -1 in the data (CLUB-2)", async () => {
  const meta: Order["meta"] = {
    type: "club_card",
    contents: [line({ name: "Club card", price: -1 })],
    response: null,
  };
  await renderScreen(`/orders/${ORDER}`, {
    answers: { getOrder: { body: orderWith({ points: 0, status: 3, meta }) } },
  });
  await expect.element(main.getByText("Free")).toHaveAttribute("value", "-1");
});

test("the timeline names every step with its time, the newest last, and a reason where there is one (ORD-13)", async () => {
  const events: Order["events"] = [
    { status: 1, created_at: "2026-11-19T14:01:00Z", reason: null },
    { status: 5, created_at: "2026-11-20T09:00:00Z", reason: null },
    { status: 4, created_at: "2026-11-21T09:00:00Z", reason: "The printer has no paper." },
  ];
  await renderScreen(`/orders/${ORDER}`, { answers: { getOrder: { body: orderWith({ status: 4, events }) } } });
  const steps = main.getByRole("list").filter({ hasText: "Order placed" }).getByRole("listitem");
  await expect.element(steps.nth(0).getByText("Order placed")).toBeVisible();
  await expect.element(steps.nth(1).getByText("Being checked")).toBeVisible();
  await expect.element(steps.nth(2).getByText("Rejected")).toBeVisible();
  await expect.element(main.getByText(/The printer has no paper\./)).toBeVisible();
});

const VOUCHERS: Order["meta"] = {
  type: "voucher",
  contents: [line({ name: "Fuel voucher", quantity: 2 })],
  response: [
    { number: "6400 1234 5678", password: "k7Wq-2mZp", expiresAt: "2027-11-19" },
    { number: "6400 9999 0000", password: "p4Rt-8nXv", expiresAt: "2027-11-19" },
  ],
};

test("the code and the password of a voucher are hidden until they are shown, each voucher alone (ORD-8)", async () => {
  await renderScreen(`/orders/${ORDER}`, { answers: { getOrder: { body: orderWith({ status: 3, meta: VOUCHERS }) } } });
  const [first, second] = [main.getByRole("article").nth(0), main.getByRole("article").nth(1)];
  await expect.element(first.getByText("Fuel voucher")).toBeVisible();
  expect(document.body.textContent).not.toMatch(/6400 1234 5678|k7Wq-2mZp|6400 9999 0000|p4Rt-8nXv/);
  await first.getByRole("button", { name: "Show code" }).click();
  await expect.element(first.getByText("6400 1234 5678")).toBeVisible();
  await expect.element(first.getByText("k7Wq-2mZp")).toBeVisible();
  await expect.element(second.getByRole("button", { name: "Show code" })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/6400 9999 0000|p4Rt-8nXv/);
  await first.getByRole("button", { name: "Hide code" }).click();
  await expect.element(first.getByText("6400 1234 5678")).not.toBeInTheDocument();
});

test("vouchers before the order is completed are lines without a code (ORD-8)", async () => {
  const meta = { ...VOUCHERS, response: null };
  await renderScreen(`/orders/${ORDER}`, { answers: { getOrder: { body: orderWith({ meta }) } } });
  await expect.element(main.getByText("2 × 140 points")).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Show code" })).not.toBeInTheDocument();
  await expect.element(main.getByRole("heading", { level: 2, name: "Delivery address" })).not.toBeInTheDocument();
});

const FLYER: Order["meta"] = {
  type: "flyer",
  contents: [
    line({
      name: "Flyer: services",
      quantity: 100,
      price: 2,
      inputData: {
        type: "flyer",
        subtype: "replacement",
        coverImage: "replacement-1",
        companyName: "Okna Kraków",
        shortDescription: "New windows in a day",
        phone: "+48 601 234 567",
        logo: { path: "0193b2cf-b619-78fe-bf84-f719b6d8fa1d", originalName: "lost-logo.svg" },
      },
    }),
  ],
  response: null,
};

test("a printed order shows its proof, front and back, its texts and the name of its logo (ORD-7)", async () => {
  await renderScreen(`/orders/${ORDER}`, { answers: { getOrder: { body: orderWith({ meta: FLYER }) } } });
  const proof = main.getByRole("region", { name: "Print proof" });
  await expect.element(proof.getByRole("img", { name: "Front" })).toBeVisible();
  await expect.element(proof.getByRole("img", { name: "Back" })).toBeVisible();
  await expect.element(proof.getByText("New windows in a day")).toBeInTheDocument();
  await expect.element(main.getByText("lost-logo.svg", { exact: true })).toBeVisible();
  await proof.getByRole("button", { name: "Enlarge" }).click();
  const large = page.getByRole("dialog", { name: "Print proof" });
  await expect.element(large.getByRole("img", { name: "Front" })).toBeVisible();
  await large.getByRole("button", { name: "Close" }).click();
  await expect.element(large).not.toBeInTheDocument();
});

test("an order goes into the cart again with what is left of it, and names the rest (ORD-14)", async () => {
  const jacket = productOf(1, { name: "Work jacket", stock: 2 });
  const meta: Order["meta"] = {
    type: "goods",
    contents: [
      line({ name: "Work jacket", quantity: 5, productUuid: jacket.uuid, variantGuid: variantOf(1) }),
      line({ name: "Ladder", variantGuid: variantOf(9) }),
    ],
    response: null,
  };
  await renderScreen(`/orders/${ORDER}`, {
    answers: { getOrder: { body: orderWith({ meta }) }, getCartProducts: { body: { data: [jacket] } } },
  });
  await main.getByRole("button", { name: "Order again" }).click();
  await expect.element(main.getByText("No longer available: Ladder")).toBeVisible();
  await expect.element(main.getByText("Fewer available than last time: Work jacket")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "In the cart: 2 products" })).toBeVisible();
});
