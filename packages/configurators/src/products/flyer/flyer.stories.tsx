import type { Meta } from "@storybook/react-vite";
import { FLYER_COVERS } from "../../artwork/covers/all.ts";
import { productBook, type ProductStoryArgs } from "../../testing/book/product-book.tsx";
import { FLYER } from "./template.ts";

const book = productBook({ title: "Flyer", template: FLYER, covers: FLYER_COVERS, width: 180 });

const meta = { title: "Configurators/Flyer", ...book.meta, tags: ["long"] } satisfies Meta<ProductStoryArgs>;
export default meta;

// The others are in the normal run for the business card.
export const UsualTexts = { ...book.usual, tags: ["!long"] };
export const EveryCover = book.everyCover;
export const EveryLanguage = book.everyLanguage;
export const LongestTexts = book.longestTexts;
export const EveryLogo = book.everyLogo;
export const WithoutPartnerLogo = book.noPartner;
export const OnlyRequiredFields = book.leastFields;
export const TextsThatDoNotFit = book.doesNotFit;
