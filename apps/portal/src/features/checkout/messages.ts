import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    steps: { id: "checkout.steps", defaultMessage: "Checkout steps" },
    customerStep: { id: "checkout.step.customer", defaultMessage: "Delivery details" },
    voucherStep: { id: "checkout.step.voucher", defaultMessage: "Your details" },
    summaryStep: { id: "checkout.step.summary", defaultMessage: "Summary" },
    correct: { id: "checkout.correct", defaultMessage: "Check these fields:" },
    receiver: { id: "checkout.receiver", defaultMessage: "Recipient" },
    delivery: { id: "checkout.delivery.label", defaultMessage: "Deliver to" },
    company: { id: "checkout.delivery.company", defaultMessage: "Company" },
    private: { id: "checkout.delivery.private", defaultMessage: "Private address" },
    companyName: { id: "checkout.companyName", defaultMessage: "Company name" },
    name: { id: "checkout.name", defaultMessage: "First name" },
    surname: { id: "checkout.surname", defaultMessage: "Surname" },
    person: { id: "checkout.person", defaultMessage: "Name" },
    phone: { id: "checkout.phone", defaultMessage: "Phone" },
    email: { id: "checkout.email", defaultMessage: "Email" },
    address: { id: "checkout.address", defaultMessage: "Delivery address" },
    voucherAddress: { id: "checkout.voucherAddress", defaultMessage: "Address" },
    earlier: { id: "checkout.earlier.label", defaultMessage: "Address from an earlier order" },
    chooseEarlier: { id: "checkout.earlier.choose", defaultMessage: "Choose an address" },
    street: { id: "checkout.street", defaultMessage: "Street" },
    houseNumber: { id: "checkout.houseNumber", defaultMessage: "House number" },
    postalCode: { id: "checkout.postalCode", defaultMessage: "Postcode" },
    city: { id: "checkout.city", defaultMessage: "Town or city" },
    country: { id: "checkout.country", defaultMessage: "Country" },
    toSummary: { id: "checkout.toSummary", defaultMessage: "Continue to summary" },
    edit: { id: "checkout.edit", defaultMessage: "Edit" },
    editCustomer: { id: "checkout.edit.customer", defaultMessage: "Edit recipient" },
    editAddress: { id: "checkout.edit.address", defaultMessage: "Edit address" },
    editItems: { id: "checkout.edit.items", defaultMessage: "Edit products" },
    items: { id: "checkout.items", defaultMessage: "Products" },
    order: { id: "checkout.order", defaultMessage: "Order" },
    total: { id: "checkout.total", defaultMessage: "Total" },
    balance: { id: "checkout.balance", defaultMessage: "Balance" },
    balanceAfter: { id: "checkout.balanceAfter", defaultMessage: "Balance after the order" },
    reserved: { id: "checkout.reserved", defaultMessage: "The points stay reserved until the order is completed." },
    place: { id: "checkout.place", defaultMessage: "Place order" },
    pointsLow: { id: "checkout.block.points", defaultMessage: "There are not enough points for this order." },
    readOnly: {
      id: "checkout.block.readOnly",
      defaultMessage: "You are viewing this account as another user and cannot place orders.",
    },
    profile: { id: "checkout.block.profile", defaultMessage: "Add it in the profile" },
    changed: {
      id: "checkout.changed",
      defaultMessage: "Products or prices have changed. Check the order before placing it.",
    },
    failed: { id: "checkout.failed", defaultMessage: "The checkout could not be loaded." },
    unanswered: {
      id: "checkout.unanswered",
      defaultMessage: "We could not confirm that the order was placed. Send it again: it will not be placed twice.",
    },
    sendAgain: { id: "checkout.sendAgain", defaultMessage: "Send again" },
    thanks: { id: "checkout.done.title", defaultMessage: "Thank you for the order." },
    newBalance: { id: "checkout.done.balance", defaultMessage: "New balance" },
    toOrders: { id: "checkout.done.orders", defaultMessage: "Go to orders" },
    toShop: { id: "checkout.done.shop", defaultMessage: "Back to the shop" },
    designMissing: {
      id: "checkout.design.missing",
      defaultMessage: "The design is missing. Go back and prepare it again.",
    },
    toDesign: { id: "checkout.design.back", defaultMessage: "Back to the design" },
  }),
  ...defineMessages<{ totalChanged: { before: string; after: string } }>({
    totalChanged: {
      id: "checkout.totalChanged",
      defaultMessage: "The total has changed from {before} to {after}. Check the order before placing it.",
    },
  }),
  ...defineMessages<{ emailHint: { email: string } }>({
    emailHint: { id: "checkout.emailHint", defaultMessage: "If you leave this empty, we will use {email}" },
  }),
  ...defineMessages<{ placeFor: { points: string } }>({
    placeFor: { id: "checkout.placeFor", defaultMessage: "Place order: {points}" },
  }),
  ...defineMessages<{ minimum: { min: string } }>({
    minimum: { id: "checkout.block.minimum", defaultMessage: "Minimum order: {min}." },
  }),
  ...defineMessages<{ noNumber: { regName: string } }>({
    noNumber: {
      id: "checkout.block.noNumber",
      defaultMessage: "The company number ({regName}) is missing. Add it in the profile to order.",
    },
  }),
  ...defineMessages<{ pieces: { count: number } }>({
    pieces: { id: "checkout.pieces", defaultMessage: "Quantity: {count, number}" },
  }),
  ...defineMessages<{ number: { number: string } }>({
    number: { id: "checkout.done.number", defaultMessage: "Order number: {number}" },
  }),
};
