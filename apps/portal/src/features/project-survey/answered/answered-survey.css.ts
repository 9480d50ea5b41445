import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({
  display: "grid",
  gap: vars.space.medium,
  maxInlineSize: "860px",
  "@media": {
    [media.belowTablet]: { marginInline: `calc(-1 * ${vars.space.medium})`, borderInline: "none", borderRadius: 0 },
  },
});

export const list = style({ display: "grid", margin: 0 });

export const pair = style({
  display: "grid",
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.small,
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
});

export const question = style({ color: vars.color.textMuted, fontSize: vars.text.small.size });

export const answer = style({ margin: 0, fontWeight: vars.weight.strong });
