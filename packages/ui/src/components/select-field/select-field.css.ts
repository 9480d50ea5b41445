import { CHEVRON_DOWN, LOCK, maskIcon } from "../../internal/marks/mask.ts";
import { globalLayerStyle, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const select = componentStyle({
  appearance: "none",
  paddingInlineEnd: "42px",
  cursor: "pointer",
  whiteSpace: "nowrap",
  overflow: "hidden",
});

globalLayerStyle("components", `${select} option`, {
  color: vars.color.text,
  backgroundColor: vars.color.surfaceRaised,
});

/** The short label replaces the browser's text; in forced colours the browser's text is shown instead. */
export const shortened = componentStyle({
  color: "transparent",
  selectors: {
    "&:disabled": {
      WebkitTextFillColor: "transparent",
      "@media": { [media.forcedColors]: { WebkitTextFillColor: "GrayText" } },
    },
  },
  "@media": { [media.forcedColors]: { color: "FieldText" } },
});

export const shortLabel = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInline: "16px 40px",
  blockSize: "fit-content",
  marginBlock: "auto",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { display: "none" } },
});

/** The native select with the kit's arrow, or with a lock when it is disabled. */
export const box = componentStyle({
  position: "relative",
  display: "block",
  color: vars.color.text,
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: "14px",
      inlineSize: "18px",
      blockSize: "18px",
      marginBlock: "auto",
      backgroundColor: "currentcolor",
      mask: maskIcon(CHEVRON_DOWN, 1.75),
      pointerEvents: "none",
    },
    "&:has(> :disabled)": { color: vars.color.textMuted },
    "&:has(> :disabled)::after": { mask: maskIcon(LOCK, 1.75) },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&::after": { backgroundColor: "FieldText", forcedColorAdjust: "none" } } },
  },
});
