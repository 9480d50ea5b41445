import { existsSync } from "node:fs";
import path from "node:path";

import { LANGUAGES } from "@lucarne/api-client/languages";
import { inArray } from "drizzle-orm";
import { expect, it } from "vitest";

import { product } from "../../db/schema/index.ts";
import { withBackend } from "../../testing/backend.ts";
import { MARKETING } from "./shop/shop-marketing.ts";
import { demoText } from "./texts.ts";

const backend = withBackend();

it.each(LANGUAGES.map(({ code }) => code))(
  "every marketing product has a name and a sentence of its own: %s",
  (code) => {
    const names = MARKETING.map(({ key }) => demoText(code, `shop.marketing.${key}.name`));
    const sentences = MARKETING.map(({ key }) => demoText(code, `shop.marketing.${key}.text`));
    expect(names).toHaveLength(9);
    expect(new Set(names).size).toBe(9);
    expect(new Set(sentences).size).toBe(9);
    // Flyers, cards and stickers are sold in packs, which the name says.
    const packs = MARKETING.map(({ type }, index) => [type, /\b(?:100|250)\b(?!\s*×)/u.test(names[index] ?? "")]);
    expect(packs).toEqual(MARKETING.map(({ type }) => [type, type !== "banner" && type !== "billboard"]));
  },
);

it("goods and vouchers have three pictures, which exist", async () => {
  const rows = await backend()
    .database.db.select({ sku: product.sku, images: product.images, thumbnail: product.thumbnail })
    .from(product)
    .where(inArray(product.type, ["goods", "voucher"]));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ images }) => new Set(images).size !== 3)).toEqual([]);
  const pictures = path.resolve(import.meta.dirname, "../../../../portal/public");
  const missing = rows
    .flatMap(({ images, thumbnail }) => [...images, thumbnail])
    .filter((picture) => !existsSync(path.join(pictures, picture)));
  expect(missing).toEqual([]);
});
