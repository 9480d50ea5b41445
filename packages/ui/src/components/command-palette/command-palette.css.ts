import { keyboardInset } from "../../internal/modal/follow-keyboard.ts";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

/** At the top, so that the list does not move when it becomes shorter, and a phone's keyboard covers less of it. */
export const palette = componentStyle({
  inlineSize: "calc(100% - 32px)",
  maxInlineSize: "640px",
  marginInline: "auto",
  marginBlock: "min(12dvh, 96px) auto",
  maxBlockSize: `calc(100dvh - 2 * min(12dvh, 96px) - ${keyboardInset})`,
  border: "1px solid transparent",
  borderRadius: vars.radius.dialog,
  gridTemplateRows: "auto minmax(0, 1fr)",
  overflow: "hidden",
  selectors: { "&[open]": { display: "grid" } },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      selectors: { "&:not([data-shown])": { transform: "translateY(-8px)" } },
    },
    [media.belowLargePhone]: {
      inlineSize: "100%",
      maxInlineSize: "100%",
      marginBlock: "0 auto",
      maxBlockSize: `calc(100dvh - ${keyboardInset})`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
  },
});

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xxsmall,
  padding: vars.space.xxsmall,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const field = componentStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: "52px",
  paddingInline: vars.space.small,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: "transparent",
  color: vars.color.text,
  fontSize: "1.0625rem",
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
    "&:focus-visible": { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: "-3px", boxShadow: "none" },
  },
});

export const list = componentStyle({
  minBlockSize: "64px",
  padding: "6px",
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: { "&:focus-visible": { outlineOffset: "-3px", boxShadow: "none" } },
});
export const group = componentStyle({
  selectors: {
    "& + &": {
      marginBlockStart: "6px",
      paddingBlockStart: "6px",
      borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
    },
  },
});
export const heading = componentStyle({
  paddingBlock: "6px",
  paddingInline: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.weight.medium,
});

/** A link too. */
export const command = componentStyle({
  color: vars.color.text,
  textDecoration: "none",
  // Room around the row that the keys are at, below the edge of the list.
  scrollMarginBlock: "6px",
});
export const row = componentStyle({ display: "flex", alignItems: "center", gap: "14px", minInlineSize: 0 });
export const icon = componentStyle({ flexShrink: 0, color: vars.color.textMuted });
export const text = componentStyle({
  display: "grid",
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const keys = componentStyle({
  flexShrink: 0,
  paddingBlock: "2px",
  paddingInline: "8px",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.badge,
  color: vars.color.textMuted,
  fontFamily: "inherit",
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  // A phone has no keys.
  "@media": { [media.belowLargePhone]: { display: "none" } },
});
