import type { RegionSlug } from "@lucarne/api-client/regions";
import { registrableRegions } from "@lucarne/api-client/regions";

import type { Tx } from "../../../db/client.ts";
import {
  groupPoints,
  productModel,
  productSerial,
  setting,
  tierBracket,
  tierDefinition,
} from "../../../db/schema/index.ts";
import { type DemoText, demoWords, type KeyBetween } from "../texts.ts";

type Variant = KeyBetween<DemoText, "product.variant.", "">;

/** A product group with its names and product data. */
interface Group {
  readonly group: KeyBetween<DemoText, "product.group.", "">;
  readonly isWindow: boolean;
  readonly products: readonly (readonly [model: string, size: string, variant: Variant])[];
}

/** The product groups, the most valuable first. */
export const GROUPS: readonly Group[] = [
  {
    group: "roof_window_top_hung",
    isWindow: true,
    products: [
      ["LTH 300", "78 × 118", "pine-triple"],
      ["LTH 300", "114 × 118", "pine-triple"],
      ["LTH 500", "78 × 140", "white-triple"],
    ],
  },
  {
    group: "roof_window_centre_pivot",
    isWindow: true,
    products: [
      ["LCP 200", "66 × 118", "pine-double"],
      ["LCP 200", "78 × 98", "pine-double"],
      ["LCP 400", "94 × 140", "white-triple"],
    ],
  },
  {
    group: "electric_shutter",
    isWindow: false,
    products: [
      ["LES 10", "78 × 118", "mains"],
      ["LES 20", "114 × 118", "solar"],
    ],
  },
  {
    group: "flashing_kit",
    isWindow: false,
    products: [
      ["LFK 1", "78 × 118", "tiles"],
      ["LFK 2", "114 × 118", "slate"],
    ],
  },
];

/** Points by group in the order of GROUPS, for the countries that differ (PTS-9). */
const FIGURES: Partial<Record<RegionSlug, readonly number[]>> = {
  hu: [10, 7, 4, 1],
  ro: [25, 20, 10, 5],
  lt: [7, 7, 7, 7],
  ee: [7, 7, 7, 7],
};
const USUAL_FIGURES = [20, 15, 10, 5];

/** Points for one product of a group in a country. */
export const pointsOf = (slug: RegionSlug, group: number): number => (FIGURES[slug] ?? USUAL_FIGURES)[group] ?? 0;

const TIERS = [
  {
    category: "roof_windows",
    groups: ["roof_window_top_hung", "roof_window_centre_pivot"],
    brackets: [
      [0, 9, 0],
      [10, 24, 2],
      [25, 49, 4],
      [50, 99, 6],
      [100, null, 9],
    ],
  },
  {
    category: "shutters_and_blinds",
    groups: ["electric_shutter"],
    brackets: [
      [0, 4, 0],
      [5, 14, 1],
      [15, 29, 2],
      [30, null, 3],
    ],
  },
] as const;

/** The serial number of one product: country, group, running number. */
export const serialNumber = (regionId: number, group: number, running: number): string =>
  `LU${String(regionId).padStart(2, "0")}${group + 1}${String(running).padStart(6, "0")}`;

/** The key of a model in one size and variant. */
const skuOf = ([model, size, variant]: Group["products"][number]): string =>
  `${model} ${size} ${variant}`.replaceAll(/[^\w-]+/g, "-");

/** One row for each product, with its names in all languages. */
const modelRows = () =>
  GROUPS.flatMap(({ group, products }) => {
    const groupNames = Object.entries(demoWords(`product.group.${group}`));
    return products.map((product) => {
      const [model, size, variant] = product;
      const names = Object.fromEntries(groupNames.map(([language, name]) => [language, `${name} ${model}`]));
      return { sku: skuOf(product), names, size, variants: demoWords(`product.variant.${variant}`) };
    });
  });

/** Rows of serial numbers of one country and group, starting at a running number. */
export const serialRows = (regionId: number, group: number, from: number, count: number) => {
  const kind = GROUPS[group];
  if (!kind) throw new Error(`There is no product group ${group}.`);
  return Array.from({ length: count }, (_, index) => {
    const found = kind.products[(from + index) % kind.products.length];
    if (!found) throw new Error(`The product group ${kind.group} has no products.`);
    const serial = serialNumber(regionId, group, from + index);
    return { serial, productGroup: kind.group, model: skuOf(found), isWindow: kind.isWindow, regions: [regionId] };
  });
};

/** Unused serial numbers per country and group; they start at 1. */
const FREE = 36;

/** Running number of the first serial that the seed scans. */
export const FIRST_SCANNED = 100_000;

/** Writes product groups, their models and points, the tiers and about two thousand unused serial numbers. */
export const seedProducts = async (tx: Tx): Promise<void> => {
  await tx.insert(setting).values({
    regionId: null,
    key: "product_groups",
    value: GROUPS.map(({ group }) => ({ group, names: demoWords(`product.group.${group}`) })),
  });
  await tx.insert(productModel).values(modelRows());
  for (const { id: regionId, slug } of registrableRegions()) {
    await tx
      .insert(groupPoints)
      .values(GROUPS.map(({ group }, index) => ({ regionId, productGroup: group, points: pointsOf(slug, index) })));
    await tx.insert(productSerial).values(GROUPS.flatMap((_, group) => serialRows(regionId, group, 1, FREE)));
    for (const { category, groups, brackets } of TIERS) {
      const [definition] = await tx
        .insert(tierDefinition)
        .values({ regionId, tierCategory: category, productGroups: [...groups] })
        .returning({ id: tierDefinition.id });
      const definitionId = definition?.id ?? 0;
      await tx.insert(tierBracket).values(
        brackets.map(([fromScans, toScans, points], index) => ({
          definitionId,
          level: index + 1,
          fromScans,
          toScans,
          points,
        })),
      );
    }
  }
};
