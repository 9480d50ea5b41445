import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const scroller = style({ gridRow: "1 / -1", minBlockSize: 0, overflowY: "auto" });

export const form = style({
  display: "grid",
  gap: vars.space.large,
  inlineSize: "min(100%, 648px)",
  marginInline: "auto",
  paddingBlock: "44px",
  paddingInline: vars.space.large,
  "@media": { [media.belowTablet]: { paddingBlock: vars.space.medium, paddingInline: vars.space.medium } },
});

export const actions = style({
  "@media": { [media.tabletUp]: { display: "flex", justifyContent: "flex-end", gap: vars.space.small } },
});
