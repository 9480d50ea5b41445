import { componentRecipe } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const options = componentRecipe({
  base: { display: "grid" },
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
