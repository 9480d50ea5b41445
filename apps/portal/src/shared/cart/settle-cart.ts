import type { Product, Variant } from "@lucarne/api-client/queries/shop";
import { type Cart, CART_TYPES, type CartEntry, type CartType, entriesOf, withEntry } from "./cart.ts";

/** What today's answer changed about a line: it is removed, because it is not sold any more or sold out, or has fewer pieces. */
export type CartChange = { readonly kind: "gone" | "soldOut" | "lowered"; readonly entry: CartEntry };

/** A line with its product of today; its price is the server's. */
export type CartLine = { readonly entry: CartEntry; readonly product: Product; readonly variant: Variant };

/** The lines of one product type, which are ordered together, and what they cost in points (CART-2). */
export type CartGroup = {
  readonly type: CartType;
  readonly lines: readonly CartLine[];
  readonly total: number;
};

const lineOf = (entry: CartEntry, products: readonly Product[]): CartLine | undefined => {
  const product = products.find(({ uuid }) => uuid === entry.product.uuid);
  const variant = product?.variants.find(({ uuid }) => uuid === entry.variant.uuid);

  return product && variant && { entry, product, variant };
};

const changeOf = (entry: CartEntry, products: readonly Product[]): CartChange["kind"] | undefined => {
  const line = lineOf(entry, products);
  if (line?.product.active !== 1 || line.product.is_visible !== 1) return "gone";
  if (line.variant.stock < 1) return "soldOut";

  return line.variant.stock < entry.quantity ? "lowered" : undefined;
};

/** The changes that an answer to a question about some products makes to a cart. Other products' lines stay. */
export const changesOf = (cart: Cart, asked: readonly string[], products: readonly Product[]): CartChange[] =>
  entriesOf(cart)
    .filter(({ product }) => asked.includes(product.uuid))
    .flatMap((entry) => {
      const kind = changeOf(entry, products);

      return kind ? [{ kind, entry }] : [];
    });

/** The cart reduced to what is available: quantities limited to the stock, lines without a product removed (CART-4). */
export const settledCart = (cart: Cart, asked: readonly string[], products: readonly Product[]): Cart => {
  const changed = new Map(changesOf(cart, asked, products).map(({ kind, entry }) => [entry.variant.uuid, kind]));

  return CART_TYPES.reduce(
    (settled, type) =>
      Object.values(cart[type]).reduce((among, entry) => {
        const kind = changed.get(entry.variant.uuid);
        if (kind === undefined) return among;
        const quantity = kind === "lowered" ? (lineOf(entry, products)?.variant.stock ?? 0) : 0;

        return withEntry(among, type, { ...entry, quantity });
      }, settled),
    cart,
  );
};

/** A settled cart in its groups, with today's prices. A line whose product is still loading is left out. */
export const groupsOf = (cart: Cart, products: readonly Product[]): CartGroup[] =>
  CART_TYPES.flatMap((type) => {
    const lines = Object.values(cart[type]).flatMap((entry) => lineOf(entry, products) ?? []);
    const total = lines.reduce((sum, { entry, variant }) => sum + entry.quantity * variant.price, 0);

    return lines.length > 0 ? [{ type, lines, total }] : [];
  });
