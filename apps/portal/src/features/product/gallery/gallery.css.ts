import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const gallery = style({ display: "grid", gap: vars.space.small, minInlineSize: 0 });

/** The picture is the button that enlarges it. On phones it reaches from edge to edge. */
export const stage = style({
  position: "relative",
  display: "block",
  inlineSize: "100%",
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: "clip",
  backgroundColor: vars.color.surfaceSunken,
  cursor: "zoom-in",
  "@media": {
    [media.belowTablet]: {
      inlineSize: `calc(100% + 2 * ${vars.space.medium})`,
      marginInline: `calc(-1 * ${vars.space.medium})`,
      borderRadius: 0,
      borderInlineWidth: 0,
    },
  },
});

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
});

export const soldOut = style({ opacity: 0.45, filter: "grayscale(1)" });

export const tag = style({
  position: "absolute",
  insetBlockStart: vars.space.medium,
  insetInlineStart: vars.space.medium,
});

export const sign = style({
  position: "absolute",
  insetBlockEnd: vars.space.small,
  insetInlineEnd: vars.space.small,
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
});

export const thumbs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const thumb = style({
  display: "block",
  inlineSize: "112px",
  padding: 0,
  border: `2px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  overflow: "clip",
  backgroundColor: vars.color.surfaceSunken,
  cursor: "pointer",
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.primary },
    '&:hover:not([aria-pressed="true"])': { borderColor: vars.color.borderStrong },
  },
  "@media": { [media.belowLargePhone]: { inlineSize: "76px" } },
});

/** Scrolls while the picture is larger than its place. */
export const zoomArea = style({
  overflow: "auto",
  maxBlockSize: "70dvh",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceSunken,
});

const zoomButton = style({ display: "block", padding: 0, border: 0, background: "none" });

export const zoomed = style([zoomButton, { inlineSize: "250%", maxInlineSize: "none", cursor: "zoom-out" }]);

export const fitted = style([zoomButton, { inlineSize: "100%", cursor: "zoom-in" }]);

export const whole = style({ display: "block", inlineSize: "100%", blockSize: "auto" });
