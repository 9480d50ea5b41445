import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Currency", "Price"],
  use: "An amount in the brand's own currency, with its glyph; a sign and a tone for gains and losses.",
  avoid: "Counts, dates and money: plain text. The unit in words more than once in one view.",
  accessibility: [
    "The glyph is hidden from screen readers, so they read the number and `unit`. Without `unit` the words around say what the number is.",
    "The tone is only a colour: write the sign of a gain or a loss in `value`.",
  ],
};
