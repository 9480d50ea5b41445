import type { Order } from "@lucarne/api-client/queries/orders";
import type { Product } from "@lucarne/api-client/queries/shop";
import { type Cart, type CartEntry, type CartType, orderable } from "../../../shared/cart/cart.ts";

/** What of an order can be put into the cart, and the names of what cannot be had or only in part (ORD-14). */
export type Reorder = { entries: readonly CartEntry[]; gone: readonly string[]; fewer: readonly string[] };

/** Works out a new order from an old one, with the products as they are today and beside what is in the cart. */
export const reorder = (
  contents: Order["meta"]["contents"],
  products: readonly Product[],
  inCart: Cart[CartType],
): Reorder => {
  const lines = contents.map((content) => {
    const product = products.find(({ uuid }) => uuid === content.productUuid);
    const variant = product?.variants.find(({ uuid }) => uuid === content.variantGuid);
    const before = inCart[content.variantGuid]?.quantity ?? 0;
    const isSold = product?.active === 1 && product.is_visible === 1;
    const left = variant && isSold ? Math.max(0, orderable(variant.stock) - before) : 0;
    const added = Math.min(content.quantity, left);
    const entry: CartEntry | undefined =
      product && variant && added > 0
        ? {
            product: { uuid: product.uuid, name: product.name },
            variant: { uuid: variant.uuid, price: variant.price },
            quantity: before + added,
          }
        : undefined;

    return { name: content.name, entry, fewer: entry !== undefined && added < content.quantity };
  });

  return {
    entries: lines.flatMap(({ entry }) => entry ?? []),
    gone: lines.filter(({ entry }) => !entry).map(({ name }) => name),
    fewer: lines.filter(({ fewer }) => fewer).map(({ name }) => name),
  };
};
