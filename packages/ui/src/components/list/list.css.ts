import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { media } from "../../tokens/breakpoints.ts";

/** Not `none`, with which Safari reads no list. */
export const list = componentStyle({ display: "block", margin: 0, padding: 0, listStyle: '""' });

export const item = componentRecipe({
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "14px",
    minBlockSize: "56px",
    paddingBlock: vars.space.small,
    color: vars.color.text,
    "@media": { [media.print]: { breakInside: "avoid" } },
  },
  variants: {
    lines: { true: { selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } } } },
    link: {
      true: {
        borderRadius: vars.radius.control,
        selectors: {
          "&:hover": { backgroundColor: vars.color.primarySoft },
          "&:has(> div > a:focus-visible)": {
            outline: `3px solid ${vars.color.focusRing}`,
            outlineOffset: "-3px",
          },
        },
      },
    },
  },
});

export const start = componentStyle({ flexShrink: 0, display: "flex", color: vars.color.textMuted });
export const words = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const title = componentStyle({ display: "block", fontWeight: vars.weight.strong });
export const text = componentStyle({ ...typeStyle("small"), display: "block", color: vars.color.textMuted });

/** The link covers the row; what is at its end stays above it. */
export const cover = componentStyle({
  color: "inherit",
  textDecoration: "none",
  outline: "none",
  boxShadow: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});

export const end = componentStyle({
  position: "relative",
  flexShrink: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  maxInlineSize: "50%",
  color: vars.color.textMuted,
  textAlign: "end",
  overflowWrap: "anywhere",
});
