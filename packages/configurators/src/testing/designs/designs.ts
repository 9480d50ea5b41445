import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "../../artwork/covers/all.ts";
import type { Cover, FlyerSubtype } from "../../artwork/covers/cover.ts";
import type { Template } from "../../artwork/template/schema.ts";
import { sayCover } from "../../form/words/say.ts";
import { words } from "../../generated/form-words/en.ts";
import { BANNER } from "../../products/banner/template.ts";
import { BILLBOARD } from "../../products/billboard/template.ts";
import { BUSINESS_CARD_HORIZONTAL } from "../../products/business-card-horizontal/template.ts";
import { BUSINESS_CARD_VERTICAL } from "../../products/business-card-vertical/template.ts";
import { FLYER } from "../../products/flyer/template.ts";
import { STICKER } from "../../products/sticker/template.ts";

/** A product with one of its covers. */
export interface Design {
  /** Product and cover, such as `flyer_golden-slate`: letters, digits, hyphen and underscore only, for addresses. */
  readonly id: string;
  /** Such as "Flyer, services". */
  readonly product: string;
  /** The cover's name in the form. */
  readonly name: string;
  readonly template: Template;
  readonly subtype: FlyerSubtype | null;
  readonly cover: Cover;
}

interface Range {
  readonly id: string;
  readonly product: string;
  readonly template: Template;
  readonly covers: readonly Cover[];
  readonly subtype?: FlyerSubtype;
}

const RANGES: readonly Range[] = [
  { id: "flyer", product: "Flyer, services", template: FLYER, covers: FLYER_COVERS.services, subtype: "services" },
  { id: "flyer", product: "Flyer, electric", template: FLYER, covers: FLYER_COVERS.electric, subtype: "electric" },
  {
    id: "flyer",
    product: "Flyer, replacement",
    template: FLYER,
    covers: FLYER_COVERS.replacement,
    subtype: "replacement",
  },
  { id: "flyer", product: "Flyer, night", template: FLYER, covers: FLYER_COVERS.dsp, subtype: "dsp" },
  { id: "banner", product: "Roll-up banner", template: BANNER, covers: BANNER_COVERS },
  { id: "billboard", product: "Billboard", template: BILLBOARD, covers: BILLBOARD_COVERS },
  { id: "sticker", product: "Sticker", template: STICKER, covers: CARD_BACKGROUNDS },
  {
    id: "card-horizontal",
    product: "Business card, horizontal",
    template: BUSINESS_CARD_HORIZONTAL,
    covers: CARD_BACKGROUNDS,
  },
  {
    id: "card-vertical",
    product: "Business card, vertical",
    template: BUSINESS_CARD_VERTICAL,
    covers: CARD_BACKGROUNDS,
  },
];

/** Every product with each of its covers, in the shop's order. */
export const DESIGNS: readonly Design[] = RANGES.flatMap(({ id, product, template, covers, subtype = null }) =>
  covers.map((cover) => ({
    id: `${id}_${cover.id}`,
    product,
    name: sayCover(words, cover.id),
    template,
    subtype,
    cover,
  })),
);

/** @throws {Error} when there is no such design */
export const designOf = (id: string): Design => {
  const found = DESIGNS.find((design) => design.id === id);
  if (!found) throw new Error(`No design ${id}`);
  return found;
};
