import { typeStyle } from "../../internal/type-style.ts";
import { componentRecipe, componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

/** Side of the page's column beyond its own padding, on screens wider than it. */
const outerSide = `max(0px, (100% - ${vars.size.container}) / 2)`;

const column = {
  inlineSize: "100%",
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingInline: vars.space.large,
} as const;
const phoneColumn = { paddingInline: vars.space.medium } as const;

export const skipLink = componentStyle({
  position: "absolute",
  insetInlineStart: vars.space.medium,
  insetBlockStart: vars.space.xsmall,
  zIndex: vars.layer.toast,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: vars.space.gutter,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.weight.button,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});

export const header = componentStyle({
  position: "relative",
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  // The rule between the two rows runs across the whole screen.
  "::before": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlockStart: "68px",
    borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  },
  "@media": { [media.belowTablet]: { "::before": { display: "none" } } },
});

export const headerGrid = componentStyle({
  ...column,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "minmax(68px, auto) minmax(54px, auto)",
  gridTemplateAreas: '"logo actions" "nav aside"',
  rowGap: "1px",
  "@media": {
    [media.belowTablet]: {
      ...phoneColumn,
      gridTemplateRows: "minmax(60px, auto)",
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      gridTemplateAreas: '"logo aside actions"',
      columnGap: vars.space.xsmall,
    },
  },
});

export const headerLogo = componentStyle({
  gridArea: "logo",
  justifySelf: "start",
  alignSelf: "center",
  display: "inline-flex",
  borderRadius: vars.radius.pane,
  textDecoration: "none",
});
export const headerActions = componentStyle({
  gridArea: "actions",
  display: "flex",
  alignItems: "center",
  gap: "2px",
  marginInlineEnd: "-8px",
  "@media": { [media.belowTablet]: { gap: 0, marginInlineEnd: "-12px" } },
});
export const headerNav = componentStyle({ gridArea: "nav", "@media": { [media.belowTablet]: { display: "none" } } });
export const headerAside = componentStyle({ gridArea: "aside", display: "flex", alignItems: "stretch" });

