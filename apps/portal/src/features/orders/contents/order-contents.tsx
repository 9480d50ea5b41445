import type { Order } from "@lucarne/api-client/queries/orders";
import { Stack } from "@lucarne/ui/layout";
import { DesignProof } from "../../../shared/designs/design-proof.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderVouchers } from "./order-vouchers.tsx";

/** The contents of an order by its type (ORD-7). */
export const OrderContents = ({ order }: { order: Order }) => {
  const { contents, response } = order.meta;
  const config = contents[0]?.inputData;
  if (response) return <OrderVouchers meta={order.meta} />;

  return (
    <Stack space="gutter">
      {config && <DesignProof design={config} />}
      <OrderLines meta={order.meta} />
    </Stack>
  );
};
