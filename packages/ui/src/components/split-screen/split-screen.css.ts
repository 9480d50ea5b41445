import { createVar } from "@vanilla-extract/css";
import { besideNotch } from "../../internal/styles/beside-notch.ts";
import { outline } from "../../internal/styles/outline.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const side = createVar();
const edge = createVar();
const rise = createVar();
const stripe = createVar();

/** Overlay that keeps the header text readable on the picture. */
const veil = `color-mix(in srgb, ${vars.color.overlay} 82%, transparent)`;

const roomy = "screen and (min-width: 1080px) and (min-height: 860px)";

export const screen = componentStyle({
  // `rise`: slope of the picture's lower edge on phones; on desktop the edge uses the slant directly.
  vars: { [side]: besideNotch(vars.space.gutter), [rise]: `min(${vars.slant.ratio} * 46vw, 120px)`, [stripe]: "8px" },
  position: "relative",
  minBlockSize: "100dvh",
  backgroundColor: vars.color.surface,
  display: "grid",
  gridTemplateRows: "auto 1fr",
  // Never wider than the screen: a long address in the form breaks instead.
  gridTemplateColumns: "100%",
  "@media": {
    [media.desktopUp]: {
      // The form is 432 px wide. The larger the slant, the closer the lower end of the edge may come, even closer on tall screens.
      vars: {
        [side]: besideNotch("clamp(40px, 5.28vw, 160px)"),
        [edge]: `calc(${side} + 570px - ${vars.slant.ratio} * 308px)`,
        [stripe]: "15px",
      },
    },
    [roomy]: { vars: { [edge]: `calc(${side} + 570px - ${vars.slant.ratio} * 498px)` } },
    [media.narrowestPhone]: { vars: { [side]: besideNotch(vars.space.medium) } },
  },
});

export const header = componentStyle({
  gridArea: "1 / 1",
  zIndex: 1,
  alignSelf: "start",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  paddingInline: side,
  paddingBlockStart: vars.space.medium,
  minBlockSize: "60px",
  "@media": {
    [media.belowDesktop]: { color: vars.color.textOnBrand },
    [media.belowLargePhone]: { columnGap: "4px" },
    [media.desktopUp]: {
      inlineSize: "472px",
      boxSizing: "content-box",
      paddingInlineEnd: 0,
      paddingBlockStart: "34px",
    },
  },
});

const view = outline([`calc(${vars.slant.ratio} * 100dvh)`, "0%"], ["100%", "0%"], ["100%", "100%"], ["0%", "100%"]);

