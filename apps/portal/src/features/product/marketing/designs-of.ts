import type { MarketingConfig, Order } from "@lucarne/api-client/queries/orders";

/** A configuration of an earlier order. */
export type OrderedDesign = {
  readonly order: Pick<Order, "uuid" | "number" | "created_at">;
  readonly data: MarketingConfig;
  /** Pieces. */
  readonly quantity: number;
};

/** The configurations of a product among orders, the newest first as the orders are. */
export const designsOf = (orders: readonly Order[], product: string): OrderedDesign[] =>
  orders.flatMap(({ uuid, number, created_at, meta }) =>
    meta.contents.flatMap(({ productUuid, inputData, quantity }) =>
      productUuid === product && inputData ? [{ order: { uuid, number, created_at }, data: inputData, quantity }] : [],
    ),
  );
