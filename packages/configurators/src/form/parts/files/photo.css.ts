import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Width by height of the photo. Set on the element. */
export const RATIO = "--photo-ratio";

export const focus = style({ marginBlockStart: vars.space.small });

/** The whole photo. It may be high, so its height is limited. */
export const whole = style({
  position: "relative",
  // Physical positions of a picture do not follow the writing direction.
  direction: "ltr",
  inlineSize: `min(100%, 260px * var(${RATIO}))`,
  overflow: "hidden",
  borderRadius: vars.radius.pane,
  backgroundColor: vars.color.surfaceSunken,
  cursor: "crosshair",
  userSelect: "none",
});

export const photo = style({ display: "block", inlineSize: "100%", blockSize: "100%" });

/** The printed part: everything else is dimmed. */
export const crop = style({
  position: "absolute",
  pointerEvents: "none",
  outline: "2px solid white",
  outlineOffset: "-2px",
  boxShadow: "0 0 0 9999px rgb(0 0 0 / 55%)",
  "@media": { [media.forcedColors]: { outlineColor: "Highlight" } },
});

/** Visible on any photo: white with a dark edge inside and outside. */
export const point = style({
  position: "absolute",
  inlineSize: "28px",
  blockSize: "28px",
  marginInlineStart: "-14px",
  marginBlockStart: "-14px",
  border: "3px solid white",
  borderRadius: "50%",
  boxShadow: "0 0 0 2px rgb(0 0 0 / 75%), inset 0 0 0 2px rgb(0 0 0 / 75%)",
  cursor: "grab",
  touchAction: "none",
  // A target of 44 pixels for fingers.
  "::before": { content: "", position: "absolute", inset: "-11px" },
  selectors: {
    "&:active": { cursor: "grabbing" },
    "&:focus-visible": { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: "3px" },
  },
  "@media": { [media.forcedColors]: { borderColor: "Highlight" } },
});

export const hint = style({
  marginBlockStart: vars.space.xsmall,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
