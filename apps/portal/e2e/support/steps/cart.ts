import type { Page } from "@playwright/test";
import { z } from "zod";
import { read } from "../read.ts";

/** A variant of a product that can be added to the cart. */
type Ware = { product: string; name: string; variant: string; price: number };
type Line = { ware: Ware; quantity: number; price?: number };
const PRODUCT = z.object({
  uuid: z.string(),
  name: z.string(),
  variants: z.array(z.object({ uuid: z.string(), price: z.number() })),
});

/** Three products of a type that are in stock, the cheapest by default. */
export const waresOf = async (page: Page, type: string, sort = "price"): Promise<[Ware, Ware, Ware]> => {
  const query = `type=${type}&available=1&active=1&sort=${sort}&limit=21`;
  const { data } = await read(page, `/v2/shop/products?${query}`, z.object({ data: z.array(PRODUCT) }));
  const [first, second, third] = data.flatMap(({ uuid, name, variants: [variant] }): Ware[] =>
    variant ? [{ product: uuid, name, variant: variant.uuid, price: variant.price }] : [],
  );
  if (!first || !second || !third) throw new Error(`The shop has too few products of type ${type}.`);
  return [first, second, third];
};

/** Writes lines to the stored cart in its documented format, as another tab would. */
export const fillCart = async (page: Page, lines: Record<string, Line[]>): Promise<void> => {
  const { uuid } = await read(page, "/v1/company/user/self", z.object({ uuid: z.string() }));
  const entries = Object.fromEntries(
    Object.entries(lines).map(([type, list]) => [
      type,
      Object.fromEntries(
        list.map(({ ware: { product, name, variant, price: now }, quantity, price = now }) => [
          variant,
          { product: { uuid: product, name }, variant: { uuid: variant, price }, quantity },
        ]),
      ),
    ]),
  );
  const uuids = Object.values(lines).flatMap((list) => list.map(({ ware }) => ware.product));
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
    },
    [`lucarne.cart.${uuid}`, JSON.stringify({ version: 1, entries, uuids })] as const,
  );
};

/** A number as English pages write it. */
export const written = (points: number): string => points.toLocaleString("en-GB");
