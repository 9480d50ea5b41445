import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  alignItems: "center",
  columnGap: vars.space.medium,
  minBlockSize: "68px",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  color: vars.color.textMuted,
  textDecoration: "none",
  selectors: {
    "&:hover": { backgroundColor: vars.color.primarySoft },
    "li + li > &": { borderBlockStart: `1px solid ${vars.color.borderSubtle}` },
  },
  "@media": { [media.belowTablet]: { gridTemplateColumns: "auto minmax(0, 1fr)", paddingInline: vars.space.medium } },
});

export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const title = style({ color: vars.color.text });

export const text = style({ fontSize: vars.text.dense.size, lineHeight: vars.text.dense.line });

/** Not read yet: tinted, bold, and a pane at the edge. */
export const unread = style({
  backgroundColor: `color-mix(in srgb, ${vars.color.primarySoft} 60%, ${vars.color.surface})`,
  "::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: "6px",
    inlineSize: "7px",
    blockSize: "18px",
    backgroundColor: vars.color.primary,
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  },
  // Beside the icon at the top, however many lines the text has.
  "@media": { [media.belowTablet]: { "::before": { insetBlockStart: `calc(${vars.space.small} + 8px)` } } },
});

globalStyle(`${unread} ${title}`, { fontWeight: vars.weight.bold });

export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  fontWeight: vars.text.small.weight,
  "@media": { [media.belowTablet]: { gridColumn: 2 } },
});

export const chevron = style({ display: "flex", "@media": { [media.belowTablet]: { display: "none" } } });
