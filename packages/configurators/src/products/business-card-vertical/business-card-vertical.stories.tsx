import type { Meta } from "@storybook/react-vite";
import { CARD_BACKGROUNDS } from "../../artwork/covers/all.ts";
import { productBook, type ProductStoryArgs } from "../../testing/book/product-book.tsx";
import { BUSINESS_CARD_VERTICAL } from "./template.ts";

const book = productBook({
  title: "Business card, vertical",
  template: BUSINESS_CARD_VERTICAL,
  covers: { "": CARD_BACKGROUNDS },
  width: 170,
});

const meta = {
  title: "Configurators/Business card, vertical",
  ...book.meta,
  tags: ["long"],
} satisfies Meta<ProductStoryArgs>;
export default meta;

export const UsualTexts = book.usual;
export const EveryCover = book.everyCover;
export const EveryLanguage = book.everyLanguage;
export const LongestTexts = book.longestTexts;
export const EveryLogo = book.everyLogo;
export const WithoutPartnerLogo = book.noPartner;
export const OnlyRequiredFields = book.leastFields;
export const TextsThatDoNotFit = book.doesNotFit;
