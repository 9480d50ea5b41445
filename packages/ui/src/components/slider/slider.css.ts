import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { media } from "../../tokens/breakpoints.ts";

export const root = componentStyle({ display: "block", minInlineSize: 0 });

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
  color: vars.color.text,
});
export const label = componentStyle(typeStyle("label"));
export const shown = componentStyle({
  ...typeStyle("label"),
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

/** 44 px high, so that a finger finds the track; the thumbs stay inside of both ends. */
export const control = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  blockSize: vars.size.target,
  touchAction: "pan-y",
  userSelect: "none",
  cursor: "pointer",
  selectors: { "&[data-disabled]": { cursor: "not-allowed" } },
});

export const track = componentStyle({
  position: "relative",
  flexGrow: 1,
  blockSize: "6px",
  borderRadius: vars.radius.pane,
  backgroundColor: vars.color.borderControl,
  "@media": {
    [media.forcedColors]: {
      backgroundColor: "GrayText",
      forcedColorAdjust: "none",
      // The filled part is grey then, so the rest has an edge alone.
      selectors: { "&[data-disabled]": { backgroundColor: "Canvas", outline: "1px solid GrayText" } },
    },
  },
});

export const filled = componentStyle({
  position: "absolute",
  blockSize: "100%",
  borderRadius: vars.radius.pane,
  backgroundColor: vars.color.primary,
  selectors: { "&[data-disabled]": { backgroundColor: vars.color.textDisabled } },
  "@media": {
    [media.forcedColors]: {
      backgroundColor: "Highlight",
      forcedColorAdjust: "none",
      selectors: { "&[data-disabled]": { backgroundColor: "GrayText" } },
    },
  },
});

export const thumb = componentStyle({
  position: "relative",
  display: "block",
  inlineSize: "24px",
  blockSize: "24px",
  border: `2px solid ${vars.color.primary}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.segment,
  cursor: "grab",
  transitionProperty: "background-color",
  transitionDuration: vars.duration.quick,
  selectors: {
    "&::before": { content: '""', position: "absolute", inset: "-12px" },
    "&:hover": { backgroundColor: vars.color.primarySoft },
    "&:active": { cursor: "grabbing" },
    "&[data-disabled]": {
      borderColor: vars.color.textDisabled,
      backgroundColor: vars.color.disabledBg,
      cursor: "not-allowed",
    },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "CanvasText",
      selectors: { "&[data-disabled]": { borderColor: "GrayText" } },
    },
  },
});

export const note = componentStyle({ ...typeStyle("small"), color: vars.color.textSubtle });
