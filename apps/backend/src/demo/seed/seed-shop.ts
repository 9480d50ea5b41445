import { DAY } from "@lucarne/api-client/durations";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { registrableRegions, type Region, type RegionSlug } from "@lucarne/api-client/regions";

import { after } from "../../kernel/time/time.ts";
import type { Tx } from "../../db/client.ts";
import {
  category,
  marketingService,
  product,
  productCategory,
  type ProductType,
  stock,
  stockMovement,
  type StoredAttribute,
  type StoredField,
  variant,
  vendor,
  type Words,
} from "../../db/schema/index.ts";
import { seedUuid } from "./seed-uuid.ts";
import { CATEGORIES, type CategorySlug, GOODS, type SeedGoods, STOCKS, VOUCHERS } from "./shop/shop-goods.ts";
import { fieldsFor, MARKETING, MARKETING_REGIONS, type SeedMarketing, SERVICES } from "./shop/shop-marketing.ts";
import { demoWords } from "./texts.ts";

/** Where a scan gives fewer points, prices are lower. */
const FACTORS: Partial<Record<RegionSlug, number>> = { hu: 0.4, ee: 0.5, lv: 0.5, lt: 0.5, ua: 0.5, ro: 1.2 };
/** Value of one point of a voucher. */
const CURRENCIES: Partial<Record<RegionSlug, readonly [number, string]>> = {
  pl: [2, "PLN"],
  hu: [200, "HUF"],
  ro: [2, "RON"],
  cz: [12, "CZK"],
  ua: [20, "UAH"],
  rs: [60, "RSD"],
  ba: [1, "BAM"],
};
const EURO = [0.5, "EUR"] as const;
const SIZES = ["S", "M", "L", "XL"];
const VOUCHER_POINTS = [50, 100, 200];
/** Amounts of the card's top-up, in points (CLUB-13). */
const TOP_UPS = [50, 100, 200, 500];
const VENDORS: Partial<Record<ProductType, readonly [string, string]>> = {
  goods: ["lucarne-store", "Lucarne Store"],
  voucher: ["lucarne-vouchers", "Lucarne Vouchers"],
  club_card: ["lucarne-club", "Lucarne Club"],
};
const PRINT = ["lucarne-print", "Lucarne Print"] as const;

interface SeedVariant {
  readonly key: string;
  readonly titles: Words;
  readonly price: number;
  readonly onHand: number;
  readonly attrs?: readonly StoredAttribute[];
}

interface SeedProduct {
  readonly key: string;
  readonly type: ProductType;
  readonly names: Words;
  readonly category: CategorySlug | null;
  readonly descriptions: Words;
  readonly picture: string;
  readonly state?: SeedGoods["state"];
  readonly subtype?: SeedMarketing["subtype"];
  readonly fields?: readonly StoredField[];
  readonly variants: readonly SeedVariant[];
}

const asParagraph = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([language, text]) => [language, `<p>${text}</p>`]));
const priceIn = (slug: RegionSlug, points: number): number => Math.max(1, Math.round(points * (FACTORS[slug] ?? 1)));
const sameWord = (text: string): Words => ({ en: text });
/** An amount as each language writes it: "100 zł", "PLN 100". */
const moneyIn = (amount: number, currency: string): Words =>
  Object.fromEntries(
    LANGUAGES.map(({ code, formatLocale }) => [
      code,
      new Intl.NumberFormat(formatLocale, {
        style: "currency",
        currency,
        trailingZeroDisplay: "stripIfInteger",
      }).format(amount),
    ]),
  );

const goodsProduct = (seed: SeedGoods, { slug }: Region): SeedProduct => {
  const { key, category: group, stock: state } = seed;
  const name = demoWords(`shop.goods.${key}`);
  const [perPoint, code] = CURRENCIES[slug] ?? EURO;
  const onHand = STOCKS[state];
  const price = priceIn(slug, seed.price);
  const sized = SIZES.map((size, index) => ({
    key: size.toLowerCase(),
    titles: sameWord(size),
    price,
    // One size is sold out.
    onHand: index === 0 ? 0 : onHand,
    attrs: [{ attrUuid: seedUuid("attribute size"), attrValueUuid: seedUuid(`size ${size}`), attrValueName: size }],
  }));
  const amounts = VOUCHER_POINTS.map((points) => ({
    key: String(points),
    titles: moneyIn(points * perPoint, code),
    price: points,
    onHand,
  }));
  const single = [{ key: "one", titles: name, price, onHand }];
  return {
    key,
    type: group === "vouchers" ? "voucher" : "goods",
    names: name,
    category: group,
    descriptions: asParagraph(demoWords(`shop.category.${group}.text`)),
    picture: seed.picture ?? key,
    ...(seed.state ? { state: seed.state } : {}),
    variants: group === "vouchers" ? amounts : seed.sizes ? sized : single,
  };
};

const marketingProduct = (seed: SeedMarketing, { slug, languages }: Region): SeedProduct => ({
  key: seed.key,
  type: seed.type,
  names: demoWords(`shop.marketing.${seed.key}.name`),
  category: "marketing",
  descriptions: asParagraph(demoWords(`shop.marketing.${seed.key}.text`)),
  picture: seed.picture,
  subtype: seed.subtype,
  fields: fieldsFor(seed.fields, languages[0]),
  variants: [
    { key: "one", titles: demoWords(`shop.marketing.${seed.key}.name`), price: priceIn(slug, seed.price), onHand: 900 },
  ],
});

