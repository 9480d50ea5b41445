import type { Order } from "@lucarne/api-client/queries/orders";

type Content = Order["meta"]["contents"][number];

/** How many pieces an order has (ORD-1). */
export const piecesOf = ({ meta }: Pick<Order, "meta">): number =>
  meta.contents.reduce((sum, { quantity }) => sum + quantity, 0);

/** One piece of a voucher order, with its code once there is one. */
export type VoucherPiece = { content: Content; voucher: NonNullable<Order["meta"]["response"]>[number] | undefined };

/** The pieces of a voucher order in the order of its lines, each with its code (ORD-8). */
export const voucherPieces = ({ contents, response }: Order["meta"]): VoucherPiece[] =>
  contents
    .flatMap((content) => Array.from({ length: content.quantity }, () => content))
    .map((content, index) => ({ content, voucher: response?.[index] }));
