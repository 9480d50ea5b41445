import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Covers per row if all fit into one, and if they need two. Set on the element. */
export const IN_ONE = "--covers-in-one-row";
export const IN_TWO = "--covers-in-two-rows";
/** Below this width, covers are hard to tell apart. */
const MIN_WIDTH = "90px";
const gap = vars.space.xsmall;
/** Width of a cover when a row is full. */
const widthOf = (columns: string): string => `((100% - (var(${columns}) - 1) * ${gap}) / var(${columns}))`;
/** Very large when one row would be too narrow, else negative. */
const crowded = `((${MIN_WIDTH} - ${widthOf(IN_ONE)}) * 999)`;

/** On phones one scrolling row; else one row where all fit, or two even ones. */
export const covers = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${widthOf(IN_ONE)}, min(${widthOf(IN_TWO)}, ${crowded})), 1fr))`,
  gap,
  "@media": {
    [media.belowTablet]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "132px",
      marginInline: `calc(-1 * ${vars.space.medium})`,
      paddingInline: vars.space.medium,
      paddingBlock: "6px",
      overflowX: "auto",
      scrollPaddingInline: vars.space.medium,
    },
  },
});

export const cover = style({
  position: "relative",
  display: "grid",
  gap: "4px",
  padding: "5px",
  borderRadius: vars.radius.control,
  outline: "2.5px solid transparent",
  cursor: "pointer",
  transitionProperty: "outline-color",
  transitionDuration: vars.duration.quick,
  selectors: {
    "&:hover": { outlineColor: vars.color.borderStrong },
    "&:has(:checked)": { outlineColor: vars.color.primary },
    "&:has(:focus-visible)": {
      outline: `3px solid ${vars.color.focusRing}`,
      outlineOffset: "2px",
      boxShadow: `0 0 0 2px ${vars.color.focusInner}`,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&:has(:checked)": { outlineColor: "Highlight" } } },
  },
});

/** Covers the whole option, so that pointer and focus ring are native. */
export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});

export const picture = style({
  display: "block",
  inlineSize: "100%",
  aspectRatio: "10 / 7",
  borderRadius: vars.radius.pane,
  backgroundColor: vars.color.surfaceSunken,
  objectFit: "cover",
});

export const name = style({
  paddingInline: "2px",
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  overflowWrap: "anywhere",
  hyphens: "auto",
  selectors: { [`${cover}:has(:checked) &`]: { color: vars.color.text, fontWeight: vars.weight.bold } },
});

export const ownPhoto = style({ marginBlockStart: vars.space.gutter });
