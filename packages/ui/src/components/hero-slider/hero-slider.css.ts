import { outline } from "../../internal/styles/outline.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

// Brands without a slant keep the same room for text.
const edge = `(33% + 64px - ${vars.slant.ratio} * 198px)`;
const lean = `${vars.slant.ratio} * 396px`;
const view = outline([`calc(${lean})`, "0%"], ["100%", "0%"], ["100%", "100%"], ["0%", "100%"]);
const stripe = outline(["calc(100% - 14px)", "0%"], ["100%", "0%"], ["14px", "100%"], ["0%", "100%"]);
const rise = `min(${vars.slant.ratio} * 46vw, 120px)`;

export const root = componentStyle({
  position: "relative",
  overflow: "clip",
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.surfaceBrand,
  color: vars.color.textOnBrand,
  "@media": { [media.print]: { backgroundColor: "transparent", color: vars.color.text } },
});

/** All slides share one grid cell, so that the tallest sets the height and nothing shifts. */
export const slides = componentStyle({ display: "grid" });
export const slide = componentStyle({
  gridArea: "1 / 1",
  display: "grid",
  minBlockSize: "396px",
  gridTemplateColumns: "minmax(0, calc(33% - 4px)) minmax(0, 1fr)",
  transition: `opacity ${vars.duration.slow} ${vars.easing.standard}, visibility ${vars.duration.slow}`,
  selectors: { "&[inert]": { opacity: 0, visibility: "hidden" } },
  "@media": {
    [media.belowTablet]: { minBlockSize: 0, gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" },
    [media.reducedMotion]: { transitionDuration: vars.duration.quick },
  },
});

export const words = componentStyle({
  position: "relative",
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  justifyItems: "start",
  gap: vars.space.medium,
  overflowWrap: "anywhere",
  paddingBlock: "44px 84px",
  paddingInline: "48px 0",
  "@media": {
    [media.belowTablet]: {
      gridRow: 2,
      alignContent: "start",
      justifyItems: "stretch",
      gap: vars.space.small,
      paddingBlock: "12px 72px",
      paddingInline: "20px",
    },
  },
});
export const title = componentStyle({ ...typeStyle("hero"), textWrap: "balance" });
export const text = componentStyle({
  maxInlineSize: "40ch",
  color: vars.color.textOnBrandSoft,
  "@media": { [media.print]: { color: "inherit" } },
});

export const picture = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: `calc(100% - ${edge})`,
  ...view.ltr,
  "@media": {
    [media.tabletUp]: { selectors: { "&:dir(rtl)": view.rtl } },
    [media.belowTablet]: {
      position: "relative",
      gridRow: 1,
      inlineSize: "100%",
      blockSize: "clamp(200px, 62vw, 380px)",
      clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${rise}), 0 100%)`,
    },
  },
});

/** The stripe of light along the picture's edge. */
export const light = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: `calc(${edge} - 13px)`,
  inlineSize: `calc(${lean} + 14px)`,
  backgroundColor: vars.color.highlight,
  ...stripe.ltr,
  forcedColorAdjust: "none",
  "@media": {
    [media.tabletUp]: { selectors: { "&:dir(rtl)": stripe.rtl } },
    [media.belowTablet]: {
      insetInline: 0,
      inlineSize: "100%",
      insetBlock: "0 auto",
      blockSize: "calc(clamp(200px, 62vw, 380px) + 6px)",
      clipPath: `polygon(0 calc(100% - 7px), 100% calc(100% - 7px - ${rise}), 100% calc(100% - ${rise}), 0 100%)`,
    },
  },
});

export const controls = componentStyle({
  position: "absolute",
  insetBlockEnd: "20px",
  insetInlineStart: "40px",
  zIndex: 2,
  display: "flex",
  flexDirection: "row-reverse",
  alignItems: "center",
  gap: vars.space.xsmall,
  "@media": {
    [media.belowTablet]: { insetInlineStart: "8px", insetBlockEnd: "12px" },
    [media.print]: { display: "none" },
  },
});
export const picker = componentStyle({ display: "flex" });
export const pick = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  borderRadius: vars.radius.control,
  selectors: { "&:focus-visible": { outlineColor: vars.color.highlight, boxShadow: "none", outlineOffset: "-3px" } },
  "::before": {
    content: '""',
    inlineSize: "26px",
    blockSize: "8px",
    backgroundColor: vars.color.textOnBrandMuted,
    opacity: 0.55,
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
    forcedColorAdjust: "none",
  },
});
export const picked = componentStyle({ "::before": { opacity: 1, backgroundColor: vars.color.highlight } });

/** Protects a text from what comes and goes beside it (LANG-14); the layout is that without it. */
export const action = componentStyle({ display: "contents" });
