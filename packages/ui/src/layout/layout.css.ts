import { besideNotch } from "../internal/styles/beside-notch.ts";
import { createVar, styleVariants } from "@vanilla-extract/css";
import { layers } from "../styles/layers.css.ts";
import { layoutStyle } from "../styles/style.ts";
import { vars } from "../themes/contract.css.ts";
import { media } from "../tokens/breakpoints.ts";

export const columnsPhone = createVar();
export const columnsTablet = createVar();
export const columnsDesktop = createVar();
export const minColumn = createVar();

export const border = layoutStyle({ border: `1px solid ${vars.color.border}` });

export const grid = layoutStyle({
  display: "grid",
  gridTemplateColumns: `repeat(${columnsPhone}, minmax(0, 1fr))`,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: `repeat(${columnsTablet}, minmax(0, 1fr))` },
    [media.desktopUp]: { gridTemplateColumns: `repeat(${columnsDesktop}, minmax(0, 1fr))` },
  },
});

export const fluidGrid = layoutStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${minColumn}, 100%), 1fr))`,
});

const containerBase = layoutStyle({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: besideNotch(vars.space.large),
  "@media": { [media.belowTablet]: { paddingInline: besideNotch(vars.space.medium) } },
});

const measures = { page: vars.size.container, form: "760px", text: "728px", narrow: "480px" };
export const container = styleVariants(measures, (maxInlineSize) => [
  containerBase,
  { "@layer": { [layers.layout]: { maxInlineSize } } },
]);

const collapsed = { flexDirection: "column", alignItems: "stretch" } as const;
export const collapseBelow = {
  largePhone: layoutStyle({ "@media": { [media.belowLargePhone]: collapsed } }),
  tablet: layoutStyle({ "@media": { [media.belowTablet]: collapsed } }),
  desktop: layoutStyle({ "@media": { [media.belowDesktop]: collapsed } }),
};

/** Lets the children take part in the surrounding layout; declared before the hiding classes. */
export const contents = layoutStyle({ display: "contents" });

const gone = { display: "none" } as const;
export const hiddenBelow = {
  largePhone: layoutStyle({ "@media": { [media.belowLargePhone]: gone } }),
  tablet: layoutStyle({ "@media": { [media.belowTablet]: gone } }),
  desktop: layoutStyle({ "@media": { [media.belowDesktop]: gone } }),
};
export const hiddenAbove = {
  largePhone: layoutStyle({ "@media": { [media.largePhoneUp]: gone } }),
  tablet: layoutStyle({ "@media": { [media.tabletUp]: gone } }),
  desktop: layoutStyle({ "@media": { [media.desktopUp]: gone } }),
};
