import type { Meta } from "@storybook/react-vite";
import { CARD_BACKGROUNDS } from "../../artwork/covers/all.ts";
import { productBook, type ProductStoryArgs } from "../../testing/book/product-book.tsx";
import { STICKER } from "./template.ts";

const book = productBook({ title: "Sticker", template: STICKER, covers: { "": CARD_BACKGROUNDS }, width: 240 });

const meta = { title: "Configurators/Sticker", ...book.meta, tags: ["long"] } satisfies Meta<ProductStoryArgs>;
export default meta;

export const UsualTexts = book.usual;
export const EveryCover = book.everyCover;
export const EveryLanguage = book.everyLanguage;
export const LongestTexts = book.longestTexts;
export const EveryLogo = book.everyLogo;
export const WithoutPartnerLogo = book.noPartner;
export const OnlyRequiredFields = book.leastFields;
export const TextsThatDoNotFit = book.doesNotFit;