/** A control of the header: quiet until the pointer or its menu is on it. */
export const headerButton = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "9px",
  minBlockSize: vars.size.target,
  paddingBlock: "4px",
  paddingInline: "12px",
  borderRadius: vars.radius.control,
  // Over a picture the frame around it says which colour stands out.
  color: "inherit",
  fontSize: "1rem",
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  textAlign: "start",
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { backgroundColor: "color-mix(in srgb, currentColor 9%, transparent)" },
  },
});
export const muted = componentStyle({
  color: vars.color.textMuted,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { backgroundColor: vars.color.surfaceSunken, color: vars.color.text },
  },
});
/** Stands on a picture: a dark pane keeps the words readable. */
export const onPicture = componentStyle({
  color: vars.color.textOnBrand,
  "@media": { [media.belowDesktop]: { backgroundColor: "rgba(15, 23, 28, 0.55)" } },
});
globalLayerStyle("components", `[data-component="SplitScreen"] > header ${headerButton}`, {
  "@media": { [media.belowDesktop]: { color: vars.color.textOnBrand, backgroundColor: "rgba(15, 23, 28, 0.55)" } },
});
export const headerButtonChevron = componentStyle({
  flexShrink: 0,
  transition: `transform ${vars.duration.quick}`,
  selectors: { '[aria-expanded="true"] > &': { transform: "rotate(180deg)" } },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const headerDivider = componentStyle({
  alignSelf: "stretch",
  inlineSize: "1px",
  marginBlock: "9px",
  marginInline: vars.space.xsmall,
  backgroundColor: vars.color.border,
});

export const navList = componentStyle({
  display: "flex",
  gap: "36px",
  minBlockSize: "54px",
  overflowX: "auto",
  scrollbarWidth: "none",
  // Room for the focus ring inside the scrolling row.
  marginInlineStart: "-6px",
  paddingInline: "6px 24px",
  "@media": { "screen and (max-width: 1279.98px)": { gap: "24px" } },
});
export const navLink = componentStyle({
  position: "relative",
  flexShrink: 0,
  display: "flex",
  alignItems: "center",
  blockSize: "100%",
  minBlockSize: "54px",
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&:focus-visible": { outlineOffset: "-5px", boxShadow: "none", borderRadius: vars.radius.control },
    "&[aria-current]": { color: vars.color.text, fontWeight: vars.weight.bold },
    "&[aria-current]::after": {
      content: '""',
      position: "absolute",
      insetInline: "-1px",
      insetBlockEnd: 0,
      blockSize: "5px",
      backgroundColor: vars.color.primary,
      transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
    },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[aria-current]::after": { backgroundColor: "Highlight" } } } },
});

/** The amount panel: the brand's gradient on a leaning pane in the header's second row, a chip on phones. */
export const chip = componentStyle({
  position: "relative",
  isolation: "isolate",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.medium,
  paddingInline: "34px 26px",
  color: vars.color.textOnBrand,
  textDecoration: "none",
  "::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(90deg, color-mix(in oklab, ${vars.color.textOnBrandMuted} 8%, ${vars.color.surfaceBrand}), color-mix(in oklab, ${vars.color.textOnBrandMuted} 22%, ${vars.color.surfaceBrand}))`,
    outline: "1px solid transparent",
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  },
  selectors: {
    "&:hover::before": { filter: "brightness(1.12)" },
    "&:focus-visible": { outlineOffset: "-6px", boxShadow: "none", outlineColor: vars.color.highlight },
  },
  "@media": {
    [media.belowTablet]: {
      alignSelf: "center",
      minBlockSize: "36px",
      paddingInline: "11px 10px",
      "::before": { background: vars.color.surfaceBrand, borderRadius: vars.radius.control, transform: "none" },
      // A target of 44 px around the 36 px chip.
      "::after": { content: '""', position: "absolute", insetInline: 0, insetBlock: "-4px" },
      selectors: { "&:focus-visible": { outlineOffset: "2px", outlineColor: vars.color.focusRing } },
    },
  },
});
export const chipWide = componentStyle({ "@media": { [media.belowTablet]: { display: "none" } } });
export const chipUnit = componentStyle({
  ...typeStyle("small"),
  marginInlineStart: "-8px",
  color: vars.color.textOnBrandSoft,
  "@media": { [media.belowTablet]: { display: "none" } },
});

export const tabBar = componentStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.tabBar,
  paddingBlockEnd: "env(safe-area-inset-bottom, 0px)",
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  "@media": { [media.tabletUp]: { display: "none" } },
});
export const tabList = componentStyle({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" });
export const tab = componentStyle({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "3px",
  inlineSize: "100%",
  minBlockSize: "71px",
  paddingInline: "2px",
  color: vars.color.textMuted,
  ...typeStyle("tab"),
  textDecoration: "none",
  textAlign: "center",
  overflowWrap: "anywhere",
  selectors: {
    "&:focus-visible": { outlineOffset: "-4px", boxShadow: "none" },
    '&[aria-current], &[aria-expanded="true"]': { color: vars.color.link, fontWeight: vars.weight.bold },
    '&[aria-current]::before, &[aria-expanded="true"]::before': {
      content: '""',
      position: "absolute",
      insetBlockStart: "-1px",
      inlineSize: "42px",
      blockSize: "5px",
      backgroundColor: vars.color.primary,
      transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
    },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[aria-current]::before": { backgroundColor: "Highlight" } } } },
});
/** The other tabs give up their marker while a sheet of this bar is open. */
globalLayerStyle("components", `${tabList}:has([aria-expanded="true"]) ${tab}[aria-current]::before`, {
  display: "none",
});
globalLayerStyle("components", `${tabList}:has([aria-expanded="true"]) ${tab}[aria-current]`, {
  color: vars.color.textMuted,
});
export const tabBadge = componentStyle({
  position: "absolute",
  insetBlockStart: "8px",
  insetInlineStart: "calc(50% + 4px)",
});

export const footer = componentStyle({
  backgroundColor: vars.color.surfaceBrandDeep,
  color: vars.color.textOnBrand,
  "@media": { [media.belowTablet]: { display: "none" } },
});
export const footerGrid = componentStyle({
  ...column,
  display: "grid",
  gridTemplateColumns: "1.55fr repeat(auto-fit, minmax(160px, 1fr))",
  gap: `${vars.space.xlarge} ${vars.space.large}`,
  paddingBlock: "40px 52px",
});
export const footerNote = componentStyle({ ...typeStyle("small"), marginBlockStart: vars.space.medium });
export const footerTitle = componentStyle({ ...typeStyle("label"), marginBlockEnd: "4px" });
export const footerLinks = componentStyle({ display: "grid", justifyItems: "start" });
export const footerLink = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "30px",
  borderRadius: vars.radius.pane,
  color: vars.color.textOnBrand,
  ...typeStyle("small"),
  textDecoration: "none",
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.28em" },
    "&:focus-visible": { outlineColor: vars.color.highlight, boxShadow: "none" },
  },
});

