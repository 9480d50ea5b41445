import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const steps = style({ maxInlineSize: "560px" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 396px",
  alignItems: "start",
  gap: vars.space.large,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const blocks = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.gutter });

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
});

/** Name and value beside each other, the values in one column. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(90px, auto) minmax(0, 1fr)",
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  margin: 0,
  overflowWrap: "anywhere",
});

export const term = style({ color: vars.color.textMuted });

export const detail = style({ margin: 0 });

export const lines = style({ margin: 0, padding: 0, listStyle: "none" });

export const line = style({
  display: "grid",
  gridTemplateColumns: "84px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
});

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  borderRadius: vars.radius.badge,
  objectFit: "cover",
});

/** Pictures of what is ordered, in one row. */
export const thumbs = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(64px, 84px))",
  gap: vars.space.xsmall,
});

export const fact = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.medium,
});

export const sum = style([
  fact,
  { paddingBlockStart: vars.space.small, borderBlockStart: `1px solid ${vars.color.borderStrong}` },
]);

export const after = style({
  display: "grid",
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
});

export const newBalance = style([after, { display: "flex", alignItems: "baseline", justifyContent: "space-between" }]);

/** On phones the button is in the action bar. */
export const wideOnly = style({ "@media": { [media.belowTablet]: { display: "none" } } });

export const formEnd = style([
  wideOnly,
  {
    display: "flex",
    justifyContent: "space-between",
    gap: vars.space.small,
    paddingBlockStart: vars.space.large,
    borderBlockStart: `1px solid ${vars.color.border}`,
    "@media": { [media.belowTablet]: { display: "none" } },
  },
]);

export const section = style({
  display: "grid",
  gap: vars.space.gutter,
  selectors: {
    "&:not(:last-child)": { paddingBlockEnd: vars.space.large },
    "& + &": { paddingBlockStart: vars.space.large, borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

/** A long field beside a short one. */
export const longShort = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.gutter,
  "@media": { [media.belowLargePhone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const shortLong = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)",
  alignItems: "start",
  gap: vars.space.gutter,
  "@media": { [media.belowLargePhone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const pictureHeight = "clamp(120px, 28dvh, 208px)";
const slanted = {
  clipPath: `polygon(0 0, 100% 0, 100% calc(100% - min(${vars.slant.ratio} * 46vw, 64px)), 0 100%)`,
} as const;

/** Has room for the picture; its own colour does not show as a line around it. */
export const thankYou = style({
  backgroundClip: "padding-box",
  selectors: { "&[open]": { paddingBlockStart: `calc(${pictureHeight} + ${vars.space.medium})` } },
});

/** The picture, from edge to edge and cut along the roof. The highlight shows as a stripe below it. */
export const thanks = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: pictureHeight,
  backgroundColor: vars.color.highlight,
  ...slanted,
});

export const cut = style({ blockSize: "calc(100% - 8px)", ...slanted });

export const address = style({ fontStyle: "normal", overflowWrap: "anywhere" });
