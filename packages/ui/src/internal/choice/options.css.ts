import { componentRecipe } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

/** The options of a group of radio buttons or checkboxes. */
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
  },
});
