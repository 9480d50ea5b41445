import { body, minute, PAGE_OPTIONS, pageText, part, query } from "./words.mjs";

const STATUS = { 1: "pending", 2: "approved", 3: "completed", 4: "rejected", 5: "failed" };

const row = (one) => [
  one.number,
  STATUS[one.status],
  one.points,
  one.type,
  minute(one.created_at),
  one.company,
  one.uuid,
];
const sentence = (one) =>
  `Order ${one.number} of ${one.company} (${one.type}, ${one.points} points): ${STATUS[one.status]}.`;

const step = (name, help, options = {}) => ({
  words: `orders ${name} <order>`,
  help,
  options,
  call: ({ order, reason }) => ({
    method: "POST",
    path: `/orders/${part(order.replace("/", "-"))}/${name}`,
    body: Object.hasOwn(options, "reason") ? body({ reason }) : undefined,
  }),
  text: sentence,
});

const list = {
  help: "orders of all companies, newest first; --status 1 to 5, --page, --limit",
  options: { status: { type: "string" }, ...PAGE_OPTIONS },
  call: ({ status, page, limit }) => ({ method: "GET", path: `/orders${query({ status, page, limit })}` }),
  text: (answer) => pageText(answer, "There are no orders.", row),
};

/** Orders. */
export const ORDER_COMMANDS = [
  { words: "orders", ...list },
  { words: "orders list", ...list, help: "the same" },
  step("approve", "pending or failed becomes approved"),
  step("complete", "approved becomes completed: points are spent, vouchers made, a card shipped"),
  step("reject", "points and stock are given back; --reason for the customer", { reason: { type: "string" } }),
  step("fail", "marks it as failed, its reservations stay; --reason", { reason: { type: "string" } }),
];
