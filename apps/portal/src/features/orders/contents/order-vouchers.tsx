import type { Order } from "@lucarne/api-client/queries/orders";
import { Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { messages } from "../messages.ts";
import { voucherPieces } from "../parts/order-parts.ts";
import { VoucherCard } from "./voucher-card.tsx";

/** The vouchers of a completed order, one card for each piece (ORD-8). */
export const OrderVouchers = ({ meta }: Pick<Order, "meta">) => (
  <Stack as="section">
    <Heading level={2}>
      <FormattedMessage {...messages.vouchers} />
    </Heading>
    {voucherPieces(meta).map(
      ({ content, voucher }) =>
        voucher && <VoucherCard key={voucher.number} name={content.name} image={content.image} voucher={voucher} />,
    )}
  </Stack>
);
