import { clipped } from "../../internal/styles/clipped.ts";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const list = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "2px",
  paddingInline: `calc(${vars.slant.ratio} * 17px)`,
});

export const step = componentStyle({ display: "grid", alignContent: "start", gap: "8px", color: vars.color.textMuted });

/** The panel is slanted; its content is not. */
export const pane = componentRecipe({
  base: {
    position: "relative",
    isolation: "isolate",
    display: "grid",
    placeItems: "center",
    blockSize: "34px",
    fontSize: vars.text.label.size,
    fontWeight: vars.weight.bold,
    "::before": {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -1,
      borderRadius: vars.radius.pane,
      border: `1px solid ${vars.color.borderControl}`,
      transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
    },
  },
  variants: {
    state: {
      done: {
        color: vars.color.onPrimary,
        "::before": { backgroundColor: vars.color.primary, borderColor: vars.color.primary },
      },
      current: {
        color: vars.color.onHighlight,
        "::before": { backgroundColor: vars.color.highlight, border: `2px solid ${vars.color.text}` },
        "@media": {
          [media.forcedColors]: {
            color: "HighlightText",
            forcedColorAdjust: "none",
            "::before": { backgroundColor: "Highlight", borderColor: "Highlight" },
          },
        },
      },
      later: { color: vars.color.textMuted, "::before": { backgroundColor: vars.color.surface } },
    },
  },
});

export const label = componentStyle({
  fontSize: vars.text.label.size,
  lineHeight: vars.text.label.line,
  overflowWrap: "break-word",
  selectors: {
    '[aria-current="step"] > &': { color: vars.color.text, fontWeight: vars.weight.bold },
    '[data-state="done"] > &': { color: vars.color.text },
  },
  "@media": {
    [media.belowTablet]: clipped,
  },
});

/** On phones the row has no labels; the current one is below it. */
export const phoneLabel = componentStyle({
  display: "none",
  marginBlockStart: vars.space.xsmall,
  fontWeight: vars.weight.bold,
  "@media": { [media.belowTablet]: { display: "block" } },
});
