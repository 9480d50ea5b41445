import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The notification, and beside it what else is new. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 860px) minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.xlarge,
  paddingBlockStart: vars.space.medium,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.large } },
});

/** On a phone from edge to edge. */
export const card = style({
  "@media": {
    [media.belowTablet]: { marginInline: `calc(-1 * ${vars.space.medium})`, borderInline: "none", borderRadius: 0 },
  },
});

export const when = style({ display: "inline-flex", flexWrap: "wrap", columnGap: vars.space.xsmall });

/** Line breaks of the server's text are kept. */
export const text = style({ whiteSpace: "pre-line" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.small,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border}`,
  "@media": { [media.belowTablet]: { display: "grid" } },
});
