import { createVar, keyframes } from "@vanilla-extract/css";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const before = createVar();
const after = createVar();
const FADE = "44px";
/** Where there is more to scroll to; in the middle on both sides. */
const scrolled = keyframes({
  "0%": { vars: { [before]: "0px", [after]: FADE } },
  "8%, 92%": { vars: { [before]: FADE, [after]: FADE } },
  "100%": { vars: { [before]: FADE, [after]: "0px" } },
});

/** A gradient at the left or right edge, with the view (`scroll`) or with the tabs (`local`). */
const atEdge = (side: "left" | "right", colors: string, attachment: "local" | "scroll") =>
  `linear-gradient(to ${side === "left" ? "right" : "left"}, ${colors}) ${side} / ${FADE} 100% no-repeat ${attachment}`;
const cover = `${vars.color.canvas} 50%, transparent`;
const shade = `color-mix(in srgb, ${vars.color.borderStrong} 60%, transparent), transparent 60%`;

/**
 * Scrolls when it is too narrow; it fades out at an edge that hides tabs. Safari before 26 and Firefox have a shade
 * there, which the first and the last tab cover.
 */
export const list = componentStyle({
  display: "flex",
  gap: vars.space.xxsmall,
  overflowX: "auto",
  scrollbarWidth: "none",
  boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
  "@supports": {
    "not (animation-timeline: scroll())": {
      background: [
        atEdge("left", cover, "local"),
        atEdge("right", cover, "local"),
        atEdge("left", shade, "scroll"),
        atEdge("right", shade, "scroll"),
      ].join(", "),
    },
    "(animation-timeline: scroll())": {
      vars: { [before]: "0px", [after]: "0px" },
      maskImage: `linear-gradient(to right, transparent, currentColor ${before}, currentColor calc(100% - ${after}), transparent)`,
      animationName: scrolled,
      animationTimingFunction: "linear",
      animationTimeline: "scroll(self inline)",
      selectors: {
        "&:dir(rtl)": {
          maskImage: `linear-gradient(to left, transparent, currentColor ${before}, currentColor calc(100% - ${after}), transparent)`,
        },
      },
    },
  },
});

export const tab = componentStyle({
  position: "relative",
  flexShrink: 0,
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: "50px",
  paddingInline: "16px",
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&:focus-visible": { outlineOffset: "-4px", boxShadow: "none", borderRadius: vars.radius.control },
    "&:disabled": { color: vars.color.textDisabled, cursor: "not-allowed" },
    '&:is([aria-selected="true"], [aria-current])': { color: vars.color.text, fontWeight: vars.weight.bold },
    '&:is([aria-selected="true"], [aria-current])::after': {
      content: '""',
      position: "absolute",
      insetInline: "14px",
      insetBlockEnd: 0,
      blockSize: "4px",
      backgroundColor: vars.color.primary,
      transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
    },
  },
  "@media": {
    // More tabs fit, and the next one is in sight.
    [media.belowTablet]: { gap: "8px", paddingInline: "12px" },
    [media.forcedColors]: {
      selectors: {
        '&:is([aria-selected="true"], [aria-current])::after': { backgroundColor: "Highlight" },
        "&:disabled": { color: "GrayText" },
      },
    },
  },
});

export const count = componentRecipe({
  base: {
    paddingInline: "6px",
    borderRadius: vars.radius.pane,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.text.meta.size,
    lineHeight: "22px",
    fontWeight: vars.weight.strong,
    // The place of two digits, so that the tabs after it do not move when the number is known.
    selectors: { "&:empty": { boxSizing: "content-box", inlineSize: "2ch", visibility: "hidden" } },
  },
  variants: { current: { true: { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft } } },
});

export const dot = componentStyle({
  inlineSize: "9px",
  blockSize: "9px",
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.negative,
  forcedColorAdjust: "none",
});
