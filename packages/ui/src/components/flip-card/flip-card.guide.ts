import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "The two sides of a printed piece: a flyer, a card.",
  avoid: "Hiding text to save space: it must be readable without turning.",
};
