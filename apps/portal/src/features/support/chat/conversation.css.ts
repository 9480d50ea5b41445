import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const scroller = style({
  minBlockSize: 0,
  overflowY: "auto",
  padding: vars.space.large,
  backgroundColor: vars.color.canvas,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
  "@media": { [media.belowTablet]: { overflowY: "visible", padding: vars.space.medium } },
});

export const waiting = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.medium,
  padding: vars.space.large,
});

export const link = style({ color: "inherit", textDecoration: "underline", textUnderlineOffset: "2px" });

/** New messages begin here. */
export const divider = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  color: vars.color.accent,
  fontSize: vars.text.meta.size,
  fontWeight: vars.weight.strong,
  "::before": { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.accent}` },
  "::after": { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.accent}` },
});

export const notSent = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xxsmall });

export const failure = style({ display: "grid", justifyItems: "end", gap: vars.space.xsmall });

export const choices = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xsmall });

/** The field for a message, always in sight. */
export const foot = style({
  display: "grid",
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.gutter,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  "@media": {
    [media.belowTablet]: {
      position: "sticky",
      insetBlockEnd: "calc(72px + env(safe-area-inset-bottom, 0px))",
      paddingInline: vars.space.medium,
    },
  },
});

export const composer = style({ paddingBlock: 0, backgroundColor: "transparent" });
