import { createVar, keyframes } from "@vanilla-extract/css";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const ground = createVar();
const groundHover = createVar();
const groundActive = createVar();
const onGround = createVar();
const ink = createVar();
const inkHover = createVar();
const edge = createVar();
const soft = createVar();
const softHover = createVar();
const onSoft = createVar();
const label = createVar();
const side = createVar();

/** One step more contrast to the page: darker in light schemes, lighter in dark ones. */
const further = (color: string) => `color-mix(in oklab, ${color} 80%, ${vars.color.text})`;

export const button = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "10px",
    maxInlineSize: "100%",
    minBlockSize: vars.size.control,
    paddingBlock: "10px",
    vars: { [side]: vars.space.gutter },
    paddingInline: side,
    border: "1.5px solid transparent",
    borderRadius: vars.radius.control,
    fontSize: vars.text.body.size,
    lineHeight: 1.375,
    fontWeight: vars.weight.button,
    textAlign: "center",
    textDecoration: "none",
    overflowWrap: "break-word",
    userSelect: "none",
    WebkitTapHighlightColor: "transparent",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: vars.duration.quick,
    transitionTimingFunction: vars.easing.standard,
    selectors: {
      "&[aria-disabled=true]": { cursor: "progress" },
      "&:disabled": {
        backgroundColor: vars.color.disabledBg,
        borderColor: vars.color.disabledBg,
        color: vars.color.textDisabled,
        cursor: "not-allowed",
      },
    },
    "@media": { [media.forcedColors]: { selectors: { "&:disabled": { color: "GrayText", borderColor: "GrayText" } } } },
  },
  variants: {
    tone: {
      primary: {
        vars: {
          [ground]: vars.color.primary,
          [groundHover]: vars.color.primaryHover,
          [groundActive]: vars.color.primaryActive,
          [onGround]: vars.color.onPrimary,
          [ink]: vars.color.link,
          [inkHover]: vars.color.primaryHover,
          [label]: vars.color.text,
          [edge]: vars.color.borderControl,
          [soft]: vars.color.primarySoft,
          [softHover]: vars.color.primarySoftHover,
          [onSoft]: vars.color.onPrimarySoft,
        },
      },
      accent: {
        vars: {
          [ground]: vars.color.accent,
          [groundHover]: vars.color.accentHover,
          [groundActive]: further(vars.color.accentHover),
          [onGround]: vars.color.onAccent,
          [ink]: vars.color.accent,
          [inkHover]: vars.color.accentHover,
          [label]: vars.color.accent,
          [edge]: vars.color.accent,
          [soft]: vars.color.accentSoft,
          [softHover]: vars.color.accentSoft,
          [onSoft]: vars.color.onAccentSoft,
        },
      },
      negative: {
        vars: {
          [ground]: vars.color.negative,
          [groundHover]: vars.color.negativeHover,
          [groundActive]: further(vars.color.negativeHover),
          [onGround]: vars.color.onNegative,
          [ink]: vars.color.negative,
          [inkHover]: vars.color.negativeHover,
          [label]: vars.color.negative,
          [edge]: vars.color.negative,
          [soft]: vars.color.negativeSoft,
          [softHover]: vars.color.negativeSoft,
          [onSoft]: vars.color.onNegativeSoft,
        },
      },
      // On brand panels only.
      highlight: {
        vars: {
          [ground]: vars.color.highlight,
          [groundHover]: `color-mix(in oklab, ${vars.color.highlight} 86%, white)`,
          [groundActive]: `color-mix(in oklab, ${vars.color.highlight} 72%, white)`,
          [onGround]: vars.color.onHighlight,
          [ink]: vars.color.textOnBrand,
          [inkHover]: vars.color.textOnBrandMuted,
          [label]: vars.color.textOnBrand,
          [edge]: vars.color.textOnBrandMuted,
          [soft]: vars.color.highlightSoft,
          [softHover]: vars.color.highlightSoft,
          [onSoft]: vars.color.text,
        },
      },
    },
    variant: {
      solid: {
        backgroundColor: ground,
        color: onGround,
        selectors: {
          "&:not(:disabled, [aria-disabled=true]):hover": { backgroundColor: groundHover },
          "&:not(:disabled, [aria-disabled=true]):active": { backgroundColor: groundActive },
        },
      },
      outline: {
        backgroundColor: vars.color.surface,
        borderColor: edge,
        color: label,
        selectors: {
          "&:not(:disabled, [aria-disabled=true]):hover": { backgroundColor: soft, borderColor: inkHover },
          "&:not(:disabled, [aria-disabled=true]):active": { backgroundColor: softHover },
          "&:disabled": { backgroundColor: "transparent" },
        },
      },
      soft: {
        backgroundColor: soft,
        color: onSoft,
        selectors: { "&:not(:disabled, [aria-disabled=true]):is(:hover, :active)": { backgroundColor: softHover } },
      },
      text: {
        color: ink,
        selectors: {
          "&:not(:disabled, [aria-disabled=true]):hover": { color: inkHover, backgroundColor: soft },
          "&:not(:disabled, [aria-disabled=true]):active": { backgroundColor: softHover },
          "&:disabled": { backgroundColor: "transparent", borderColor: "transparent" },
        },
      },
    },
    size: {
      standard: {},
      compact: {
        minBlockSize: vars.size.controlCompact,
        paddingBlock: vars.space.xsmall,
        vars: { [side]: vars.space.medium },
        fontSize: vars.text.dense.size,
      },
    },
    // Without an icon to replace, the spinner uses the padding, so that the button keeps its width.
    bare: { true: { paddingInline: `max(4px, calc(${side} - 14px))` } },
    // Its width is fixed, so the longest word breaks at the edge.
    stretch: { true: { inlineSize: "100%", overflowWrap: "anywhere" } },
    flush: { start: { marginInlineStart: "-10px" }, end: { marginInlineEnd: "-10px" } },
  },
  compoundVariants: [
    { variants: { variant: "text" }, style: { vars: { [side]: "10px" } } },
    { variants: { variant: "outline", tone: "highlight" }, style: { backgroundColor: "transparent" } },
  ],
});

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const pendingMark = componentStyle({
  flexShrink: 0,
  inlineSize: "18px",
  blockSize: "18px",
  border: "2px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: vars.radius.round,
  animation: `${turn} 0.8s linear infinite`,
  "@media": {
    [media.reducedMotion]: { animation: "none" },
    [media.forcedColors]: { borderInlineEndColor: "ButtonFace" },
  },
});
