import type { OrderStatus } from "@lucarne/api-client/queries/orders";

/** The choices of the list's filter; approved and failed are one (ORD-12). */
export const STATUS_FILTER = { status: ["all", "pending", "approved", "completed", "rejected"] } as const;

export type StatusChoice = (typeof STATUS_FILTER.status)[number];

/** The statuses behind a choice; none for all orders. */
export const STATUSES: Readonly<Record<StatusChoice, readonly OrderStatus[]>> = {
  all: [],
  pending: [1],
  approved: [2, 5],
  completed: [3],
  rejected: [4],
};
