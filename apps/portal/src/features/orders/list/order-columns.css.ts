import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const PICTURE = "72px";
const indent = `calc(${PICTURE} + ${vars.space.medium})`;

export const table = style({});

// On a phone the number of items follows the date.
globalStyle(`${table} tbody td:nth-child(2)`, { "@media": { [media.belowTablet]: { display: "none" } } });

export const key = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.medium,
  "@media": { [media.belowTablet]: { paddingInlineStart: indent } },
});

globalStyle(`${key} > a`, { minInlineSize: 0, overflowWrap: "anywhere" });

export const picture = style({
  flexShrink: 0,
  inlineSize: "60px",
  "@media": {
    [media.belowTablet]: {
      position: "absolute",
      insetInlineStart: vars.space.medium,
      insetBlockStart: vars.space.small,
      inlineSize: PICTURE,
    },
  },
});

export const indented = style({ "@media": { [media.belowTablet]: { paddingInlineStart: indent, display: "block" } } });

export const badge = style([indented, { "@media": { [media.belowTablet]: { paddingBlockStart: vars.space.xsmall } } }]);

export const pieces = style({ "::before": { content: '" · "' } });

export const points = style({ display: "inline-flex", alignItems: "center", gap: vars.space.small });
