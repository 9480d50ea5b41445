import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A line icon next to text, in its colour; alone only with a label.",
  avoid: "A clickable icon: IconButton. A second icon set.",
};
