import { besideNotch } from "../../internal/styles/beside-notch.ts";
import { componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const aboveTabBar = componentStyle({
  display: "none",
  "@media": {
    [media.belowTablet]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: "calc(72px + env(safe-area-inset-bottom, 0px))",
      zIndex: vars.layer.tabBar,
      display: "flex",
      // Two rows where long or large words leave no room beside each other.
      flexWrap: "wrap",
      gap: vars.space.small,
      paddingBlock: vars.space.small,
      paddingInline: besideNotch(vars.space.medium),
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
    },
    [media.print]: { display: "none" },
  },
});
/** The secondary action is as wide as its label; the main action comes last and fills the rest. */
globalLayerStyle("layout", `${aboveTabBar} > *`, { flex: "0 0 auto", inlineSize: "auto" });
globalLayerStyle("layout", `${aboveTabBar} > :last-child`, { flex: "1 1 0" });

/** At the end of a form. On phones it reaches over the page's padding and stays at the lower edge of the screen. */
export const endOfForm = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space.small,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border}`,
  "@media": {
    [media.belowTablet]: {
      marginBlockStart: "auto",
      marginInline: `calc(-1 * ${besideNotch(vars.space.medium)})`,
      paddingInline: besideNotch(vars.space.medium),
      paddingBlock: `${vars.space.small} calc(${vars.space.small} + env(safe-area-inset-bottom, 0px))`,
      backgroundColor: vars.color.surface,
    },
    // A phone held sideways has no room for it.
    [`${media.belowTablet} and (min-height: 560px)`]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
    },
  },
});
globalLayerStyle("layout", `${endOfForm} > :last-child`, {
  marginInlineStart: "auto",
  "@media": { [media.belowTablet]: { flex: "1 1 0", marginInlineStart: 0 } },
});
