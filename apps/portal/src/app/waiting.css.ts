import { vars } from "@lucarne/ui/tokens";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });

/** Not shown for a short wait. */
const animation = `${appear} 1ms 600ms backwards`;

/** At the position of the page content. */
export const waiting = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: "50dvh",
  color: vars.color.primary,
  animation,
});

const grow = keyframes({ from: { scale: "0 1" } });

/** A line at the top edge, over the page before. */
export const opening = style({
  position: "fixed",
  zIndex: vars.layer.toast,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 3,
  backgroundColor: vars.color.highlight,
  animation,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      insetInlineEnd: "5%",
      transformOrigin: "0 50%",
      animation: `${animation}, ${grow} 8s 600ms cubic-bezier(0, 0.6, 0.3, 1) backwards`,
    },
  },
});

const start = "#root:empty";

/**
 * The brand mark while the portal's code loads. The browser also opens its drawings before the header of the first view
 * needs them.
 */
globalStyle(start, {
  // An element with the theme's font would load it before the code.
  fontFamily: "sans-serif",
  position: "fixed",
  inset: 0,
  margin: "auto",
  blockSize: "44px",
  aspectRatio: vars.art.markAspect,
  animation,
});
globalStyle(`${start}::before, ${start}::after`, {
  content: '""',
  position: "absolute",
  inset: 0,
  forcedColorAdjust: "none",
});
globalStyle(`${start}::before`, {
  mask: `${vars.art.markBase} center / contain no-repeat`,
  backgroundColor: vars.color.primary,
});
globalStyle(`${start}::after`, {
  mask: `${vars.art.markLit} center / contain no-repeat`,
  backgroundColor: vars.color.highlight,
});

/** Below the mark, which stays. */
globalStyle("#start-failed", {
  position: "fixed",
  insetInline: 0,
  insetBlockStart: "calc(50% + 40px)",
  paddingInline: vars.space.medium,
  textAlign: "center",
});

/** Over a static page, whose tab bar on a phone is in the same place. */
globalStyle("#root:not(:empty) ~ #start-failed, #root:not(:empty) ~ noscript", {
  position: "fixed",
  zIndex: vars.layer.toast,
  insetInline: 0,
  insetBlock: "auto 0",
  margin: 0,
  padding: vars.space.medium,
  paddingBlockEnd: `calc(${vars.space.medium} + env(safe-area-inset-bottom, 0px))`,
  textAlign: "center",
  backgroundColor: vars.color.surface,
});

/** A button of a static page that was pressed before its code runs. */
globalStyle("#root [data-pressed]", { opacity: 0.6 });
