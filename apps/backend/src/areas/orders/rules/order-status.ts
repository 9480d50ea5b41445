/** 1 pending, 2 approved, 3 completed, 4 rejected, 5 failed (ORD-3). */
export type OrderStatus = 1 | 2 | 3 | 4 | 5;

export const PENDING = 1;
export const APPROVED = 2;
export const COMPLETED = 3;
export const REJECTED = 4;
export const FAILED = 5;

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  1: [APPROVED, REJECTED, FAILED],
  2: [COMPLETED, REJECTED, FAILED],
  3: [],
  4: [],
  // Points and stock stay reserved while staff check the order.
  5: [APPROVED, REJECTED],
};

/** Whether an order may change from one status to another (ORD-5). */
export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/** Statuses in which an order reserves its points and stock. */
export const OPEN: readonly OrderStatus[] = [PENDING, APPROVED, FAILED];

const isOrderStatus = (value: number): value is OrderStatus => value in NEXT;

/** The statuses of the list's filter, `2,5` (ORD-12). */
export const statusesOf = (filter: string): OrderStatus[] => filter.split(",").map(Number).filter(isOrderStatus);
