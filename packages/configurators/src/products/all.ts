import type { Template } from "../artwork/template/schema.ts";
import { BANNER } from "./banner/template.ts";
import { BILLBOARD } from "./billboard/template.ts";
import { BUSINESS_CARD_HORIZONTAL, BUSINESS_CARD_HORIZONTAL_85 } from "./business-card-horizontal/template.ts";
import { BUSINESS_CARD_VERTICAL, BUSINESS_CARD_VERTICAL_85 } from "./business-card-vertical/template.ts";
import { FLYER } from "./flyer/template.ts";
import { STICKER } from "./sticker/template.ts";

/** Format of business cards in millimetres, which each country chooses. */
export type CardFormat = "90x50" | "85x55";

const CARDS: Readonly<Record<CardFormat, readonly Template[]>> = {
  "90x50": [BUSINESS_CARD_HORIZONTAL, BUSINESS_CARD_VERTICAL],
  "85x55": [BUSINESS_CARD_HORIZONTAL_85, BUSINESS_CARD_VERTICAL_85],
};

/** The six products in the shop's order, with the country's format of business cards. */
export const templatesFor = (cards: CardFormat): readonly Template[] => [
  FLYER,
  BANNER,
  STICKER,
  BILLBOARD,
  ...CARDS[cards],
];

/** The six products, with cards of 90 × 50 mm. */
export const TEMPLATES: readonly Template[] = templatesFor("90x50");

/** Every product in every format, for checks. */
export const EVERY_FORMAT: readonly Template[] = [...TEMPLATES, ...CARDS["85x55"]];
