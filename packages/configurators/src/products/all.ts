import type { Template } from "../artwork/template/schema.ts";
import { BANNER } from "./banner/template.ts";
import { BILLBOARD } from "./billboard/template.ts";
import { BUSINESS_CARD_HORIZONTAL } from "./business-card-horizontal/template.ts";
import { BUSINESS_CARD_VERTICAL } from "./business-card-vertical/template.ts";
import { FLYER } from "./flyer/template.ts";
import { STICKER } from "./sticker/template.ts";

/** The six products in the shop's order. */
export const TEMPLATES: readonly Template[] = [
  FLYER,
  BANNER,
  STICKER,
  BILLBOARD,
  BUSINESS_CARD_HORIZONTAL,
  BUSINESS_CARD_VERTICAL,
];
