import { MAX_PIECES } from "@lucarne/api-client/checkout-rules";
import { isObject } from "@lucarne/api-client/is-object";
import { parseJson } from "@lucarne/api-client/parse-json";
import type { Product, ProductType, Variant } from "@lucarne/api-client/queries/shop";

/** Product types of the cart; marketing material and the club card are ordered one by one, without it. */
export const CART_TYPES = ["goods", "voucher"] as const satisfies readonly ProductType[];

export type CartType = (typeof CART_TYPES)[number];

/** Says whether products of a type go into the cart. */
export const isCartType = (type: ProductType): type is CartType => CART_TYPES.some((one) => one === type);

/** One line of the cart as it was added. Price and stock come from the server (CART-3). */
export type CartEntry = {
  readonly product: Pick<Product, "uuid" | "name">;
  readonly variant: Pick<Variant, "uuid" | "price">;
  /** Pieces, 1 or more. */
  readonly quantity: number;
};

/** Lines by product type, then by the variant's uuid (CART-1), in the order in which they were added. */
export type Cart = Readonly<Record<CartType, Readonly<Record<string, CartEntry>>>>;

export const EMPTY_CART: Cart = { goods: {}, voucher: {} };

/** How many of the pieces in stock one order can have. */
export const orderable = (stock: number): number => Math.min(stock, MAX_PIECES);

const VERSION = 1;

/** All lines of a cart. */
export const entriesOf = (cart: Cart): CartEntry[] => CART_TYPES.flatMap((type) => Object.values(cart[type]));

/** The uuids of the products in a cart, each once. */
export const productsOf = (cart: Cart): string[] => [...new Set(entriesOf(cart).map(({ product }) => product.uuid))];

/** How many pieces are in a cart. */
export const piecesIn = (cart: Cart): number => entriesOf(cart).reduce((sum, { quantity }) => sum + quantity, 0);

/** A cart with a line added, changed, or removed where the quantity is 0. */
export const withEntry = (cart: Cart, type: CartType, entry: CartEntry): Cart => {
  const { [entry.variant.uuid]: before, ...others } = cart[type];
  if (entry.quantity < 1) return { ...cart, [type]: others };

  // A changed line keeps its place.
  return { ...cart, [type]: { ...(before ? cart[type] : others), [entry.variant.uuid]: entry } };
};

/** A cart with a removed line back at its place, counted from 0. */
export const withEntryAt = (cart: Cart, type: CartType, entry: CartEntry, place: number): Cart => {
  const lines = Object.values(cart[type]).filter(({ variant }) => variant.uuid !== entry.variant.uuid);

  return {
    ...cart,
    [type]: Object.fromEntries(
      [...lines.slice(0, place), entry, ...lines.slice(place)].map((line) => [line.variant.uuid, line]),
    ),
  };
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The server refuses a call with anything else, so one such line would make the cart unusable. */
const isUuid = (value: unknown): boolean => typeof value === "string" && UUID.test(value);

/** Checked without the library: every page with a cart would load the schema library for this alone. */
const isEntry = (value: unknown): value is CartEntry =>
  isObject(value) &&
  isObject(value["product"]) &&
  isUuid(value["product"]["uuid"]) &&
  typeof value["product"]["name"] === "string" &&
  isObject(value["variant"]) &&
  isUuid(value["variant"]["uuid"]) &&
  typeof value["variant"]["price"] === "number" &&
  Number.isSafeInteger(value["quantity"]) &&
  Number(value["quantity"]) > 0;

/** Lines that cannot be read are left out; the others stay. */
const linesOf = (value: unknown): Cart[CartType] =>
  Object.fromEntries(
    Object.values(isObject(value) ? value : {}).flatMap((line) => (isEntry(line) ? [[line.variant.uuid, line]] : [])),
  );

/** The cart of a stored text; empty for none, for another version and for what cannot be read (CART-1, FORM-11). */
export const readCart = (text: string | null): Cart => {
  const stored = parseJson(text);
  if (!isObject(stored) || stored["version"] !== VERSION || !isObject(stored["entries"])) return EMPTY_CART;
  const { goods, voucher } = stored["entries"];

  return { goods: linesOf(goods), voucher: linesOf(voucher) };
};

/** A cart as it is stored: format version 1, with the list of its products (CART-1). */
export const writeCart = (cart: Cart): string =>
  JSON.stringify({ version: VERSION, entries: cart, uuids: productsOf(cart) });
