import { componentRecipe } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const card = componentRecipe({
  base: {
    display: "block",
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
  },
  variants: {
    padding: {
      none: { overflow: "clip" },
      compact: { padding: vars.space.medium },
      standard: {
        padding: vars.space.large,
        "@media": { [media.belowTablet]: { padding: vars.space.medium } },
      },
    },
    link: {
      true: {
        textDecoration: "none",
        transition: `border-color ${vars.duration.quick} ${vars.easing.standard}`,
        selectors: { "&:hover": { borderColor: vars.color.borderStrong } },
      },
    },
  },
});
