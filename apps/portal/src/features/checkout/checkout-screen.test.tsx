import { ordersQuery } from "@lucarne/api-client/queries/orders";
import { productQuery } from "@lucarne/api-client/queries/shop";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { sessionStore } from "../../platform/session/portal-session.ts";
import type { StubAnswers } from "../../testing/contract-stub.ts";
import { cartLine, orderWith, owner, points, productOf, storedCart, USER, userWith } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");

const HARNESS = productOf(1, { name: "Safety harness", price: 180 });
const FUEL = productOf(3, { name: "Fuel voucher", type: "voucher", price: 50 });
const CART = storedCart({ goods: [cartLine(HARNESS, 1)], voucher: [cartLine(FUEL, 3)] });
const ANSWERS = {
  getCartProducts: { body: { data: [HARNESS, FUEL] } },
  getCompanyPoints: points(1284),
  createOrder: { status: 201, body: orderWith({ points: 180 }) },
} satisfies StubAnswers;

const open = (type: string, answers: StubAnswers = {}, device = CART) =>
  renderScreen("/checkout", { answers: { ...ANSWERS, ...answers }, device, tab: { "lucarne.checkout": type } });

/** Failures of an order are logged; here nowhere but in this list. */
const logged: unknown[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(globalThis, "reportError").mockImplementation((error: unknown) => void logged.push(error));
});
afterEach(() => vi.restoreAllMocks());

const field = (name: string) => main.getByRole("textbox", { name });
const next = () => main.getByRole("button", { name: "Continue to summary" }).first();
const place = () => main.getByRole("button", { name: /^Place order/ }).first();

const toSummary = async (): Promise<void> => {
  await next().click();
  await expect.element(main.getByText("Balance after the order")).toBeVisible();
  await expect.element(place()).toBeVisible();
};

test("without a chosen checkout the way leads to the shop (CHK-3)", async () => {
  await renderScreen("/checkout", { answers: ANSWERS, device: CART });
  await expect.poll(() => location.pathname).toBe("/shop");
});

