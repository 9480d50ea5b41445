import { type Answer, command, type Command, type Options } from "./command.ts";
import { body, minute, PAGE_OPTIONS, pageText, part, query, type Row } from "./words.ts";

const STATUS = { 1: "pending", 2: "approved", 3: "completed", 4: "rejected", 5: "failed" };

const row = (one: Answer<"approveOrder">): Row => [
  one.number,
  STATUS[one.status],
  one.points,
  one.type,
  minute(one.created_at),
  one.company,
  one.uuid,
];
const sentence = (one: Answer<"approveOrder">): string =>
  `Order ${one.number} of ${one.company} (${one.type}, ${one.points} points): ${STATUS[one.status]}.`;

const step = (name: string, help: string, options: Options = {}): Command =>
  command<"approveOrder">({
    words: `orders ${name} <order>`,
    help,
    options,
    call: ({ order = "", reason }) => ({
      method: "POST",
      path: `/orders/${part(order.replace("/", "-"))}/${name}`,
      body: Object.hasOwn(options, "reason") ? body({ reason }) : undefined,
    }),
    text: sentence,
  });

const list = (words: string, help: string): Command =>
  command<"listAllOrders">({
    words,
    help,
    options: { status: { type: "string" }, ...PAGE_OPTIONS },
    call: ({ status, page, limit }) => ({
      method: "GET",
      path: `/orders${query({ status, page, limit })}`,
    }),
    text: (answer) => pageText(answer, "There are no orders.", row),
  });

/** Orders. */
export const ORDER_COMMANDS: readonly Command[] = [
  list("orders", "orders of all companies, newest first; --status 1 to 5, --page, --limit"),
  list("orders list", "the same"),
  step("approve", "pending or failed becomes approved"),
  step("complete", "approved becomes completed: points are spent, vouchers made, a card shipped"),
  step("reject", "points and stock are given back; --reason for the customer", { reason: { type: "string" } }),
  step("fail", "marks it as failed, its reservations stay; --reason", { reason: { type: "string" } }),
];
