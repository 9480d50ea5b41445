import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Wordmark"],
  use: "The theme's mark with the product's name, in the header and on brand panels.",
  avoid: "Logos of other companies: an image.",
  accessibility: [
    "The mark is hidden from screen readers. The name is text for them, also where `compact` shows only the mark.",
    "The name is marked as not to be translated.",
  ],
};
