import { defineMessages, type MessageDescriptor } from "react-intl";

export const messages = {
  ...defineMessages({
    order: { id: "clubCard.order", defaultMessage: "Order card" },
    ordered: { id: "clubCard.ordered", defaultMessage: "Card ordered!" },
    oneEach: { id: "clubCard.oneEach", defaultMessage: "One card per company" },
    scanned: { id: "clubCard.scanned", defaultMessage: "Windows scanned this year" },
    toProjects: { id: "clubCard.toProjects", defaultMessage: "Go to projects" },
    toCard: { id: "clubCard.toCard", defaultMessage: "Go to the club card" },
    owned: { id: "clubCard.owned", defaultMessage: "The company already has a club card." },
    shipped: { id: "clubCard.shipped", defaultMessage: "The card has been sent. Confirm it when it arrives." },
    productFailed: { id: "clubCard.productFailed", defaultMessage: "The card could not be loaded." },
    text: { id: "clubCard.text", defaultMessage: "Top up the card with points and pay with it like cash." },
    unexpected: {
      id: "clubCard.unexpected",
      defaultMessage: "An unexpected error occurred. Please try again later.",
    },
    none: { id: "clubCard.none.title", defaultMessage: "No club card yet" },
    noneText: { id: "clubCard.none.text", defaultMessage: "Order the card to turn points into money you can spend." },
    orderedText: {
      id: "clubCard.ordered.text",
      defaultMessage: "You will get a notification when the card is sent.",
    },
    toOrder: { id: "clubCard.toOrder", defaultMessage: "See the card" },
    confirmTitle: { id: "clubCard.confirm.title", defaultMessage: "Confirm that the card arrived" },
    confirmText: { id: "clubCard.confirm.text", defaultMessage: "The serial number is on the back of the card." },
    serial: { id: "clubCard.serial", defaultMessage: "Serial number" },
    serialLength: { id: "clubCard.serialLength", defaultMessage: "Enter all 10 digits." },
    serialHere: { id: "clubCard.serialHere", defaultMessage: "Serial number, 10 digits" },
    arrived: { id: "clubCard.arrived", defaultMessage: "The card has arrived undamaged." },
    arrivedRequired: { id: "clubCard.arrivedRequired", defaultMessage: "Confirm that the card has arrived." },
    confirm: { id: "clubCard.confirm", defaultMessage: "Confirm the card" },
    thenActivate: {
      id: "clubCard.thenActivate",
      defaultMessage: "Then activate the card in the card provider’s app. After that it can be topped up.",
    },
    activateFirst: {
      id: "clubCard.activateFirst",
      defaultMessage: "Activate the card in the card provider’s app first.",
    },
    inactive: { id: "clubCard.inactive", defaultMessage: "The card is inactive and cannot be topped up." },
    inactiveShort: { id: "clubCard.account.inactive", defaultMessage: "Inactive" },
    topUp: { id: "clubCard.topUp", defaultMessage: "Top-up" },
    credited: { id: "clubCard.credited", defaultMessage: "Credited within 3 working days." },
    amount: { id: "clubCard.amount", defaultMessage: "Amount" },
    notEnough: { id: "clubCard.notEnough", defaultMessage: "Not enough points" },
    amountRequired: { id: "clubCard.amountRequired", defaultMessage: "Choose an amount." },
    noAmounts: { id: "clubCard.noAmounts", defaultMessage: "No top-up amounts are available at the moment." },
    balanceAfter: { id: "clubCard.balanceAfter", defaultMessage: "Balance after the top-up" },
    terms: { id: "clubCard.terms", defaultMessage: "I accept the top-up terms." },
    termsLink: { id: "clubCard.termsLink", defaultMessage: "Read the terms" },
    termsRequired: { id: "clubCard.termsRequired", defaultMessage: "Accept the terms to top up the card." },
    topUpVerb: { id: "clubCard.topUpVerb", defaultMessage: "Top up the card" },
    sent: {
      id: "clubCard.sent",
      defaultMessage: "Top-up ordered. The money will be on the card within 3 working days.",
    },
    history: { id: "clubCard.history", defaultMessage: "Top-up history" },
    noHistory: { id: "clubCard.noHistory", defaultMessage: "No top-ups yet." },
    historyPages: { id: "clubCard.historyPages", defaultMessage: "Top-up history pages" },
    date: { id: "clubCard.date", defaultMessage: "Date" },
    status: { id: "clubCard.status", defaultMessage: "Status" },
    points: { id: "clubCard.points", defaultMessage: "Points" },
    checkEmail: { id: "clubCard.checkEmail", defaultMessage: "Check your email for details." },
  }),
  ...defineMessages<{
    nameAndSku: { name: string; sku: string };
    tenWindows: { product: string };
    progress: { scanned: number; needed: number };
    rate: { amount: string };
    worth: { amount: string };
    topUpBy: { amount: string; points: string };
    sentOn: { date: string };
    changed: { before: string; after: string };
  }>({
    nameAndSku: { id: "clubCard.nameAndSku", defaultMessage: "{name}, {sku}" },
    tenWindows: {
      id: "clubCard.tenWindows",
      defaultMessage: "To order the {product} Club card, you need 10 scanned windows!",
    },
    progress: { id: "clubCard.progress", defaultMessage: "{scanned, number} of {needed, number}" },
    rate: { id: "clubCard.rate", defaultMessage: "1 point = {amount}" },
    worth: { id: "clubCard.worth", defaultMessage: "= {amount}" },
    topUpBy: { id: "clubCard.topUpBy", defaultMessage: "Top up: {amount} for {points}" },
    sentOn: { id: "clubCard.sentOn", defaultMessage: "Card sent: {date}" },
    changed: {
      id: "clubCard.changed",
      defaultMessage: "The amount has changed from {before} to {after}. Check it before topping up the card.",
    },
  }),
};

/** What the account's status is called (CLUB-8); every other one is inactive. */
export const accountNames: Readonly<Partial<Record<string, MessageDescriptor>>> = defineMessages({
  ISSUED: { id: "clubCard.account.issued", defaultMessage: "Not activated yet" },
  ACTIVE: { id: "clubCard.account.active", defaultMessage: "Active" },
});

/** What a top-up's status is called (CLUB-17); one that is not here is shown as it came. */
export const topUpNames: Readonly<Partial<Record<string, MessageDescriptor>>> = defineMessages({
  SUBMITTED: { id: "clubCard.topUp.pending", defaultMessage: "Pending" },
  PENDING: { id: "clubCard.topUp.pending", defaultMessage: "Pending" },
  SUCCEEDED: { id: "clubCard.topUp.succeeded", defaultMessage: "Completed" },
  REFUSED: { id: "clubCard.topUp.refused", defaultMessage: "Refused" },
  REJECTED: { id: "clubCard.topUp.rejected", defaultMessage: "Rejected" },
});
