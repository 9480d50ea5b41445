import { createVar, fallbackVar, keyframes } from "@vanilla-extract/css";
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

/** A tone's own color, or that of the primary tone: most buttons then have no variables of their own to compute. */
const usual = {
  ground: fallbackVar(ground, vars.color.primary),
  groundHover: fallbackVar(groundHover, vars.color.primaryHover),
  groundActive: fallbackVar(groundActive, vars.color.primaryActive),
  onGround: fallbackVar(onGround, vars.color.onPrimary),
  ink: fallbackVar(ink, vars.color.link),
  inkHover: fallbackVar(inkHover, vars.color.primaryHover),
  label: fallbackVar(label, vars.color.text),
  edge: fallbackVar(edge, vars.color.borderControl),
  soft: fallbackVar(soft, vars.color.primarySoft),
  softHover: fallbackVar(softHover, vars.color.primarySoftHover),
  onSoft: fallbackVar(onSoft, vars.color.onPrimarySoft),
};
const usualSide = fallbackVar(side, vars.space.gutter);

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
    paddingInline: usualSide,
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
    selectors: {
      // A button at rest has no transition, which costs time when it is drawn.
      "&:is(:hover, :active)": {
        transitionProperty: "background-color, border-color, color",
        transitionDuration: vars.duration.quick,
        transitionTimingFunction: vars.easing.standard,
      },
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
      primary: {},
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
        backgroundColor: usual.ground,
        color: usual.onGround,
        selectors: {
          "&:not(:disabled, [aria-disabled=true]):hover": { backgroundColor: usual.groundHover },
          "&:not(:disabled, [aria-disabled=true]):active": { backgroundColor: usual.groundActive },
        },
      },
      outline: {
        backgroundColor: vars.color.surface,
        borderColor: usual.edge,
        color: usual.label,
        selectors: {
          "&:not(:disabled, [aria-disabled=true]):hover": { backgroundColor: usual.soft, borderColor: usual.inkHover },
          "&:not(:disabled, [aria-disabled=true]):active": { backgroundColor: usual.softHover },
          "&:disabled": { backgroundColor: "transparent" },
        },
      },
      soft: {
        backgroundColor: usual.soft,
        color: usual.onSoft,
        selectors: {
          "&:not(:disabled, [aria-disabled=true]):is(:hover, :active)": { backgroundColor: usual.softHover },
        },
      },
      text: {
        color: usual.ink,
        selectors: {
          "&:not(:disabled, [aria-disabled=true]):hover": { color: usual.inkHover, backgroundColor: usual.soft },
          "&:not(:disabled, [aria-disabled=true]):active": { backgroundColor: usual.softHover },
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
    bare: { true: { paddingInline: `max(4px, calc(${usualSide} - 14px))` } },
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
