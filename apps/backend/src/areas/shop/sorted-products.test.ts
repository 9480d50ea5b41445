import type { LanguageCode } from "@lucarne/api-client/languages";
import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { product, variant } from "../../db/schema/index.ts";
import { wordsIn } from "../../db/sql/words.ts";
import { withBackend } from "../../testing/backend.ts";
import { SHOP_LIMITS } from "../../testing/shop.ts";
import { selectProducts } from "./queries/read-products.ts";
import { MAX_SORTED, sortedProducts } from "./queries/sorted-products.ts";
import { bodyOf } from "../../testing/body-of.ts";

const backend = withBackend({ settings: { rateLimits: SHOP_LIMITS } });
const POLAND = 10;
let token: string;

beforeAll(async () => {
  ({ token } = await backend().signIn("marek@dachserwis.example"));
});

/** Names of five products as each language sorts them. */
const SORTED: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  pl: ["Lampa", "Łom", "Ściągacz", "Świder", "Zestaw"],
  cs: ["Cihla", "Čelovka", "Hák", "Chránič", "Řezák"],
  sk: ["Cement", "Čelovka", "Hák", "Chránič", "Žeriav"],
  hu: ["Cement", "Csavar", "Olló", "Őrző", "Zár"],
  lt: ["Ylos", "Įrankis", "Jungtis", "Šepetys", "Žibintas"],
  lv: ["Cements", "Čaula", "Ģipsis", "Ķīlis", "Zāģis"],
  uk: ["Гак", "Ґанок", "Дах", "Їжак", "Ящик"],
  bg: ["Бормашина", "Винт", "Йод", "Клещи", "Ъгъл"],
  et: ["Saag", "Šabloon", "Zamm", "Tross", "Õli"],
};

/** Gives the five vouchers of Poland these names, the last one to the first voucher, and one price. */
const nameVouchers = async (): Promise<void> => {
  const { db } = backend().database;
  const vouchers = await db
    .select({ id: product.id })
    .from(product)
    .where(sql`${product.regionId} = ${POLAND} and ${product.type} = 'voucher'`)
    .orderBy(asc(product.id));
  expect(vouchers).toHaveLength(5);
  for (const [at, { id }] of vouchers.entries()) {
    const names = Object.entries(SORTED).map(([language, sorted]) => [language, sorted.at(-1 - at) ?? ""] as const);
    await db
      .update(product)
      .set({ names: Object.fromEntries<string>([["en", `Voucher ${10 - at}`], ...names]) })
      .where(eq(product.id, id));
    await db.update(variant).set({ price: 50 }).where(eq(variant.productId, id));
  }
};

const namesOf = async (language: string, query: string): Promise<string[]> => {
  const answer = await backend().call("GET", `/v2/shop/products?type=voucher&${query}`, {
    token,
    headers: { "accept-language": language },
  });
  return bodyOf("listShopProducts", answer).data.map(({ name }) => name);
};

describe("the shop's list", () => {
  beforeAll(nameVouchers);

  it.each(Object.entries(SORTED))("in %s has its names as the language sorts them", async (language, sorted) => {
    expect(await namesOf(language, "limit=100")).toEqual(sorted);
    expect(await namesOf(language, "limit=100&sort=price")).toEqual(sorted);
    const pages = await Promise.all([1, 2, 3].map((page) => namesOf(language, `sort=name&limit=2&page=${page}`)));
    expect(pages.flat()).toEqual(sorted);
  });

  it("in English sorts numbers in names by their value", async () => {
    expect(await namesOf("en", "limit=2")).toEqual(["Voucher 6", "Voucher 7"]);
  });

  it.each([
    ["pl", "lom", "Łom"],
    ["pl", "SCIAGACZ", "Ściągacz"],
    ["cs", "celovka", "Čelovka"],
    ["cs", "chranic", "Chránič"],
    ["sk", "zeriav", "Žeriav"],
    ["hu", "orzo", "Őrző"],
    ["lt", "zibintas", "Žibintas"],
    ["lv", "kilis", "Ķīlis"],
    ["uk", "ґАНОК", "Ґанок"],
    ["uk", "yizhak", undefined],
    ["uk", "їжак", "Їжак"],
    ["bg", "йод", "Йод"],
    ["bg", "иод", undefined],
    ["bg", "vynt", "Винт"],
    ["et", "sabloon", "Šabloon"],
  ])("in %s is searched for %j: %s", async (language, search, name) => {
    const found = await namesOf(language, `search=${encodeURIComponent(search)}`);
    expect(found).toEqual(name === undefined ? [] : [name]);
  });
});

it("a shop of more products than are sorted in memory has each of them once on its pages", async () => {
  const { db } = backend().database;
  const products = MAX_SORTED + 30;
  await db.execute(sql`
    with made as (
      insert into product (uuid, region_id, type, sku, names, descriptions, thumbnail, created_at)
      select gen_random_uuid(), region_id, type, 'many-' || n,
        jsonb_build_object('en', 'Item ' || n % 7), descriptions, thumbnail, created_at
      from generate_series(1, ${products}::int) as n,
        (select * from product where region_id = 1 and type = 'goods' order by id limit 1) as one
      returning id, type
    )
    insert into variant (uuid, product_id, product_type, sku, titles, price, position)
    select gen_random_uuid(), id, type, 'many-' || id, '{"en": "One"}', 5, 0 from made`);
  const where = sql`${product.sku} like 'many-%'`;
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(products / 100) }, (_, at) =>
      sortedProducts(db, {
        regionId: 1,
        where,
        sort: "name",
        language: "en",
        page: { page: at + 1, limit: 100, offset: at * 100 },
      }),
    ),
  );
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([products]));
  expect(new Set(pages.flatMap(({ data }) => data.map(({ uuid }) => uuid))).size).toBe(products);
});

it("products are read with the texts of one language: those of all would be most of what the process parses", async () => {
  const { db } = backend().database;
  const stored = await db.select().from(product).where(eq(product.regionId, POLAND));
  const rows = await selectProducts(db, { regionId: POLAND, language: "pl" }, sql`true`).rows;
  expect(rows).toHaveLength(stored.length);
  const read = JSON.stringify(rows);
  const texts = (language: LanguageCode) =>
    stored.flatMap(({ names, descriptions }) => [wordsIn(names, language), wordsIn(descriptions, language)]);
  const polish = texts("pl");
  for (const text of polish) expect(read).toContain(JSON.stringify(text));
  const others = texts("uk").filter((text) => !polish.includes(text));
  expect(others.length).toBeGreaterThan(stored.length);
  for (const text of others) expect(read).not.toContain(JSON.stringify(text));
});
