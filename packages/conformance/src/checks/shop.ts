import { MAX_PIECES, orderMinimumOf } from "@lucarne/api-client/checkout-rules";
import { z } from "zod";

import { NotTested } from "../report/findings.ts";
import type { Context } from "./context.ts";

const variant = z.object({ uuid: z.string(), price: z.number(), stock: z.number() });
const productList = z.object({
  data: z.array(z.object({ uuid: z.string(), type: z.unknown(), variants: z.array(variant) })),
});

/** A variant of goods that can be ordered. */
export type Sold = z.infer<typeof variant>;

const MAX_PAGES = 20;
const PAGE = 100;

/** Every variant of the shop that a cart may hold. */
const soldVariants = async ({ send, first }: Context): Promise<Sold[]> => {
  const found: Sold[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const path = `/v2/shop/products?active=1&is_visible=1&page=${page}&limit=${PAGE}`;
    const read = productList.safeParse((await send({ method: "GET", path, token: first.token })).body);
    if (!read.success) throw new NotTested("The list of products cannot be read.");
    found.push(
      ...read.data.data.flatMap(({ variants }) => variants.filter(({ price, stock }) => price > 0 && stock > 0)),
    );
    if (read.data.data.length < PAGE) break;
  }
  return found;
};

/** The amounts by which the club card can be topped up. */
export const topUpAmounts = async ({ send, first }: Context): Promise<Sold[]> => {
  const answer = await send({ method: "GET", path: "/v2/shop/products/cards", token: first.token });
  const read = productList.safeParse(answer.body);
  if (!read.success) throw new NotTested("The list of club cards cannot be read.");
  return read.data.data.flatMap(({ variants }) => variants.filter(({ price }) => price > 0));
};

const CUSTOMER = {
  name: "Marek",
  surname: "Zieliński",
  company_name: "",
  phone: "+48601234567",
  email: "orders@conformance.example",
  street: "ul. Polna",
  house_number: "12",
  city: "Kraków",
  postal_code: "30-001",
  country: "pl",
};

/** A cart with one line. */
export const cart = ({ uuid, price }: Pick<Sold, "uuid" | "price">, quantity: number) => ({
  type: "cart",
  order: [{ variantGuid: uuid, quantity, shownPrice: price }],
  customer: CUSTOMER,
});

/** Each variant with the fewest pieces that an order of it alone needs, and their points. */
export const orderable = async (context: Context) => {
  const minimum = orderMinimumOf(context.first.region);
  return (await soldVariants(context)).flatMap((sold) => {
    const quantity = Math.max(1, Math.ceil(minimum / sold.price));
    return quantity <= Math.min(sold.stock, MAX_PIECES) ? [{ sold, quantity, cost: quantity * sold.price }] : [];
  });
};
