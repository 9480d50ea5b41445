import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import type { StubAnswer } from "../../testing/contract-stub.ts";
import { language } from "../../platform/intl/portal-language.ts";
import { points, productOf, userWith } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { toneOf } from "../../testing/tone-of.ts";

const main = page.getByRole("main");

/** The signed-in user with another state of the company's card. */
const withCard = (card: object): StubAnswer => userWith({}, card);

const NO_CARD = { has_edenred_card: 0, pending_edenred_card: 0, edenred_card: null };
const SENT = { uuid: "0193b2d0-d83b-7a20-91a6-193bd8fa1c3f", status: "SHIPPED", shipped_at: "2026-11-12T10:00:00Z" };
const OWN = { ...NO_CARD, edenred_card: SENT, has_edenred_card: 1 };

test("with 9 scanned windows the card cannot be ordered (CLUB-3)", async () => {
  await renderScreen("/shop/club-card", {
    answers: { getCurrentUser: withCard(NO_CARD), getCompanyPoints: points(640, 9) },
  });
  await expect.element(main.getByText(/you need 10 scanned windows!/)).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Order card" })).toBeDisabled();
  await expect.element(main.getByText("Free")).toHaveAttribute("value", "-1");
});

test("with 10 scanned windows the order button goes to the checkout (CLUB-3)", async () => {
  await renderScreen("/shop/club-card", {
    answers: { getCurrentUser: withCard(NO_CARD), getCompanyPoints: points(640, 10) },
  });
  await expect.element(main.getByRole("link", { name: "Order card" })).toHaveAttribute("href", "/checkout");
});

test("an ordered card says so and cannot be ordered again (CLUB-4)", async () => {
  await renderScreen("/shop/club-card", {
    answers: { getCurrentUser: withCard({ ...NO_CARD, pending_edenred_card: 1 }), getCompanyPoints: points(640, 12) },
  });
  await expect.element(main.getByRole("button", { name: "Card ordered!" })).toBeDisabled();
});

test("while the points are loading nothing can be ordered (CLUB-5)", async () => {
  const stub = await renderScreen("/shop/club-card", {
    answers: { getCurrentUser: withCard(NO_CARD), getCompanyPoints: { status: 500 } },
  });
  // The page is drawn when the first call is over: the points are loaded again.
  const again = main.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  stub.answer({ getCompanyPoints: "pending" });
  await again.click();
  await expect.element(main.getByRole("button", { name: "Order card" })).toBeDisabled();
});

test("a company without a card is led to it, one whose card was sent confirms it (CLUB-9)", async () => {
  await renderScreen("/club-card", { answers: { getCurrentUser: withCard(NO_CARD) } });
  await expect.element(main.getByRole("link", { name: "See the card" })).toHaveAttribute("href", "/shop/club-card");
});

test("a company that has ordered its card reads that it will be sent (CLUB-10)", async () => {
  await renderScreen("/club-card", {
    answers: { getCurrentUser: withCard({ ...NO_CARD, pending_edenred_card: 1 }) },
  });
  await expect.element(main.getByRole("heading", { name: "Card ordered!" })).toBeVisible();
  await expect.element(main.getByText("You will get a notification when the card is sent.")).toBeVisible();
});

test("a serial number without exactly ten digits is not sent (CLUB-7)", async () => {
  const stub = await renderScreen("/club-card", {
    answers: { getCurrentUser: withCard({ ...NO_CARD, edenred_card: SENT }) },
  });
  await main.getByRole("textbox", { name: "Serial number" }).fill("044820731");
  await main.getByRole("button", { name: "Confirm the card" }).click();
  await expect.element(main.getByText("Enter all 10 digits.")).toBeVisible();
  await expect.element(main.getByText("Confirm that the card has arrived.")).toBeVisible();
  expect(stub.calls).not.toContain("verifyCard");
});

test.each(
  everyNth(3, [
    ["ISSUED", "Activate the card in the card provider’s app first."],
    ["BLOCKED", "The card is inactive and cannot be topped up."],
    ["LOST", "The card is inactive and cannot be topped up."],
  ]),
)("a card of status %s cannot be topped up (CLUB-8)", async (status, text) => {
  await renderScreen("/club-card", {
    answers: { getCurrentUser: withCard(OWN), getCardAccount: { body: { currentCard: { status } } } },
  });
  await expect.element(main.getByText(text)).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Top up the card" })).toBeDisabled();
});

