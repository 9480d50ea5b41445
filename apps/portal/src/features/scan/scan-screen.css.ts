import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Height of the page's head on a phone; larger text makes it higher. */
export const PHONE_HEAD = "60px";

/** The wider inset for both sides: a phone can be turned either way. */
const notch = "max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))";

/** On a phone without the page's padding: the camera reaches the edges, but not a notch. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.large,
  paddingBlockStart: vars.space.medium,
  "@media": { [media.belowTablet]: { gap: 0, paddingBlock: 0, paddingInline: notch, inlineSize: "100%" } },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  "@media": { [media.belowTablet]: { minBlockSize: PHONE_HEAD, paddingInline: vars.space.xsmall } },
});

/** On a phone the project is a second line, so that nobody scans into the wrong one. */
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  "@media": {
    [media.belowTablet]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 0,
      paddingBlock: vars.space.xxsmall,
    },
  },
});

export const title = style({
  "@media": { [media.belowTablet]: { fontSize: vars.text.h3.size, lineHeight: vars.text.h3.line } },
});

export const close = style({ "@media": { [media.tabletUp]: { display: "none" } } });
export const project = style({
  "@media": { [media.belowTablet]: { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } },
});
export const closed = style({ "@media": { [media.belowTablet]: { padding: vars.space.medium } } });
