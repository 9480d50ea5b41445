import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const options = componentRecipe({
  // A long word breaks and does not make the page wider.
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  variants: {
    orientation: {
      vertical: {},
      horizontal: {
        display: "flex",
        flexWrap: "wrap",
        columnGap: vars.space.large,
        "@media": { [media.belowLargePhone]: { display: "grid" } },
      },
    },
    // Below the row that chooses all.
    nested: { true: { paddingInlineStart: "36px" } },
  },
});

export const all = componentStyle({ fontWeight: vars.weight.strong });
