import type { DemoText, KeyBetween } from "../texts.ts";

/** A category of the shop. */
export type CategorySlug = KeyBetween<DemoText, "shop.category.", ".name">;

/** Every category, in the order of the shop. */
export const CATEGORIES: readonly CategorySlug[] = [
  "tools",
  "measuring",
  "safety",
  "clothing",
  "gifts",
  "vouchers",
  "marketing",
];

/** Stock by state: sold out, low, some, exactly the highest shown count, and more. */
export const STOCKS = { out: 0, low: 3, some: 42, edge: 100, plenty: 260, bulk: 1_000_000 } as const;

/** A product sold in every country. */
export interface SeedGoods {
  /** Key of its rows and its picture; never changed. */
  readonly key: KeyBetween<DemoText, "shop.goods.", "">;
  readonly category: Exclude<CategorySlug, "marketing">;
  /** Price of one piece at the base value of points. */
  readonly price: number;
  readonly stock: keyof typeof STOCKS;
  readonly sizes?: boolean;
  readonly picture?: string;
  readonly state?: "inactive" | "hidden" | "sticky";
}

const goods = (
  key: SeedGoods["key"],
  category: SeedGoods["category"],
  price: number,
  stock: keyof typeof STOCKS,
  more: Partial<Pick<SeedGoods, "sizes" | "picture" | "state">> = {},
): SeedGoods => ({ key, category, price, stock, ...more });

/** Goods by category. */
export const GOODS: readonly SeedGoods[] = [
  goods("hammer", "tools", 45, "plenty"),
  goods("hand-saw", "tools", 38, "some"),
  goods("screwdriver-set", "tools", 60, "plenty"),
  goods("utility-knife", "tools", 15, "edge"),
  goods("pry-bar", "tools", 32, "low"),
  goods("multi-tool", "tools", 110, "some"),
  goods("cordless-drill", "tools", 420, "low", { state: "sticky" }),
  goods("drill-bits", "tools", 28, "plenty"),
  goods("caulking-gun", "tools", 24, "some"),
  goods("tool-belt", "tools", 75, "some", { state: "sticky" }),
  goods("tool-case", "tools", 140, "out"),
  goods("ladder", "tools", 260, "some", {
    state: "inactive",
  }),
  goods("spirit-level", "measuring", 48, "plenty"),
  goods("tape-measure", "measuring", 18, "plenty"),
  goods("chalk-line", "measuring", 22, "some"),
  goods("laser-level", "measuring", 310, "low", { state: "sticky" }),
  goods("angle-finder", "measuring", 55, "edge"),
  goods("helmet", "safety", 65, "some"),
  goods("safety-harness", "safety", 180, "low"),
  goods("safety-boots", "safety", 150, "some"),
  goods("safety-glasses", "safety", 16, "plenty"),
  goods("ear-defenders", "safety", 34, "some"),
  goods("knee-pads", "safety", 40, "out"),
  goods("gloves", "safety", 12, "plenty"),
  goods("head-torch", "safety", 52, "some"),
  goods("jacket", "clothing", 140, "some", { sizes: true, state: "sticky" }),
  goods("work-trousers", "clothing", 95, "some", { sizes: true }),
  goods("t-shirt", "clothing", 20, "plenty", { sizes: true }),
  goods("beanie", "clothing", 18, "low"),
  goods("backpack", "gifts", 85, "some"),
  goods("thermos", "gifts", 35, "plenty"),
  goods("mug", "gifts", 10, "plenty"),
  goods("power-bank", "gifts", 58, "edge"),
  goods("pen", "gifts", 1, "bulk", { picture: "pen-set" }),
  goods("smart-watch", "gifts", 520, "low", { state: "hidden" }),
];

/** A kind of voucher; all have the same amounts. */
export const VOUCHERS: readonly SeedGoods[] = [
  goods("voucher-fuel", "vouchers", 0, "plenty", { state: "sticky" }),
  goods("voucher-diy", "vouchers", 0, "plenty"),
  goods("voucher-grocery", "vouchers", 0, "plenty"),
  goods("voucher-electronics", "vouchers", 0, "some"),
  goods("voucher-travel", "vouchers", 0, "low"),
];
