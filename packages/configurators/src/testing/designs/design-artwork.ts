import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { templateSchema, type CheckedTemplate } from "../../artwork/template/schema.ts";
import { servicesOf } from "../../form/model/product/product.ts";
import { templatesFor } from "../../products/all.ts";
import { defaultTexts } from "../../products/default-texts.ts";
import { sampleData } from "../../products/samples/data.ts";
import { laidOutOnce } from "../book/laid-out-once.ts";
import type { Design } from "./designs.ts";
import type { Market } from "./markets.ts";

export const SAMPLE_TEXTS = ["default", "usual", "longest"] as const;

export interface SampleOptions {
  readonly texts: (typeof SAMPLE_TEXTS)[number];
  /** Whether the company is a recommended partner. */
  readonly partner: boolean;
}

export interface DesignArtwork {
  readonly template: CheckedTemplate;
  /** Lays it out on the first call. */
  readonly artwork: () => ArtworkLayout;
}

/** A design as a customer of the market gets it, for a sample company. */
export const artworkOf = (
  { template, subtype, cover }: Design,
  { language, cards, country }: Market,
  { texts, partner }: SampleOptions,
): DesignArtwork => {
  const own = templatesFor(cards).find(({ product }) => product === template.product);
  const checked = templateSchema.parse(own ?? template);
  // As in orders: products that require no services have none.
  const services = servicesOf({ template, subtype })?.most ?? 0;
  const sample = sampleData(language, texts === "longest" ? "longest" : "usual", services, country);
  const first = texts === "default" ? defaultTexts(language, subtype) : {};
  const data = { ...sample, cover: cover.id, partner, texts: { ...sample.texts, ...first } };
  return { template: checked, artwork: laidOutOnce(checked, data) };
};
