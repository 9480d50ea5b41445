import type { Order } from "@lucarne/api-client/queries/orders";
import { OrderLines } from "./order-lines.tsx";
import { OrderVouchers } from "./order-vouchers.tsx";

/** The contents of an order by its type (ORD-7). */
export const OrderContents = ({ order }: { order: Order }) =>
  order.meta.response ? <OrderVouchers meta={order.meta} /> : <OrderLines meta={order.meta} />;
