import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ counterReset: "section" });

/** Sections of one card, separated by a line. */
export const section = style({
  padding: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
  "@media": { [media.belowTablet]: { paddingInline: vars.space.medium } },
});

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.xsmall,
  marginBlockEnd: vars.space.medium,
});

/** The section's number in a slanted pane, a CSS counter. */
export const sectionTitle = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.medium,
  "::before": {
    counterIncrement: "section",
    // With an empty alternative text, so it is not read aloud where browsers support that.
    content: ["counter(section)", 'counter(section) / ""'],
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    inlineSize: "44px",
    blockSize: "32px",
    backgroundColor: vars.color.primarySoft,
    color: vars.color.primary,
    clipPath: `polygon(calc(${vars.slant.ratio} * 32px) 0, 100% 0, calc(100% - ${vars.slant.ratio} * 32px) 100%, 0 100%)`,
    fontSize: vars.text.label.size,
    fontWeight: vars.weight.bold,
  },
});

export const hint = style({
  marginBlockEnd: vars.space.medium,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const note = style({
  display: "flex",
  gap: "6px",
  marginBlockStart: vars.space.xsmall,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

/** Two short fields share a row where there is room. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 232px), 1fr))",
  gap: vars.space.gutter,
  alignItems: "start",
});
/** First name and surname share a row down to the width of a phone. */
export const nameRow = style([
  pair,
  { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))" },
]);

export const printed = style({
  display: "grid",
  gap: vars.space.xxsmall,
  marginBlockStart: vars.space.xsmall,
  paddingInlineStart: vars.space.medium,
  listStyle: "disc",
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  overflowWrap: "anywhere",
});

export const code = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.medium,
  marginBlockStart: vars.space.small,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  overflowWrap: "anywhere",
});
/** White in both colour schemes: readers need the code's light quiet zone. */
export const codePlate = style({
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "88px",
  aspectRatio: "1",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: "white",
  color: vars.color.textSubtle,
  selectors: { "&[data-empty]": { backgroundColor: vars.color.surfaceSunken } },
});
export const codePicture = style({ display: "block", inlineSize: "100%", imageRendering: "pixelated" });

export const total = style({ alignSelf: "center" });

/** Content of a phone's order bar. On the smallest phones the button has its own line. */
export const bar = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });
export const barEnd = style({ flex: "1 1 auto" });

export const visuallyHidden = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

/** Inline style of a headline: it starts as one line and grows with its text. */
export const oneLine = { minBlockSize: vars.size.field };

export const partner = style({ display: "inline-flex", alignItems: "center", gap: vars.space.small });

/** On white, as it is printed. */
export const partnerPicture = style({
  boxSizing: "content-box",
  inlineSize: "auto",
  blockSize: "28px",
  padding: "6px",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.badge,
  backgroundColor: "#fff",
});
