import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A text link, in a sentence or alone.",
  avoid: "An action on this page: Button.",
  keys: [["Enter", "Follows it."]],
};
