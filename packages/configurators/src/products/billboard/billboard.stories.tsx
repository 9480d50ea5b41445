import type { Meta } from "@storybook/react-vite";
import { BILLBOARD_COVERS } from "../../artwork/covers/all.ts";
import { productBook, type ProductStoryArgs } from "../../testing/book/product-book.tsx";
import { BILLBOARD } from "./template.ts";

const book = productBook({ title: "Billboard", template: BILLBOARD, covers: { "": BILLBOARD_COVERS }, width: 280 });

const meta = { title: "Configurators/Billboard", ...book.meta, tags: ["long"] } satisfies Meta<ProductStoryArgs>;
export default meta;

export const UsualTexts = book.usual;
export const EveryCover = book.everyCover;
export const EveryLanguage = book.everyLanguage;
export const LongestTexts = book.longestTexts;
export const EveryLogo = book.everyLogo;
export const WithoutPartnerLogo = book.noPartner;
export const OnlyRequiredFields = book.leastFields;
export const TextsThatDoNotFit = book.doesNotFit;
