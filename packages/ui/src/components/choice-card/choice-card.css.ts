import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";
import { focusRing } from "../../internal/styles/focus-ring.ts";

export const card = componentStyle({
  // The cards of a row are as high as the highest one.
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `1.5px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  transitionProperty: "border-color, background-color",
  transitionDuration: vars.duration.quick,
  selectors: {
    "&:hover": { borderColor: vars.color.borderStrong },
    "&:has(> label > :checked)": { borderColor: vars.color.primary, backgroundColor: vars.color.primarySoft },
    "&:has(> label > :disabled)": {
      borderColor: vars.color.border,
      backgroundColor: vars.color.disabledBg,
      color: vars.color.textMuted,
    },
    "&:has(> label > :focus-visible)": focusRing,
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&:has(> label > :checked)": { borderColor: "Highlight", borderWidth: "3px" },
        "&:has(> label > :disabled)": { borderColor: "GrayText", color: "GrayText" },
      },
    },
  },
});

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.small,
  minBlockSize: "53px",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  selectors: { "&:has(:disabled)": { cursor: "not-allowed" } },
});

/** The code is first and the control last; in DOM order the control comes first. */
export const coded = componentStyle({
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  columnGap: vars.space.xsmall,
  paddingInline: vars.space.small,
});
export const code = componentStyle({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  placeItems: "center",
  minInlineSize: "38px",
  blockSize: "30px",
  marginInline: `calc(${vars.slant.ratio} * 15px)`,
  fontSize: vars.text.meta.size,
  fontWeight: vars.weight.bold,
  color: vars.color.textMuted,
  "::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    zIndex: -1,
    borderRadius: vars.radius.pane,
    backgroundColor: vars.color.surfaceSunken,
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  },
  selectors: {
    "label:has(:checked) > &": { color: vars.color.onPrimary },
    "label:has(:checked) > &::before": { backgroundColor: vars.color.primary },
  },
});

/** The ring is drawn around the whole card. */
export const input = componentStyle({
  selectors: { "&:focus-visible": { outline: "none", boxShadow: "none" }, [`${coded} > &`]: { order: 1 } },
});
export const label = componentStyle({ fontWeight: vars.weight.strong });
export const hint = componentStyle({
  display: "block",
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});
export const end = componentStyle({ color: vars.color.textMuted });
/** Aligned with the text of the row above. */
export const inside = componentStyle({
  paddingInline: `52px ${vars.space.medium}`,
  paddingBlockEnd: vars.space.medium,
});
