import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({
  "@media": {
    [media.belowTablet]: { marginInline: `calc(-1 * ${vars.space.medium})`, borderInline: "none", borderRadius: 0 },
  },
});

export const head = style({
  blockSize: "47px",
  borderBlockEnd: `1px solid ${vars.color.border}`,
  "@media": { [media.belowTablet]: { display: "none" } },
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.medium,
  minBlockSize: "62px",
  paddingInline: vars.space.large,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
  "@media": { [media.belowTablet]: { minBlockSize: "108px", paddingInline: vars.space.medium } },
});