test.each(
  everyNth(3, [
    [
      "another number than the card's",
      { status: 422 },
      "This serial number does not match the card sent to your company.",
    ],
    [
      "a card that has not been shipped",
      { status: 409, example: "shipped" },
      "No club card is on its way to your company.",
    ],
    ["a fault of the server", { status: 500 }, "Something went wrong. Please try again."],
  ] as const),
)("a confirmation refused for %s is said, and the number stays (CLUB-11)", async (_, refusal, text) => {
  await renderScreen("/club-card", {
    answers: { getCurrentUser: withCard({ ...NO_CARD, edenred_card: SENT }), verifyCard: refusal },
  });
  await main.getByRole("textbox", { name: "Serial number" }).fill("0448207314");
  await main.getByRole("checkbox").click();
  await main.getByRole("button", { name: "Confirm the card" }).click();
  await expect.element(main.getByText(text).first()).toBeVisible();
  await expect.element(main.getByRole("textbox", { name: "Serial number" })).toHaveValue("0448207314");
  await expect.element(main.getByRole("checkbox")).toBeChecked();
});

const CARD_PRODUCT = productOf(1, { name: "Lucarne", type: "club_card", price: -1 });
const FREE_CARD: StubAnswer = {
  body: { data: [CARD_PRODUCT], meta: { current_page: 1, per_page: 1, last_page: 1, total: 1 } },
};

test.each(
  everyNth(3, [
    [
      "too few scanned windows",
      { getCurrentUser: withCard(NO_CARD), getCompanyPoints: points(640, 9), listClubCardProducts: FREE_CARD },
      "/shop/club-card",
      "Aby zamówić kartę Lucarne Club musisz mieć zeskanowanych 10 okien!",
    ],
    [
      "an ordered card",
      { getCurrentUser: withCard({ ...NO_CARD, pending_edenred_card: 1 }) },
      "/shop/club-card",
      "Karta zamówiona!",
    ],
    [
      "card data that fail to load",
      { getCurrentUser: withCard(OWN), getCardAccount: { status: 500 } },
      "/club-card",
      "Wystąpił nieoczekiwany błąd. Spróbuj ponownie później.",
    ],
  ] as const),
)("%s has its fixed Polish sentence (LANG-8)", async (_, answers, path, text) => {
  onTestFinished(() => language.change("en"));
  await language.change("pl");
  await renderScreen(path, { answers });
  await expect.element(main.getByText(text, { exact: true }).first()).toBeVisible();
});

test("card data that fail to load show the fixed sentence (CLUB-11)", async () => {
  await renderScreen("/club-card", {
    answers: { getCurrentUser: withCard(OWN), getCardAccount: { status: 404 } },
  });
  await expect.element(main.getByText("An unexpected error occurred. Please try again later.")).toBeVisible();
});

test("a top-up needs an amount and the terms (CLUB-13)", async () => {
  const stub = await renderScreen("/club-card", {
    answers: { getCurrentUser: withCard(OWN), getCardAccount: { body: { currentCard: { status: "ACTIVE" } } } },
  });
  await main.getByRole("button", { name: "Top up the card" }).click();
  await expect.element(main.getByText("Choose an amount.")).toBeVisible();
  await expect.element(main.getByText("Accept the terms to top up the card.")).toBeVisible();
  expect(stub.calls).not.toContain("requestCardTopUp");
});

afterEach(() => vi.useRealTimers());

const ACTIVE = { getCurrentUser: withCard(OWN), getCardAccount: { body: { currentCard: { status: "ACTIVE" } } } };
const AMOUNT = "PLN\u00a0200";

/** Chooses the amount: in its group, because cells of the history have the same text, and once points allow it. */
const chooseAmount = async () => {
  await expect.element(main.getByRole("radio", { name: AMOUNT })).toBeEnabled();
  await main.getByRole("group", { name: "Amount" }).getByText(AMOUNT).first().click();
};

test("an amount above the company's points cannot be chosen and says why (CLUB-14)", async () => {
  await renderScreen("/club-card", { answers: { ...ACTIVE, getCompanyPoints: points(99) } });
  await expect.element(main.getByRole("radio", { name: AMOUNT })).toBeDisabled();
  await expect.element(main.getByText("Not enough points")).toBeVisible();
});

