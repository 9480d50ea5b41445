import { APPROVED, COMPLETED, FAILED, PENDING, REJECTED } from "@lucarne/api-client/order-states";

/** A state of an order (ORD-3). */
export type OrderStatus = typeof PENDING | typeof APPROVED | typeof COMPLETED | typeof REJECTED | typeof FAILED;

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [PENDING]: [APPROVED, REJECTED, FAILED],
  [APPROVED]: [COMPLETED, REJECTED, FAILED],
  [COMPLETED]: [],
  [REJECTED]: [],
  // Points and stock stay reserved while staff check the order.
  [FAILED]: [APPROVED, REJECTED],
};

/** Whether an order may change from one status to another (ORD-5). */
export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

const isOrderStatus = (value: number): value is OrderStatus => value in NEXT;

/** The statuses of the list's filter, `2,5` (ORD-12). */
export const statusesOf = (filter: string): OrderStatus[] => filter.split(",").map(Number).filter(isOrderStatus);
