import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const head = style({
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  "@media": { [media.belowTablet]: { paddingInline: vars.space.medium } },
});

export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  breakInside: "avoid",
  "@media": { [media.belowTablet]: { paddingInline: vars.space.medium } },
});

export const picture = style({ inlineSize: "76px" });

export const words = style({ display: "grid", overflowWrap: "anywhere" });

export const free = style({ fontWeight: vars.weight.strong });