test("a top-up names both sums and the balance after it, and its confirmation goes after 15 seconds (CLUB-15, CLUB-16)", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => page.viewport(1080, 800));
  await page.viewport(390, 640);
  const stub = await renderScreen("/club-card", { answers: { ...ACTIVE, getCompanyPoints: points(100) } });
  await chooseAmount();
  await expect.element(main.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "0 points");
  await main.getByRole("checkbox", { name: "I accept the top-up terms." }).click();
  // The button is in the bar of a phone.
  window.scrollTo(0, document.documentElement.scrollHeight);
  await main.getByRole("button", { name: `Top up: ${AMOUNT} for 100 points` }).click();
  const sent = main.getByText("Top-up ordered. The money will be on the card within 3 working days.");
  await expect.element(sent).toBeInViewport({ ratio: 1 });
  expect(stub.calls.filter((call) => call === "requestCardTopUp")).toHaveLength(1);
  await expect.element(main.getByRole("radio", { name: AMOUNT })).not.toBeChecked();
  // Longer than other confirmations, which go after 5 seconds.
  vi.advanceTimersByTime(6_000);
  await expect.element(sent).toBeVisible();
  vi.advanceTimersByTime(9_000);
  await expect.element(sent).not.toBeInTheDocument();
});

test(
  "a second top-up while the first one is still confirmed brings its own confirmation into view",
  { tags: "long" },
  async () => {
    onTestFinished(() => page.viewport(1080, 800));
    await page.viewport(390, 640);
    const stub = await renderScreen("/club-card", { answers: { ...ACTIVE, getCompanyPoints: points(640) } });
    const sent = main.getByText("Top-up ordered. The money will be on the card within 3 working days.");
    const fillIn = async (): Promise<void> => {
      await chooseAmount();
      await main.getByRole("checkbox", { name: "I accept the top-up terms." }).click();
    };
    const topUp = async (times: number): Promise<void> => {
      await main.getByRole("button", { name: `Top up: ${AMOUNT} for 100 points` }).click();
      await expect.poll(() => stub.calls.filter((call) => call === "requestCardTopUp")).toHaveLength(times);
      await expect.element(sent).toBeInViewport({ ratio: 1 });
    };
    await fillIn();
    await topUp(1);
    await fillIn();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(sent).not.toBeInViewport();
    await topUp(2);
  },
);

const AMOUNT_UUID = "0193b2d0-e94c-7b31-a2b7-2a4ce90b2d77";
/** Two amounts, of which the first has this price. */
const amountsAt = (price: number): StubAnswer => {
  const [variant] = CARD_PRODUCT.variants;
  const amounts = [
    { ...variant, uuid: AMOUNT_UUID, price },
    { ...variant, uuid: "0193b2d0-e94c-7b31-a2b7-2a4ce90b2d78", price: 300 },
  ];

  return {
    body: {
      data: [{ ...CARD_PRODUCT, variants: amounts }],
      meta: { current_page: 1, per_page: 1, last_page: 1, total: 1 },
    },
  };
};

test("a top-up whose points have changed says the old and the new ones, which the next one sends (CHK-22)", async () => {
  const stub = await renderScreen("/club-card", {
    answers: {
      ...ACTIVE,
      getCompanyPoints: points(640),
      listClubCardProducts: amountsAt(100),
      requestCardTopUp: { status: 409, example: "total" },
    },
  });
  const topUp = (amount: string, cost: number) =>
    main.getByRole("button", { name: `Top up: PLN\u00a0${amount} for ${cost} points` }).first();
  await chooseAmount();
  await main.getByRole("checkbox", { name: "I accept the top-up terms." }).click();
  stub.answer({ listClubCardProducts: amountsAt(110) });
  await topUp("200", 100).click();
  const changed = "The amount has changed from 100 to 110 points. Check it before topping up the card.";
  await expect.element(main.getByText(changed)).toBeVisible();
  await expect.element(main.getByRole("status").filter({ hasText: changed })).toHaveFocus();
  await expect.element(main.getByText("New total in points: 170.")).not.toBeInTheDocument();
  expect(await stub.sent("requestCardTopUp").json()).toMatchObject({
    variant_uuid: AMOUNT_UUID,
    shown_price: 100,
    expected_points: 100,
  });
  // It is about that amount alone.
  const amounts = main.getByRole("group", { name: "Amount" });
  await amounts.getByText("PLN\u00a0600").first().click();
  await expect.element(main.getByText(changed)).not.toBeInTheDocument();
  await amounts.getByText("PLN\u00a0220").first().click();
  await expect.element(main.getByText(changed)).toBeVisible();
  const terms = main.getByRole("checkbox", { name: "I accept the top-up terms." });
  await terms.click();
  await topUp("220", 110).click();
  await expect.element(main.getByText("Accept the terms to top up the card.").first()).toBeVisible();
  await terms.click();
  const first = stub.sent("requestCardTopUp").headers.get("idempotency-key");
  await expect.element(topUp("220", 110)).toBeEnabled();
  stub.answer({ requestCardTopUp: {} });
  await topUp("220", 110).click();
  await expect
    .element(main.getByText("Top-up ordered. The money will be on the card within 3 working days."))
    .toBeVisible();
  expect(await stub.sent("requestCardTopUp").json()).toMatchObject({
    variant_uuid: AMOUNT_UUID,
    shown_price: 110,
    expected_points: 110,
  });
  expect(stub.sent("requestCardTopUp").headers.get("idempotency-key")).not.toBe(first);
});

