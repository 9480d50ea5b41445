import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  minBlockSize: "80px",
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.gutter,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  "@media": { [media.belowTablet]: { paddingInline: vars.space.medium } },
});

export const scroller = style({ minBlockSize: 0, overflowY: "auto" });

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  // The time is beside the first line of a long title.
  alignItems: "baseline",
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.gutter,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    "&:hover, &[aria-current]": { backgroundColor: vars.color.primarySoft },
    "&[aria-current]::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      insetBlock: 0,
      inlineSize: "4px",
      backgroundColor: vars.color.primary,
    },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "@media": { [media.belowTablet]: { paddingInline: vars.space.medium } },
});

export const title = style({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });

export const time = style({
  justifySelf: "end",
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const unread = style({ justifySelf: "end" });

export const more = style({ display: "grid", justifyItems: "center", padding: vars.space.small });

export const waiting = style({
  display: "grid",
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.gutter,
});
