import { besideNotch } from "../../internal/styles/beside-notch.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const nav = componentStyle({ display: "flex", minInlineSize: 0 });
/** Items that do not fit wrap to a hidden second line; the menu beside the list contains them. */
export const navList = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "36px",
  minInlineSize: 0,
  blockSize: "54px",
  overflow: "hidden",
  // Room for the focus ring and the marker inside the clipped row.
  marginInlineStart: "-6px",
  paddingInline: "6px",
  "@media": { "screen and (max-width: 1279.98px)": { columnGap: "24px" } },
});
export const folded = componentStyle({ visibility: "hidden" });
/** Keeps its space while everything fits, so that the list width does not change when items move into the menu. */
export const more = componentStyle({
  flexShrink: 0,
  display: "flex",
  alignItems: "center",
  marginInlineStart: "4px",
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

export const tabBar = componentStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.tabBar,
  paddingBlockEnd: "env(safe-area-inset-bottom, 0px)",
  paddingInline: besideNotch("0px"),
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  "@media": { [media.tabletUp]: { display: "none" }, [media.print]: { display: "none" } },
});
export const tabList = componentStyle({
  display: "grid",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  // Room for the marker over the border, which the scroll box would cut.
  marginBlockStart: "-1px",
  paddingBlockStart: "1px",
});
/**
 * Equal columns for one to five tabs; a longer word takes what it needs, and the list scrolls where large text does not fit. Their
 * number is fixed, so that no tab moves when a browser paints the list before the rest of its HTML has arrived.
 */
export const tabColumns = [1, 2, 3, 4, 5].map((count) =>
  componentStyle({ gridTemplateColumns: `repeat(${count}, minmax(min-content, 1fr))` }, `tabColumns_${count}`),
);
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
  // With large text, five labels stay in sight on a phone.
  fontSize: `min(${vars.text.tab.size}, 5vw)`,
  textDecoration: "none",
  textAlign: "center",
  overflowWrap: "break-word",
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
/** Other tabs lose the marker while a sheet of this bar is open. */
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
