import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.43fr)",
  alignItems: "start",
  gap: vars.space.large,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.medium } },
});

/** On a phone from edge to edge. */
export const bleed = style({
  "@media": {
    [media.belowTablet]: { marginInline: `calc(-1 * ${vars.space.medium})`, borderInline: "none", borderRadius: 0 },
  },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  padding: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border}`,
  "@media": { [media.belowTablet]: { padding: vars.space.medium } },
});

export const worth = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space.xsmall,
  fontWeight: vars.weight.strong,
});

const narrow = "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))";

export const amounts = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space.small,
  // Four amounts make two full rows.
  selectors: { "&:has(> :nth-child(4):last-child)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  // An amount stays in one line, also in large text.
  "@media": {
    [media.belowTablet]: {
      gridTemplateColumns: narrow,
      selectors: { "&:has(> :nth-child(4):last-child)": { gridTemplateColumns: narrow } },
    },
  },
});

/** The rate stays on one line. */
export const rate = style({ display: "flex", flexWrap: "wrap", columnGap: "0.5ch" });

export const confirmation = style({ marginBlockStart: vars.space.medium });

export const balance = style({
  display: "grid",
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
});

export const row = style({ display: "flex", justifyContent: "space-between", gap: vars.space.small });

export const change = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xsmall });

export const terms = style({ display: "grid", gap: vars.space.xsmall });

export const termsLink = style({ justifySelf: "start" });

export const failure = style({ color: vars.color.negative });

export const returned = style({ color: vars.color.textMuted, textDecoration: "line-through" });

export const spent = style({ color: vars.color.accent, fontWeight: vars.weight.strong });

export const status = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.small });

export const hint = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  // Below the status in every row, however short that is.
  "@media": { [media.belowTablet]: { flexBasis: "100%" } },
});