export const picture = componentStyle({
  gridArea: "1 / 1",
  position: "relative",
  overflow: "clip",
  backgroundColor: vars.color.surfaceBrand,
  "@media": {
    [media.belowDesktop]: {
      blockSize: "clamp(180px, 57vw, 360px)",
      clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${rise}), 0 100%)`,
      // White text on it has a contrast of 4.5 to 1 even over a bright sky.
      "::after": {
        content: '""',
        position: "absolute",
        inset: "0 0 auto",
        blockSize: "112px",
        background: `linear-gradient(${veil} 56px, transparent)`,
      },
    },
    [media.desktopUp]: {
      gridArea: "1 / 1 / 3 / 2",
      position: "sticky",
      insetBlockStart: 0,
      blockSize: "100dvh",
      // No wider than its visible part, so that it does not extend below the form.
      justifySelf: "end",
      inlineSize: `calc(100% - ${edge})`,
      ...view.ltr,
      selectors: { "&:dir(rtl)": view.rtl },
    },
  },
});

const ray = outline(
  [`calc(100% - ${stripe} - 0.5px)`, "0%"],
  ["100%", "0%"],
  [`calc(${stripe} + 0.5px)`, "100%"],
  ["0%", "100%"],
);

/** The stripe of light along the picture's edge. */
export const light = componentStyle({
  gridArea: "1 / 1",
  pointerEvents: "none",
  backgroundColor: vars.color.highlight,
  forcedColorAdjust: "none",
  "@media": {
    [media.belowDesktop]: {
      blockSize: `calc(clamp(180px, 57vw, 360px) + ${stripe})`,
      clipPath: `polygon(0 calc(100% - ${stripe}), 100% calc(100% - ${stripe} - ${rise}), 100% calc(100% - ${rise}), 0 100%)`,
    },
    [media.desktopUp]: {
      gridArea: "1 / 1 / 3 / 2",
      position: "sticky",
      insetBlockStart: 0,
      blockSize: "100dvh",
      marginInlineStart: `calc(${edge} - ${stripe})`,
      inlineSize: `calc(${vars.slant.ratio} * 100dvh + ${stripe} + 0.5px)`,
      ...ray.ltr,
      selectors: { "&:dir(rtl)": ray.rtl },
    },
  },
});

/** The picture fills its frame. */
export const pictureFill = componentStyle({ position: "absolute", inset: 0 });

export const caption = componentStyle({
  position: "absolute",
  insetInlineEnd: "4.5%",
  insetBlockEnd: "6.5%",
  maxInlineSize: "48%",
  color: vars.color.textOnBrand,
  textAlign: "end",
  textWrap: "balance",
  ...typeStyle("hero"),
  "@media": { [media.belowDesktop]: { display: "none" } },
});

export const content = componentStyle({
  gridArea: "2 / 1",
  zIndex: 1,
  alignSelf: "start",
  paddingInline: side,
  paddingBlock: `${vars.space.large} ${vars.space.xlarge}`,
  inlineSize: "100%",
  maxInlineSize: `calc(480px + 2 * ${side})`,
  marginInline: "auto",
  selectors: { "&:focus": { outline: "none" } },
  "@media": {
    [media.desktopUp]: {
      alignSelf: "center",
      boxSizing: "content-box",
      inlineSize: "432px",
      maxInlineSize: "none",
      marginInline: 0,
      paddingInlineEnd: 0,
      paddingBlock: `${vars.space.xlarge} 132px`,
    },
  },
});

const storyRise = createVar();

export const story = componentStyle({
  vars: { [storyRise]: `min(${vars.slant.ratio} * 64vw, ${vars.slant.ratio} * 410px)`, [stripe]: "11px" },
  minBlockSize: "100dvh",
  display: "flex",
  flexDirection: "column",
  backgroundColor: vars.color.canvas,
  "@media": { [media.tabletUp]: { vars: { [stripe]: "18px" } } },
});

export const storyHeader = componentStyle({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

export const storyHeaderRow = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  inlineSize: "100%",
  maxInlineSize: vars.size.container,
  minBlockSize: "72px",
  marginInline: "auto",
  paddingInline: besideNotch(vars.space.large),
  "@media": { [media.belowTablet]: { minBlockSize: "60px", paddingInline: besideNotch(vars.space.medium) } },
});

export const storyPicture = componentStyle({
  position: "relative",
  blockSize: "clamp(240px, 62dvh, 578px)",
  "@media": { [media.belowTablet]: { blockSize: "min(372px, 50dvh)" } },
  "::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    backgroundColor: vars.color.highlight,
    clipPath: `polygon(0 calc(100% - ${stripe}), 100% calc(100% - ${stripe} - ${storyRise}), 100% calc(100% - ${storyRise}), 0 100%)`,
    forcedColorAdjust: "none",
  },
});

export const storyPictureFill = componentStyle({
  position: "absolute",
  inset: 0,
  overflow: "clip",
  clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${stripe} - ${storyRise}), 0 calc(100% - ${stripe}))`,
});

export const storyContent = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "stretch",
  gap: vars.space.small,
  inlineSize: "100%",
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingInline: besideNotch(vars.space.medium),
  paddingBlock: `${vars.space.medium} ${vars.space.xxlarge}`,
  selectors: { "&:focus": { outline: "none" } },
  "@media": {
    [media.tabletUp]: {
      alignItems: "end",
      textAlign: "end",
      paddingInline: besideNotch(vars.space.large),
      marginBlockStart: `calc(-0.2 * ${storyRise})`,
    },
  },
});
