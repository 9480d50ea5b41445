import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "The theme's mark with the product's name, in the header and on brand panels.",
  avoid: "Logos of other companies: an image.",
};
