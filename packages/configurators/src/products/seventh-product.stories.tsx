import type { Meta } from "@storybook/react-vite";
import { CARD_BACKGROUNDS } from "../artwork/covers/all.ts";
import { productBook, type ProductStoryArgs } from "../testing/book/product-book.tsx";
import { FRIDGE_MAGNET } from "../testing/fridge-magnet.ts";

/** A new product needs only its template and this file. */
const book = productBook({
  title: "A seventh product",
  template: FRIDGE_MAGNET,
  covers: { "": CARD_BACKGROUNDS },
  width: 220,
});

const meta = { title: "Configurators/A seventh product", ...book.meta } satisfies Meta<ProductStoryArgs>;
export default meta;

export const UsualTexts = book.usual;
export const EveryCover = { ...book.everyCover, tags: ["long"] };
export const LongestTexts = { ...book.longestTexts, tags: ["long"] };
