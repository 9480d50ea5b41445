import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

/** Seven days of 40 px, narrower in the panel of a small phone. */
export const root = componentStyle({ inlineSize: "min(280px, calc(100vw - 64px))", color: vars.color.text });
export const months = componentStyle({ position: "relative" });

export const caption = componentStyle({
  ...typeStyle("label"),
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: `${vars.space.xsmall} calc(2 * ${vars.size.target})`,
});

export const monthAndYear = componentStyle({ display: "flex", alignItems: "center", gap: vars.space.xsmall });
export const years = componentStyle({
  minBlockSize: vars.size.target,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.control,
  selectors: { "&:hover": { backgroundColor: vars.color.surfaceSunken } },
});
globalLayerStyle("components", `${years} option`, {
  color: vars.color.text,
  backgroundColor: vars.color.surfaceRaised,
});

/** Both steps at the end of the month's line. */
export const nav = componentStyle({ position: "absolute", insetBlockStart: 0, insetInlineEnd: 0, display: "flex" });
export const step = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  selectors: {
    "&:hover": { backgroundColor: vars.color.surfaceSunken },
    "&[aria-disabled=true]": { color: vars.color.textDisabled, cursor: "not-allowed" },
  },
});

export const grid = componentStyle({ inlineSize: "100%", tableLayout: "fixed", borderCollapse: "collapse" });
export const weekday = componentStyle({
  ...typeStyle("small"),
  paddingBlock: vars.space.xxsmall,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  textAlign: "center",
});
export const cell = componentStyle({ padding: 0 });
export const day = componentStyle({
  ...typeStyle("dense"),
  inlineSize: "100%",
  blockSize: "40px",
  borderRadius: vars.radius.control,
  color: "inherit",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:hover:not(:disabled)": { backgroundColor: vars.color.surfaceSunken },
    "&:disabled": { cursor: "not-allowed" },
  },
});

export const today = componentStyle({ fontWeight: vars.weight.strong, color: vars.color.primary });
export const disabled = componentStyle({ color: vars.color.textDisabled });
export const selected = componentStyle({ color: vars.color.onPrimary });
globalLayerStyle("components", `${today} > button`, {
  boxShadow: "inset 0 0 0 1.5px currentColor",
  fontWeight: "inherit",
});
globalLayerStyle("components", `${selected} > button:is(button, :hover)`, {
  backgroundColor: vars.color.primary,
  "@media": {
    [media.forcedColors]: { backgroundColor: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
  },
});
