import { APPROVED, COMPLETED, FAILED, PENDING, REJECTED } from "@lucarne/api-client/order-states";
import type { OrderStatus } from "@lucarne/api-client/queries/orders";

/** The choices of the list's filter; approved and failed are one (ORD-12). */
export const STATUS_FILTER = { status: ["all", "pending", "approved", "completed", "rejected"] } as const;

export type StatusChoice = (typeof STATUS_FILTER.status)[number];

/** The statuses behind a choice; none for all orders. */
export const STATUSES: Readonly<Record<StatusChoice, readonly OrderStatus[]>> = {
  all: [],
  pending: [PENDING],
  approved: [APPROVED, FAILED],
  completed: [COMPLETED],
  rejected: [REJECTED],
};
