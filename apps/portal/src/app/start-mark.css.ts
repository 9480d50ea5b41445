import { vars } from "@lucarne/ui/tokens";
import { globalStyle, keyframes } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });

const root = "#root:empty";

/**
 * The brand mark while the portal's code loads; not shown for a short wait. The browser also opens its drawings before
 * the header of the first view needs them.
 */
globalStyle(root, {
  // An element with the theme's font would load it before the code.
  fontFamily: "sans-serif",
  position: "fixed",
  inset: 0,
  margin: "auto",
  blockSize: "44px",
  aspectRatio: vars.art.markAspect,
  animation: `${appear} 1ms 600ms backwards`,
});
globalStyle(`${root}::before, ${root}::after`, {
  content: '""',
  position: "absolute",
  inset: 0,
  forcedColorAdjust: "none",
});
globalStyle(`${root}::before`, {
  mask: `${vars.art.markBase} center / contain no-repeat`,
  backgroundColor: vars.color.primary,
});
globalStyle(`${root}::after`, {
  mask: `${vars.art.markLit} center / contain no-repeat`,
  backgroundColor: vars.color.highlight,
});
