import type { Meta } from "@storybook/react-vite";
import { BANNER_COVERS } from "../../artwork/covers/all.ts";
import { productBook, type ProductStoryArgs } from "../../testing/book/product-book.tsx";
import { BANNER } from "./template.ts";

const book = productBook({ title: "Banner", template: BANNER, covers: { "": BANNER_COVERS }, width: 160 });

const meta = { title: "Configurators/Banner", ...book.meta, tags: ["long"] } satisfies Meta<ProductStoryArgs>;
export default meta;

export const UsualTexts = book.usual;
export const EveryCover = book.everyCover;
export const EveryLanguage = book.everyLanguage;
export const LongestTexts = book.longestTexts;
export const EveryLogo = book.everyLogo;
export const WithoutPartnerLogo = book.noPartner;
export const OnlyRequiredFields = book.leastFields;
export const TextsThatDoNotFit = book.doesNotFit;
