import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { StubAnswer } from "../../testing/contract-stub.ts";
import { exampleOf } from "../../testing/example-of.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");

/** The signed-in user with another state of the company's card. */
const userWith = (card: object): StubAnswer => {
  const user = exampleOf("/v1/company/user/self");

  return { body: { ...user, company: { ...Object(user["company"]), ...card } } };
};

const points = (scanned: number, balance = 640): StubAnswer => {
  const summary = exampleOf("/v1/company/points/0193b2c4-6a0f-7c52-8f1e-3b5d7f9a1c2e");

  return {
    body: {
      ...summary,
      company_points: balance,
      scans: { ...Object(summary["scans"]), current_year: scanned },
    },
  };
};

const NO_CARD = { has_edenred_card: 0, pending_edenred_card: 0, edenred_card: null };
const SENT = { uuid: "0193b2d0-d83b-7a20-91a6-193bd8fa1c3f", status: "SHIPPED", shipped_at: "2026-11-12T10:00:00Z" };
const OWN = { ...NO_CARD, edenred_card: SENT, has_edenred_card: 1 };

test("with 9 scanned windows the card cannot be ordered (CLUB-3)", async () => {
  await renderScreen("/shop/club-card", {
    answers: { getCurrentUser: userWith(NO_CARD), getCompanyPoints: points(9) },
  });
  await expect.element(main.getByText(/you need 10 scanned windows!/)).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Order card" })).toBeDisabled();
  await expect.element(main.getByText("Free")).toHaveAttribute("value", "-1");
});

test("with 10 scanned windows the order button goes to the checkout (CLUB-3)", async () => {
  await renderScreen("/shop/club-card", {
    answers: { getCurrentUser: userWith(NO_CARD), getCompanyPoints: points(10) },
  });
  await expect.element(main.getByRole("link", { name: "Order card" })).toHaveAttribute("href", "/checkout");
});

test("an ordered card says so and cannot be ordered again (CLUB-4)", async () => {
  await renderScreen("/shop/club-card", {
    answers: { getCurrentUser: userWith({ ...NO_CARD, pending_edenred_card: 1 }), getCompanyPoints: points(12) },
  });
  await expect.element(main.getByRole("button", { name: "Card ordered!" })).toBeDisabled();
});

test("while the points are loading nothing can be ordered (CLUB-5)", async () => {
  await renderScreen("/shop/club-card", {
    answers: { getCurrentUser: userWith(NO_CARD), getCompanyPoints: "pending" },
  });
  await expect.element(main.getByRole("button", { name: "Order card" })).toBeDisabled();
});

test("a company without a card is led to it, one whose card was sent confirms it (CLUB-9)", async () => {
  await renderScreen("/club-card", { answers: { getCurrentUser: userWith(NO_CARD) } });
  await expect.element(main.getByRole("link", { name: "See the card" })).toHaveAttribute("href", "/shop/club-card");
});

test("a serial number without exactly ten digits is not sent (CLUB-7)", async () => {
  const stub = await renderScreen("/club-card", {
    answers: { getCurrentUser: userWith({ ...NO_CARD, edenred_card: SENT }) },
  });
  await main.getByRole("textbox", { name: "Serial number" }).fill("044820731");
  await main.getByRole("button", { name: "Confirm the card" }).click();
  await expect.element(main.getByText("Enter all 10 digits.")).toBeVisible();
  await expect.element(main.getByText("Confirm that the card has arrived.")).toBeVisible();
  expect(stub.calls).not.toContain("verifyCard");
});

test.each([
  ["ISSUED", "Activate the card in the card provider’s app first."],
  ["BLOCKED", "The card is inactive and cannot be topped up."],
  ["LOST", "The card is inactive and cannot be topped up."],
])("a card of status %s cannot be topped up (CLUB-8)", async (status, text) => {
  await renderScreen("/club-card", {
    answers: { getCurrentUser: userWith(OWN), getCardAccount: { body: { currentCard: { status } } } },
  });
  await expect.element(main.getByText(text)).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Top up the card" })).toBeDisabled();
});

test("card data that fail to load show the fixed sentence (CLUB-11)", async () => {
  await renderScreen("/club-card", {
    answers: { getCurrentUser: userWith(OWN), getCardAccount: { status: 404 } },
  });
  await expect.element(main.getByText("An unexpected error occurred. Please try again later.")).toBeVisible();
});

test("a top-up needs an amount and the terms (CLUB-13)", async () => {
  const stub = await renderScreen("/club-card", {
    answers: { getCurrentUser: userWith(OWN), getCardAccount: { body: { currentCard: { status: "ACTIVE" } } } },
  });
  await main.getByRole("button", { name: "Top up the card" }).click();
  await expect.element(main.getByText("Choose an amount.")).toBeVisible();
  await expect.element(main.getByText("Accept the terms to top up the card.")).toBeVisible();
  expect(stub.calls).not.toContain("requestCardTopUp");
});