export const frameNotice = componentRecipe({
  base: {
    position: "relative",
    borderBlockEnd: `1px solid ${vars.color.border}`,
    color: vars.color.text,
    "::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: `calc(${outerSide} + 80px)`,
      clipPath: `polygon(0 0, 100% 0, calc(100% - ${vars.slant.ratio} * 50px) 100%, 0 100%)`,
    },
    "@media": { [media.belowTablet]: { "::before": { inlineSize: "52px" } } },
  },
  variants: {
    tone: {
      warning: { backgroundColor: vars.color.warningSoft, "::before": { backgroundColor: vars.color.warningLine } },
      info: { backgroundColor: vars.color.infoSoft, "::before": { backgroundColor: vars.color.infoLine } },
      negative: { backgroundColor: vars.color.negativeSoft, "::before": { backgroundColor: vars.color.negativeLine } },
    },
  },
});
export const frameNoticeRow = componentStyle({
  ...column,
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.large,
  minBlockSize: "52px",
  paddingBlock: "4px",
  ...typeStyle("dense"),
  "@media": { [media.belowTablet]: { ...phoneColumn, gap: vars.space.small } },
});
export const frameNoticeIcon = componentStyle({
  flexShrink: 0,
  inlineSize: "32px",
  display: "grid",
  placeItems: "center",
  color: vars.color.surface,
  marginInlineEnd: "8px",
  "@media": { [media.belowTablet]: { marginInlineStart: "-14px" }, [media.forcedColors]: { color: "CanvasText" } },
});
export const frameNoticeText = componentStyle({ flexGrow: 1, paddingBlock: "6px" });

export const breadcrumbs = componentStyle({ "@media": { [media.belowTablet]: { display: "none" } } });
export const crumbs = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "10px",
  ...typeStyle("small"),
  color: vars.color.textMuted,
});
export const crumb = componentStyle({ display: "inline-flex", alignItems: "center", gap: "10px" });
export const crumbLink = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "24px",
  borderRadius: vars.radius.pane,
  color: vars.color.textMuted,
  textDecoration: "none",
  selectors: { "&:hover": { color: vars.color.text, textDecoration: "underline", textUnderlineOffset: "0.28em" } },
});
export const crumbCurrent = componentStyle({ color: vars.color.text, fontWeight: vars.weight.medium });

export const main = componentStyle({
  display: "block",
  paddingBlockEnd: vars.space.huge,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
  "@media": {
    [media.belowTablet]: { paddingBlockEnd: `calc(72px + ${vars.space.xlarge} + env(safe-area-inset-bottom, 0px))` },
  },
});

export const actionBar = componentStyle({
  display: "none",
  "@media": {
    [media.belowTablet]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: "calc(72px + env(safe-area-inset-bottom, 0px))",
      zIndex: vars.layer.tabBar,
      display: "flex",
      gap: vars.space.small,
      paddingBlock: vars.space.small,
      paddingInline: vars.space.medium,
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
    },
  },
});
