import { APPROVED, COMPLETED, FAILED, PENDING, REJECTED } from "@lucarne/api-client/order-states";
import { defineMessages, type MessageDescriptor } from "react-intl";

export const messages = {
  ...defineMessages({
    text: { id: "orders.text", defaultMessage: "Everything the company has bought with points." },
    filter: { id: "orders.filter.label", defaultMessage: "Filter orders by status" },
    every: { id: "orders.filter.all", defaultMessage: "All" },
    number: { id: "orders.number", defaultMessage: "Order number" },
    items: { id: "orders.items", defaultMessage: "Items" },
    date: { id: "orders.date", defaultMessage: "Date" },
    status: { id: "orders.status", defaultMessage: "Status" },
    points: { id: "orders.points", defaultMessage: "Points" },
    product: { id: "orders.product", defaultMessage: "Product" },
    recipient: { id: "orders.recipient", defaultMessage: "Recipient" },
    none: { id: "orders.none.title", defaultMessage: "No orders yet" },
    noneText: { id: "orders.none.text", defaultMessage: "Everything the company buys with points will appear here." },
    noneOfStatus: { id: "orders.noneOfStatus.title", defaultMessage: "No orders with this status" },
    noneOfStatusText: { id: "orders.noneOfStatus.text", defaultMessage: "Choose another status or see all orders." },
    toShop: { id: "orders.toShop", defaultMessage: "Go to the shop" },
    failed: { id: "orders.failed", defaultMessage: "The orders could not be loaded." },
    oneFailed: { id: "orders.oneFailed", defaultMessage: "The order could not be loaded." },
    pages: { id: "orders.pages", defaultMessage: "Order pages" },
    inProgress: {
      id: "orders.inProgress",
      defaultMessage: "We are working on this order. Its points are reserved.",
    },
    checking: {
      id: "orders.checking",
      defaultMessage: "We are checking this order. Its points stay reserved.",
    },
    rejected: {
      id: "orders.rejected",
      defaultMessage: "The order was rejected. The points have been returned to the balance.",
    },
    contents: { id: "orders.contents", defaultMessage: "Contents" },
    vouchers: { id: "orders.vouchers", defaultMessage: "Vouchers" },
    timeline: { id: "orders.timeline", defaultMessage: "Progress" },
    address: { id: "orders.address", defaultMessage: "Delivery address" },
    print: { id: "orders.print", defaultMessage: "Print" },
    again: { id: "orders.again", defaultMessage: "Order again" },
    nothingAgain: {
      id: "orders.again.nothing",
      defaultMessage: "None of the products in this order are available now.",
    },
    toCart: { id: "orders.again.toCart", defaultMessage: "Go to the cart" },
  }),
  ...defineMessages<{
    title: { number: string };
    each: { count: number; price: number };
    gone: { products: string };
    fewer: { products: string };
  }>({
    title: { id: "orders.title", defaultMessage: "Order {number}" },
    each: { id: "orders.each", defaultMessage: "{count, number} × {price, plural, one {# point} other {# points}}" },
    gone: { id: "orders.again.gone", defaultMessage: "No longer available: {products}" },
    fewer: { id: "orders.again.fewer", defaultMessage: "Fewer available than last time: {products}" },
  }),
};

/** What an order's status is called (ORD-3); a status that is not here is shown as it came. */
export const statusNames: Readonly<Partial<Record<number, MessageDescriptor>>> = defineMessages({
  [PENDING]: { id: "orders.status.pending", defaultMessage: "Pending" },
  [APPROVED]: { id: "orders.status.approved", defaultMessage: "Approved" },
  [COMPLETED]: { id: "orders.status.completed", defaultMessage: "Completed" },
  [REJECTED]: { id: "orders.status.rejected", defaultMessage: "Rejected" },
  [FAILED]: { id: "orders.status.approved", defaultMessage: "Approved" },
});

/** The steps of an order's timeline (ORD-13). A failed order is named by what happens to it. */
export const stepNames: Readonly<Partial<Record<number, MessageDescriptor>>> = defineMessages({
  [PENDING]: { id: "orders.step.placed", defaultMessage: "Order placed" },
  [APPROVED]: { id: "orders.status.approved", defaultMessage: "Approved" },
  [COMPLETED]: { id: "orders.status.completed", defaultMessage: "Completed" },
  [REJECTED]: { id: "orders.status.rejected", defaultMessage: "Rejected" },
  [FAILED]: { id: "orders.step.checking", defaultMessage: "Being checked" },
});