const clubCard = (): SeedProduct => ({
  key: "club-card",
  type: "club_card",
  names: sameWord("Lucarne"),
  category: null,
  descriptions: asParagraph(demoWords("shop.club-card.text")),
  picture: "club-card",
  variants: [
    { key: "card", titles: sameWord("Lucarne"), price: -1, onHand: 500 },
    ...TOP_UPS.map((points) => ({
      key: String(points),
      titles: moneyIn(points * 2, "PLN"),
      price: points,
      onHand: 9999,
    })),
  ],
});

const productsOf = (region: Region): SeedProduct[] => [
  ...[...GOODS, ...VOUCHERS].map((seed) => goodsProduct(seed, region)),
  ...(MARKETING_REGIONS.includes(region.slug) ? MARKETING.map((seed) => marketingProduct(seed, region)) : []),
  ...(region.slug === "pl" ? [clubCard()] : []),
];

/** The uuid of a seeded variant. */
export const variantUuid = (slug: RegionSlug, key: string, option = "one"): string =>
  seedUuid(`variant ${slug} ${key} ${option}`);

/** Price of one piece of goods in a country, in points. */
export const goodsPrice = (slug: RegionSlug, key: string): number => {
  const found = GOODS.find((one) => one.key === key);
  if (!found) throw new Error(`The shop of the demo has no ${key}.`);
  return priceIn(slug, found.price);
};

/** What goes into the cart has two more views; the club card and printed products have pages of their own. */
const picturesOf = (type: ProductType, picture: string): string[] =>
  (type === "goods" || type === "voucher" ? ["", "-close", "-tilted"] : [""]).map(
    (view) => `/art/products/${picture}${view}.svg`,
  );

const insertProducts = async (tx: Tx, region: Region, seeds: readonly SeedProduct[], now: Date) => {
  const rows = await tx
    .insert(product)
    .values(
      seeds.map(({ key, type, names, descriptions, picture, state, subtype = null, fields = [] }, index) => ({
        uuid: seedUuid(`product ${region.slug} ${key}`),
        regionId: region.id,
        type,
        sku: `${region.slug.toUpperCase()}-${key.toUpperCase()}`,
        active: state !== "inactive",
        visible: state !== "hidden",
        sticky: state === "sticky",
        names,
        descriptions,
        thumbnail: `/art/products/${picture}.svg`,
        images: picturesOf(type, picture),
        subtype,
        fields,
        createdAt: after(now, -(400 - index * 7) * DAY),
      })),
    )
    .returning({ id: product.id });
  return seeds.map((seed, index) => ({ seed, id: rows[index]?.id ?? 0 }));
};

const insertVariants = async (
  tx: Tx,
  slug: RegionSlug,
  written: readonly { seed: SeedProduct; id: number }[],
  now: Date,
) => {
  const plans = written.flatMap(({ seed, id }) =>
    seed.variants.map((one, position) => ({ seed, productId: id, one, position })),
  );
  const rows = await tx
    .insert(variant)
    .values(
      plans.map(({ seed, productId, one, position }) => ({
        uuid: variantUuid(slug, seed.key, one.key),
        productId,
        productType: seed.type,
        sku: `${slug.toUpperCase()}-${seed.key.toUpperCase()}-${one.key.toUpperCase()}`,
        titles: one.titles,
        price: one.price,
        attrs: one.attrs ?? [],
        position,
      })),
    )
    .returning({ id: variant.id });
  const counted = plans.map(({ one }, index) => ({ variantId: rows[index]?.id ?? 0, quantity: one.onHand }));
  await tx.insert(stock).values(counted.map(({ variantId }) => ({ variantId })));
  await tx
    .insert(stockMovement)
    .values(
      counted
        .filter(({ quantity }) => quantity > 0)
        .map((row) => ({ ...row, kind: "adjustment" as const, actor: "system", createdAt: after(now, -400 * DAY) })),
    );
};

const seedServices = async (tx: Tx): Promise<void> => {
  const flyers = ["flyer", "business_card_horizontal", "business_card_vertical"];
  const lists = [
    ...registrableRegions()
      .filter(({ slug }) => MARKETING_REGIONS.includes(slug))
      .map(({ id, slug }) => ({ name: slug as string, regionId: id as number | null, types: flyers })),
    { name: "all", regionId: null, types: flyers.slice(1) },
  ];
  await tx.insert(marketingService).values(
    lists.flatMap(({ name, regionId, types }) =>
      SERVICES.map(({ icon, recommended }, position) => ({
        uuid: seedUuid(`service ${name} ${icon}`),
        regionId,
        types,
        texts: demoWords(`shop.service.${icon}`),
        icon: `/art/icons/${icon}.svg`,
        recommended,
        position,
      })),
    ),
  );
};

/**
 * Fills the shop of every country: goods and vouchers everywhere, marketing material in six countries, the club card
 * in Poland (PROD-11).
 */
export const seedShop = async (tx: Tx, now: Date): Promise<void> => {
  const categories = await tx
    .insert(category)
    .values(
      CATEGORIES.map((slug, position) => ({
        uuid: seedUuid(`category ${slug}`),
        slug,
        names: demoWords(`shop.category.${slug}.name`),
        position,
      })),
    )
    .returning({ id: category.id, slug: category.slug });
  await seedServices(tx);
  for (const region of registrableRegions()) {
    const seeds = productsOf(region);
    const types = [...new Set(seeds.map(({ type }) => type))];
    await tx.insert(vendor).values(
      types.map((productType) => {
        const [slug, name] = VENDORS[productType] ?? PRINT;
        return { regionId: region.id, productType, slug, name };
      }),
    );
    const written = await insertProducts(tx, region, seeds, now);
    await insertVariants(tx, region.slug, written, now);
    await tx.insert(productCategory).values(
      written.flatMap(({ seed, id }) => {
        const own = categories.find(({ slug }) => slug === seed.category);
        return own ? [{ productId: id, categoryId: own.id }] : [];
      }),
    );
  }
};
