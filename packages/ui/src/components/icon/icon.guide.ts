import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Glyph", "SVG", "Symbol"],
  use: "A line icon next to text, in its colour; alone only with a label.",
  avoid: "A clickable icon: IconButton. A second icon set.",
  accessibility: [
    "Hidden from screen readers, unless `label` makes it an image with that name.",
    "Beside words it has no `label`; alone it needs one.",
  ],
};
