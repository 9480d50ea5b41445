import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** As the table: from edge to edge on a phone. */
export const list = style({
  "@media": {
    [media.tabletUp]: { paddingBlockStart: "46px" },
    [media.belowTablet]: { marginInline: `calc(-1 * ${vars.space.medium})`, borderInline: "none", borderRadius: 0 },
  },
});

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.large,
  minBlockSize: "66px",
  paddingInline: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  "@media": { [media.belowTablet]: { minBlockSize: "132px", alignItems: "start", padding: vars.space.medium } },
});
