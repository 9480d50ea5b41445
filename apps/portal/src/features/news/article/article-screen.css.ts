import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

const LEAN = `calc(${vars.slant.ratio} * 240px)`;
const PHONE_LEAN = `calc(${vars.slant.ratio} * 42vw)`;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 838px) minmax(0, 344px)",
  justifyContent: "space-between",
  alignItems: "start",
  gap: vars.space.xlarge,
  paddingBlockStart: vars.space.medium,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const article = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.large });

export const head = style({ display: "grid", gap: vars.space.xsmall });

/** A strip of light along the leaning edge of the picture. */
export const frame = style({
  position: "relative",
  aspectRatio: "838 / 400",
  overflow: "clip",
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.highlight,
  clipPath: `polygon(0 0, 100% 0, calc(100% - ${LEAN}) 100%, 0 100%)`,
  "@media": {
    // From edge to edge; the lower edge leans.
    [media.belowTablet]: {
      aspectRatio: "390 / 238",
      marginInline: `calc(-1 * ${vars.space.medium})`,
      borderRadius: 0,
      clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${PHONE_LEAN}), 0 100%)`,
    },
  },
});

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  clipPath: `polygon(0 0, calc(100% - 14px) 0, calc(100% - 14px - ${LEAN}) 100%, 0 100%)`,
  "@media": {
    [media.belowTablet]: {
      clipPath: `polygon(0 0, 100% 0, 100% calc(100% - 8px - ${PHONE_LEAN}), 0 calc(100% - 8px))`,
    },
  },
});

export const measure = style({ display: "grid", gap: vars.space.large, maxInlineSize: "680px" });

export const excerpt = style({ fontSize: "1.1875rem", lineHeight: 1.45, fontWeight: vars.weight.medium });

export const others = style({ display: "grid", gap: vars.space.small });

export const other = style({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  textDecoration: "none",
  fontWeight: vars.weight.bold,
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const thumbnail = style({
  display: "block",
  inlineSize: "104px",
  blockSize: "78px",
  objectFit: "cover",
  borderRadius: vars.radius.control,
});

export const words = style({ display: "grid", gridColumn: 2, gap: vars.space.xxsmall });