test("an owner reads who orders and sees neither form nor order block (CHK-2)", async () => {
  await open("cart:goods", { getCurrentUser: owner() });
  await expect.element(main.getByText("Only installers can place orders.")).toBeVisible();
  await expect.element(main.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(main.getByRole("region", { name: "Order" })).not.toBeInTheDocument();
});

test("the form begins with the user's and the company's data (CHK-5)", async () => {
  await open("cart:goods");
  await expect.element(field("Company name")).toHaveValue("Okna Kraków sp. z o.o.");
  await expect.element(field("Phone")).toHaveValue("601 234 567");
  await expect.element(field("Street")).toHaveValue("ul. Polna");
  await expect.element(field("House number")).toHaveValue("12");
  await expect.element(field("Postcode")).toHaveValue("30-001");
  await expect
    .element(main.getByText("If you leave this empty, we will use marek.zielinski@okna-krakow.example"))
    .toBeVisible();
});

test("an address of an earlier order fills the fields of the address", async () => {
  const order = orderWith();
  const customer = { ...order.customer, street: "Dlhá", house_number: "7", city: "Košice", postal_code: "040 01" };
  await open("cart:goods", {
    listOrders: {
      body: {
        data: [{ ...order, customer: { ...customer, country: "sk" } }],
        meta: { current_page: 1, per_page: 20, last_page: 1, total: 1 },
      },
    },
  });
  await main.getByRole("combobox", { name: /Address from an earlier order/ }).selectOptions("Dlhá 7, 040 01 Košice");
  await expect.element(field("Street")).toHaveValue("Dlhá");
  await expect.element(field("House number")).toHaveValue("7");
  await expect.element(field("Postcode")).toHaveValue("040 01");
  await expect.element(field("Town or city")).toHaveValue("Košice");
  await expect.element(main.getByRole("combobox", { name: "Country", exact: true })).toHaveValue("sk");
});

test("every wrong field is listed and marked, the first one has the focus, what was typed stays (CHK-5, CHK-7)", async () => {
  await open("cart:goods");
  await field("Company name").fill("");
  await field("Phone").fill("0905 123 456");
  await field("House number").fill("");
  await field("Postcode").fill("34-4OO");
  await next().click();
  const list = main.getByRole("alert").filter({ hasText: "Check these fields:" });
  for (const name of ["Company name", "Phone", "House number", "Postcode"])
    await expect.element(list.getByRole("link", { name })).toBeVisible();
  await expect.element(main.getByText("Invalid phone number.")).toBeVisible();
  await expect.element(main.getByText("Letters are not allowed.")).toBeVisible();
  await expect.element(field("Company name")).toHaveFocus();
  await expect.element(field("Postcode")).toHaveValue("34-4OO");
});

test("a text that is longer than the server takes is said in words", async () => {
  await open("cart:goods");
  await field("House number").fill("12A, entrance from the courtyard");
  await next().click();
  await expect.element(main.getByText("Shorten the “House number” field.")).toBeVisible();
});

test(
  "a number of another country than the chosen one has a sentence of its own (CHK-7)",
  { tags: "long" },
  async () => {
    await open("cart:goods");
    await field("Phone").fill("+421 905 123 456");
    await next().click();
    await expect.element(main.getByText("The number does not match the chosen country.")).toBeVisible();
  },
);

test("the test number passes, a private delivery has no company (CHK-7, CHK-8)", async () => {
  await open("cart:goods");
  await field("Phone").fill("999 999 999 123");
  await main.getByRole("radio", { name: "Private address" }).click({ force: true });
  await expect.element(field("Company name")).not.toBeInTheDocument();
  await toSummary();
  await expect.element(main.getByText("999999999123")).toBeVisible();
  await expect.element(main.getByText("Okna Kraków sp. z o.o.")).not.toBeInTheDocument();
});

test("a voucher asks for no phone, no company and no kind of delivery (CHK-7, CHK-8)", async () => {
  await open("cart:voucher");
  await expect.element(field("Street")).toBeVisible();
  await expect.element(field("Phone")).not.toBeInTheDocument();
  await expect.element(field("Company name")).not.toBeInTheDocument();
  await expect.element(main.getByRole("radio")).not.toBeInTheDocument();
  await toSummary();
});

test("a voucher for a user without an email address needs one (CHK-6)", async () => {
  await open("cart:voucher", { getCurrentUser: userWith({ email: null, verified_email_at: null }) });
  await next().click();
  await expect.element(main.getByText("Fill in the “Email” field.")).toBeVisible();
});

test.each(everyNth(2, [null, " "]))(
  "a company with the number %j is sent to its profile and cannot continue (CHK-10)",
  async (number) => {
    await open("cart:goods", { getCurrentUser: userWith({}, { registration_number: number }) });
    await expect.element(main.getByText(/^The company number \(NIP\) is missing\./)).toBeVisible();
    await expect
      .element(main.getByRole("link", { name: "Add it in the profile" }))
      .toHaveAttribute("href", "/user?returnTo=%2Fcheckout");
    await expect.element(next()).toBeDisabled();
  },
);

test(
  "a company number that was added in the profile leads back to the checkout (CHK-10)",
  { tags: "long" },
  async () => {
    const stub = await open("cart:goods", { getCurrentUser: userWith({}, { registration_number: null }) });
    await main.getByRole("link", { name: "Add it in the profile" }).click();
    // Until the profile has loaded, the checkout is shown, which has a surname too.
    await expect.element(main.getByRole("heading", { level: 1, name: "Profile and company" })).toBeVisible();
    stub.answer({ getCurrentUser: {} });
    await field("Surname").fill("Nowak");
    await field("Company number (NIP)").fill("6762500001");
    await main.getByRole("button", { name: "Save company details" }).click();
    await expect
      .element(main.getByText("The company number (NIP) is missing.", { exact: false }))
      .not.toBeInTheDocument();
    // The other form has unsaved changes, which are not lost.
    await expect.element(field("Surname")).toHaveValue("Nowak");
    await field("Surname").fill("Zieliński");
    await expect.element(main.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    expect(location.pathname).toBe("/checkout");
    await expect.element(next()).toBeEnabled();
  },
);

test.each(
  everyNth(2, [
    ["points", 179, 1, "There are not enough points for this order."],
    ["minimum", 1284, 0, "Minimum order: 128 points."],
  ] as const),
)(
  "an order that is blocked by %s says so on both steps and cannot be placed (CHK-9, CHK-11, CHK-12)",
  async (_, balance, goods, text) => {
    const cheap = productOf(2, { name: "Mug", price: 127 });
    const device = storedCart({ goods: [goods > 0 ? cartLine(HARNESS, 1) : cartLine(cheap, 1)] });
    await open(
      "cart:goods",
      { getCompanyPoints: points(balance), getCartProducts: { body: { data: [HARNESS, cheap] } } },
      device,
    );
    await expect.element(main.getByRole("alert").getByText(text)).toBeVisible();
    await next().click();
    await expect.element(place()).toBeDisabled();
    await expect.element(main.getByRole("alert").getByText(text)).toBeVisible();
  },
);

test("an order of exactly the balance and the minimum can be placed (CHK-9, CHK-11)", { tags: "long" }, async () => {
  const mug = productOf(2, { name: "Mug", price: 128 });
  await open(
    "cart:goods",
    { getCompanyPoints: points(128), getCartProducts: { body: { data: [mug] } } },
    storedCart({ goods: [cartLine(mug, 1)] }),
  );
  await toSummary();
  await expect.element(place()).toBeEnabled();
});

test("the button that places the order names its sum", { tags: "long" }, async () => {
  const mug = productOf(2, { name: "Mug", price: 128 });
  await open(
    "cart:goods",
    { getCompanyPoints: points(128), getCartProducts: { body: { data: [mug] } } },
    storedCart({ goods: [cartLine(mug, 1)] }),
  );
  await toSummary();
  await expect.element(place()).toHaveAccessibleName("Place order: 128 points");
});

test("the summary leads back to each part with what was typed (CHK-4)", async () => {
  await open("cart:goods");
  await field("House number").fill("14b");
  await toSummary();
  await expect.element(main.getByText(/^ul\. Polna 14b/)).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Edit products" })).toHaveAttribute("href", "/cart");
  await main.getByRole("button", { name: "Edit address" }).click();
  await expect.element(field("House number")).toHaveValue("14b");
});

test("a placed order says its number and the new balance, and takes only its group out of the cart (CHK-16)", async () => {
  const stub = await open("cart:goods");
  await toSummary();
  stub.answer({ getCompanyPoints: points(1104) });
  await place().dblClick();
  const dialog = page.getByRole("dialog", { name: "Thank you for the order." });
  await expect.element(dialog.getByText("Order number: 2026/000412")).toBeVisible();
  await expect.element(dialog.getByText("1,104", { exact: true })).toBeVisible();
  expect(stub.calls.filter((call) => call === "createOrder")).toHaveLength(1);
  await expect.element(dialog.getByRole("link", { name: "Go to orders" })).toHaveAttribute("href", "/orders");
  expect(sessionStorage.getItem("lucarne.checkout")).toBe("cart:goods");
  await dialog.getByRole("link", { name: "Back to the shop" }).click();
  await expect.poll(() => location.pathname).toBe("/shop");
  await expect.element(page.getByRole("button", { name: "In the cart: 3 products" })).toBeVisible();
});

test("after a session that expired, the checkout is still chosen and what was typed is back (SES-24)", async () => {
  await open("cart:goods");
  await field("Street").fill("ul. Długa");
  sessionStore.end("expired");
  await expect.poll(() => location.pathname).toBe("/login");
  expect(sessionStorage.getItem("lucarne.checkout")).toBe("cart:goods");
  expect(sessionStorage.getItem(`lucarne.draft.${USER}.checkout.customer`)).toContain("ul. Długa");
});

test(
  "the choice to order is cleared with the click that closes the thank-you dialog, before the URL changes (CHK-16)",
  { tags: "long" },
  async () => {
    await open("cart:goods");
    await toSummary();
    await place().click();
    const link = page
      .getByRole("dialog", { name: "Thank you for the order." })
      .getByRole("link", { name: "Go to orders" });
    await expect.element(link).toBeVisible();
    let atNavigation: string | null | undefined;
    const pushState = history.pushState.bind(history);
    const spy = vi.spyOn(history, "pushState").mockImplementation((...change) => {
      atNavigation ??= sessionStorage.getItem("lucarne.checkout");
      pushState(...change);
    });
    await link.click();
    await expect.poll(() => location.pathname).toBe("/orders");
    spy.mockRestore();
    expect(atNavigation).toBeNull();
  },
);

test("what was ordered and typed is gone from the device before the new balance is known, so a reload cannot order it again", async () => {
  const stub = await open("cart:goods");
  await toSummary();
  stub.answer({ getCompanyPoints: "pending" });
  const cart = () => localStorage.getItem(`lucarne.cart.${USER}`);
  expect(cart()).toContain(HARNESS.uuid);
  const typed = () => sessionStorage.getItem(`lucarne.draft.${USER}.checkout.customer`);
  expect(typed()).not.toBeNull();
  await place().click();
  await expect.poll(cart).not.toContain(HARNESS.uuid);
  expect(cart()).toContain(FUEL.uuid);
  expect(typed()).toBeNull();
  // The page stays until the dialog can show the balance.
  await expect.element(main.getByText("Safety harness")).toBeVisible();
});

test("an order invalidates the cached orders and shop data (CHK-16)", async () => {
  await open("cart:goods", { getShopProduct: { body: HARNESS } });
  const product = productQuery(api, HARNESS.uuid, "en");
  await queryClient.prefetchQuery(product);
  await toSummary();
  const isOld = () =>
    [ordersQuery(api, 1).queryKey, product.queryKey].map((key) => queryClient.getQueryState(key)?.isInvalidated);
  await expect.poll(isOld).toEqual([false, false]);
  await place().click();
  await expect.element(page.getByRole("dialog", { name: "Thank you for the order." })).toBeVisible();
  expect(isOld()).toEqual([true, true]);
});

test("the picture of the thank-you dialog reaches from edge to edge", { tags: "long" }, async () => {
  await open("cart:goods");
  await toSummary();
  await place().click();
  const dialog = page.getByRole("dialog", { name: "Thank you for the order." });
  await expect.element(dialog).toBeVisible();
  const picture = dialog.element().querySelector("img");
  const [outer, inner] = [dialog.element(), picture].map((one) => one?.getBoundingClientRect());
  expect(inner?.width).toBe(dialog.element().clientWidth);
  expect((inner?.top ?? 0) - (outer?.top ?? 0)).toBe(dialog.element().clientTop);
  await expect.element(dialog.getByRole("heading", { level: 2 })).toBeVisible();
});

test("a refusal is listed; page and form stay (CHK-12, CHK-17)", async () => {
  await open("cart:goods", { createOrder: { status: 422, example: "points" } });
  await field("House number").fill("14b");
  await toSummary();
  await place().click();
  await expect.element(main.getByRole("alert").getByText("Your company does not have enough points.")).toBeVisible();
  expect(logged).toHaveLength(1);
  await expect.element(main.getByText(/^ul\. Polna 14b/)).toBeVisible();
  await expect.element(place()).toBeEnabled();
  await expect.element(main.getByRole("button", { name: "Send again" })).not.toBeInTheDocument();
});

const priced = (product: typeof HARNESS, price: number) => ({
  ...product,
  variants: product.variants.map((one) => ({ ...one, price })),
});

const CHANGED = "Products or prices have changed. Check the order before placing it.";

test.each(
  everyNth(4, [
    ["another price", "price", priced(HARNESS, 190), "190"],
    ["too few pieces", "stock", HARNESS, "180"],
    ["a product that is not sold any more", "product", HARNESS, "180"],
    ["a sum below the minimum", "minimum", HARNESS, "180"],
  ] as const),
)(
  "an order that is refused for %s stops with a notice and today's prices; the next one sends them (CHK-22)",
  async (_, example, product, sum) => {
    const stub = await open("cart:goods", { createOrder: { status: 422, example } });
    await toSummary();
    await expect.element(main.getByText(CHANGED)).not.toBeInTheDocument();
    stub.answer({ getCartProducts: { body: { data: [product, FUEL] } } });
    await place().click();
    await expect.element(main.getByText(CHANGED)).toBeVisible();
    expect(await stub.sent("createOrder").json()).toMatchObject({ order: [{ shownPrice: 180 }] });
    await expect
      .element(main.getByRole("region", { name: "Order" }).getByText(sum, { exact: true }).last())
      .toBeVisible();
    expect(page.getByRole("dialog").elements()).toHaveLength(0);
    stub.answer({ createOrder: ANSWERS.createOrder });
    await place().click();
    await expect.element(page.getByRole("dialog", { name: "Thank you for the order." })).toBeVisible();
    expect(await stub.sent("createOrder").json()).toMatchObject({ order: [{ shownPrice: Number(sum) }] });
  },
);

const changedTotal = (before: number, after: number): string =>
  `The total has changed from ${before} to ${after} points. Check the order before placing it.`;

test("an order that is refused for its total says the old and the new one; the next one sends it (CHK-22)", async () => {
  const stub = await open("cart:goods", { createOrder: { status: 409, example: "total" } });
  await field("House number").fill("14b");
  await toSummary();
  stub.answer({ getCartProducts: { body: { data: [priced(HARNESS, 190), FUEL] } } });
  await place().click();
  const notice = main.getByText(changedTotal(180, 190));
  await expect.element(notice).toBeVisible();
  await expect.element(main.getByRole("status").filter({ hasText: changedTotal(180, 190) })).toHaveFocus();
  expect(await stub.sent("createOrder").json()).toMatchObject({ expected_points: 180 });
  await expect.element(place()).toHaveAccessibleName("Place order: 190 points");
  await expect.element(main.getByText(/^ul\. Polna 14b/)).toBeVisible();
  // A later refusal for another reason does not name the totals.
  stub.answer({ createOrder: { status: 422, example: "stock" } });
  await place().click();
  await expect.element(main.getByText(CHANGED)).toBeVisible();
  stub.answer({ createOrder: ANSWERS.createOrder });
  await place().click();
  await expect.element(page.getByRole("dialog", { name: "Thank you for the order." })).toBeVisible();
  expect(await stub.sent("createOrder").json()).toMatchObject({ expected_points: 190 });
});

test("a price that changes while the checkout is open is said (CHK-22)", async () => {
  const stub = await open("cart:goods");
  await toSummary();
  stub.answer({
    getCartProducts: {
      body: { data: [priced(HARNESS, 190), FUEL] },
    },
  });
  await queryClient.invalidateQueries();
  await expect.element(main.getByText(CHANGED)).toBeVisible();
});

test("prices that change by opposite amounts are said (CHK-22)", { tags: "long" }, async () => {
  const helmet = productOf(5, { name: "Helmet", price: 90 });
  const device = storedCart({ goods: [cartLine(HARNESS, 1), cartLine(helmet, 1)] });
  const stub = await open("cart:goods", { getCartProducts: { body: { data: [HARNESS, helmet] } } }, device);
  await toSummary();
  await expect.element(main.getByText(CHANGED)).not.toBeInTheDocument();
  stub.answer({ getCartProducts: { body: { data: [priced(HARNESS, 190), priced(helmet, 80)] } } });
  await queryClient.invalidateQueries();
  await expect.element(main.getByText(CHANGED)).toBeVisible();
});

test.each(
  everyNth(3, [
    ["a fault of the server", { status: 500 }],
    ["a lost answer", "unreachable"],
    ["a first try that is still running", { status: 409, example: "inProgress" }],
  ] as const),
)("after %s the same order can only be sent again, also after the points are gone (CHK-15)", async (_, failure) => {
  const stub = await open("cart:goods", { createOrder: failure });
  await toSummary();
  await place().click();
  await expect.element(main.getByText(/^We could not confirm that the order was placed\./)).toBeVisible();
  await expect.element(place()).toBeDisabled();
  stub.answer({ createOrder: ANSWERS.createOrder, getCompanyPoints: points(4) });
  await main.getByRole("button", { name: "Send again" }).click();
  const dialog = page.getByRole("dialog", { name: "Thank you for the order." });
  await expect.element(dialog.getByText("4", { exact: true })).toBeVisible();
});

test("an order without an answer holds only its own group of the cart, and is sent again from there (CHK-15, CHK-16)", async () => {
  const unanswered = main.getByText(/^We could not confirm that the order was placed\./);
  const stub = await open("cart:goods", { createOrder: { status: 500 } });
  const toCheckoutOf = async (group: string): Promise<void> => {
    await stub.open("/cart");
    await main.getByRole("region", { name: group }).getByRole("link", { name: "Go to checkout" }).click();
    await expect.element(main.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  };
  await toSummary();
  await place().click();
  await expect.element(unanswered).toBeVisible();

  await toCheckoutOf("Vouchers");
  await toSummary();
  await expect.element(unanswered).not.toBeInTheDocument();
  await expect.element(place()).toBeEnabled();

  await toCheckoutOf("Products");
  stub.answer({ createOrder: ANSWERS.createOrder });
  await main.getByRole("button", { name: "Send again" }).click();
  await expect.element(page.getByRole("dialog", { name: "Thank you for the order." })).toBeVisible();
  expect(await stub.sent("createOrder").json()).toMatchObject({ order: [{ variantGuid: HARNESS.variants[0]?.uuid }] });
  expect(localStorage.getItem(`lucarne.cart.${USER}`)).not.toContain(HARNESS.uuid);
});

test("an order that is sent again after its products are gone does not leave the page before its confirmation (CHK-15)", async () => {
  const stub = await open("cart:goods", { createOrder: { status: 500 } });
  await toSummary();
  stub.answer({ getCartProducts: { body: { data: [FUEL] } } });
  await place().click();
  await expect.element(main.getByText(/^We could not confirm that the order was placed\./)).toBeVisible();
  await expect.element(main.getByText("Safety harness")).not.toBeInTheDocument();
  stub.answer({ createOrder: ANSWERS.createOrder, getCompanyPoints: "pending" });
  const askedBefore = stub.calls.filter((call) => call === "getCompanyPoints").length;
  await main.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => stub.calls.filter((call) => call === "getCompanyPoints").length).toBe(askedBefore + 1);
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  expect(location.pathname).toBe("/checkout");
});

test("the free card is ordered for nothing, whatever the balance (CHK-19, CLUB-2)", async () => {
  await open("card", { getCompanyPoints: points(0) });
  const order = main.getByRole("region", { name: "Order" });
  await expect.element(order.getByText("Free").last()).toHaveAttribute("data-price", "-1");
  await next().click();
  await expect.element(place()).toBeEnabled();
});

test("a design that is not on this device stops the checkout and leads back to it (CONF-19, CHK-17)", async () => {
  const { uuid } = HARNESS;
  const stub = await renderScreen(`/checkout/${uuid}`, { answers: ANSWERS });
  await expect.element(main.getByText("The design is missing. Go back and prepare it again.")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Back to the design" })).toHaveAttribute("href", `/shop/${uuid}`);
  expect(stub.calls).not.toContain("createOrder");
});

const STICKER = productOf(4, { name: "Sticker", type: "sticker", price: 1 });
const DESIGN = { type: "sticker", coverImage: "card-1", companyName: "Okna Kraków", phone: "+48 601 234 567" };
const openDesign = () =>
  renderScreen(`/checkout/${STICKER.uuid}`, {
    answers: { ...ANSWERS, getShopProduct: { body: STICKER } },
    device: {
      [`lucarne.design.${USER}.${STICKER.uuid}`]: JSON.stringify({ version: 1, quantity: 50, data: DESIGN }),
    },
  });

const orderOf = async (stub: Awaited<ReturnType<typeof openDesign>>): Promise<unknown> =>
  stub.sent("createOrder").json();

test(
  "a design whose price has changed stops with a notice and the new price, which the next order sends (CHK-22)",
  { tags: "long" },
  async () => {
    const stub = await openDesign();
    stub.answer({ createOrder: { status: 409, example: "total" } });
    await toSummary();
    await expect.element(place()).toHaveAccessibleName("Place order: 50 points");
    stub.answer({ getShopProduct: { body: priced(STICKER, 3) } });
    await place().click();
    await expect.element(main.getByText(changedTotal(50, 150))).toBeVisible();
    expect(await orderOf(stub)).toMatchObject({
      type: "marketing",
      order: [{ quantity: 50, shownPrice: 1 }],
      expected_points: 50,
    });
    await expect.element(place()).toHaveAccessibleName("Place order: 150 points");
    await expect.element(main.getByText("New total in points: 170.")).not.toBeInTheDocument();
    // The design is kept until it is ordered.
    expect(localStorage.getItem(`lucarne.design.${USER}.${STICKER.uuid}`)).not.toBeNull();
    stub.answer({ createOrder: ANSWERS.createOrder });
    await place().click();
    await expect.element(page.getByRole("dialog", { name: "Thank you for the order." })).toBeVisible();
    expect(await orderOf(stub)).toMatchObject({
      type: "marketing",
      order: [{ quantity: 50, shownPrice: 3 }],
      expected_points: 150,
    });
  },
);

test(
  "a club card that is not free any more stops with a notice, and the free one of then can be ordered (CHK-22)",
  { tags: "long" },
  async () => {
    const cardOrder = { type: "card", order: [{ quantity: 1, shownPrice: -1 }], expected_points: 0 };
    const stub = await open("card", { createOrder: { status: 422, example: "price" } });
    await next().click();
    await place().click();
    await expect.element(main.getByRole("alert").getByText("New price in points: 170 (Hammer).")).toBeVisible();
    expect(await orderOf(stub)).toMatchObject(cardOrder);
    stub.answer({ createOrder: ANSWERS.createOrder });
    await place().click();
    await expect.element(page.getByRole("dialog", { name: "Thank you for the order." })).toBeVisible();
    expect(await orderOf(stub)).toMatchObject(cardOrder);
  },
);

test("the summary of a design shows what will be printed, and has no minimum (CHK-11, CONF-19)", async () => {
  await openDesign();
  await toSummary();
  const proof = main.getByRole("region", { name: "Print proof" });
  await expect.element(proof.getByRole("img")).toBeVisible();
  await expect.element(proof.getByRole("listitem").first()).toHaveTextContent("Cover: Panes");
  await expect.element(main.getByText("Quantity: 50")).toBeVisible();
  await expect.element(main.getByText(/^Minimum order/)).not.toBeInTheDocument();
  await expect.element(place()).toBeEnabled();
});

test("a design that the server refuses says what is missing, and the order stops (CONF-19, CHK-17)", async () => {
  const stub = await openDesign();
  stub.answer({ createOrder: { status: 422, example: "data" } });
  await toSummary();
  await place().click();
  await expect.element(main.getByRole("alert").getByText("Number of services to choose: 6.")).toBeVisible();
  expect(logged).toHaveLength(1);
  await expect.element(main.getByRole("region", { name: "Print proof" })).toBeVisible();
  expect(localStorage.getItem(`lucarne.design.${USER}.${STICKER.uuid}`)).not.toBeNull();
  expect(stub.calls.filter((call) => call === "createOrder")).toHaveLength(1);
});

test("a design that was ordered in another tab cannot be ordered again (CHK-21)", async () => {
  await openDesign();
  await toSummary();
  const key = `lucarne.design.${USER}.${STICKER.uuid}`;
  localStorage.removeItem(key);
  dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
  await expect.element(main.getByText("The design is missing. Go back and prepare it again.")).toBeVisible();
  await expect.element(main.getByRole("button", { name: /^Place order/ })).not.toBeInTheDocument();
});

test("a group that was ordered in another tab leads back to the cart (CHK-21)", async () => {
  await open("cart:goods");
  await toSummary();
  const [[key, text] = ["", ""]] = Object.entries(storedCart({ voucher: [cartLine(FUEL, 3)] }));
  localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
  await expect.poll(() => location.pathname).toBe("/cart");
});
