import { globalLayerStyle, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const select = componentStyle({
  appearance: "none",
  gridArea: "1 / 1",
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
  gridArea: "1 / 1",
  paddingInlineStart: "16px",
  paddingInlineEnd: "40px",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { display: "none" } },
});

export const chevron = componentStyle({
  gridArea: "1 / 1",
  justifySelf: "end",
  marginInlineEnd: "14px",
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { color: "FieldText" } },
});

export const muted = componentStyle({ color: vars.color.textMuted });