test("a refused top-up shows the reason; amount and terms stay", async () => {
  await renderScreen("/club-card", {
    answers: { ...ACTIVE, getCompanyPoints: points(640), requestCardTopUp: { status: 500 } },
  });
  await chooseAmount();
  await main.getByRole("checkbox", { name: "I accept the top-up terms." }).click();
  await main.getByRole("button", { name: `Top up: ${AMOUNT} for 100 points` }).click();
  await expect.element(main.getByRole("alert").getByText("Something went wrong. Please try again.")).toBeVisible();
  await expect.element(main.getByRole("radio", { name: AMOUNT })).toBeChecked();
  await expect.element(main.getByRole("checkbox", { name: "I accept the top-up terms." })).toBeChecked();
});

test("a top-up that got no answer keeps its key when the next try is one call too many (API-18)", async () => {
  const stub = await renderScreen("/club-card", {
    answers: { ...ACTIVE, getCompanyPoints: points(640), requestCardTopUp: { status: 500 } },
  });
  const topUp = async (times: number): Promise<string | null> => {
    await main.getByRole("button", { name: `Top up: ${AMOUNT} for 100 points` }).click();
    await expect.poll(() => stub.calls.filter((call) => call === "requestCardTopUp")).toHaveLength(times);
    await expect.element(main.getByRole("alert")).toBeVisible();

    return stub.sent("requestCardTopUp").headers.get("idempotency-key");
  };
  await chooseAmount();
  await main.getByRole("checkbox", { name: "I accept the top-up terms." }).click();
  const first = await topUp(1);
  stub.answer({ requestCardTopUp: { status: 429 } });
  expect(await topUp(2)).toBe(first);
  stub.answer({ requestCardTopUp: { status: 500 } });
  expect(await topUp(3)).toBe(first);
});

const entry = (status: string) => ({
  uuid: "0193b2d0-e94c-7b31-a2b7-2a4ce90b2d50",
  status,
  dateTime: "2026-11-20T08:20:00Z",
  amount: { points: 100, local: 200 },
});

test.each(
  everyNth(2, [
    ["SUBMITTED", "Pending", "warning"],
    ["PENDING", "Pending", "warning"],
    ["SUCCEEDED", "Completed", "positive"],
    ["REFUSED", "Refused", "negative"],
    ["REJECTED", "Rejected", "negative"],
  ]),
)("a top-up of status %s reads %s and is %s; only a refused one has a hint (CLUB-17)", async (status, name, tone) => {
  const meta = { current_page: 2, per_page: 4, last_page: 2, total: 5 };
  await renderScreen("/club-card?page=2", {
    answers: { ...ACTIVE, listCardHistory: { body: { data: [entry(status)], meta } } },
  });
  const cell = main.getByRole("cell", { name: new RegExp(`^${name}`) });
  await expect.element(cell).toBeVisible();
  expect(toneOf(cell.getByText(name, { exact: true }).element())).toBe(tone);
  await expect.element(main.getByText("5–5 of 5")).toBeVisible();
  const hint = main.getByText("Check your email for details.");
  if (tone !== "negative") return expect.element(hint).not.toBeInTheDocument();
  await expect.element(hint).toBeVisible();
  expect(hint.element().querySelector("svg")).not.toBeNull();
});

test.each(everyNth(2, ["light", "dark"]))(
  "in the %s colours the card is as dark as in the other (CLUB-9)",
  async (scheme) => {
    onTestFinished(() => document.documentElement.removeAttribute("data-scheme"));
    document.documentElement.dataset["scheme"] = scheme;
    await renderScreen("/club-card", { answers: { getCurrentUser: withCard({ ...OWN, name: "Okna Podhale" }) } });
    await expect.element(main.getByText("Okna Podhale")).toBeInTheDocument();
    const card = main.getByText("Okna Podhale").element().parentElement;
    if (!card) throw new Error("The card is not drawn.");
    const lightness = Number(/^oklch\(([\d.]+)/.exec(getComputedStyle(card, "::before").backgroundColor)?.[1]);
    expect(lightness).toBeGreaterThan(0.4);
    expect(lightness).toBeLessThan(0.5);
  },
);
