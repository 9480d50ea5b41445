import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "An amount in the brand's own currency, with its glyph; a sign and a tone for gains and losses.",
  avoid: "Counts, dates and money: plain text. The unit in words more than once in one view.",
};
