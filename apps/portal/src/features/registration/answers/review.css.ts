import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const block = style({
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const rows = style({ display: "grid", gap: vars.space.xsmall });

const columns = (label: string) => `minmax(0, ${label}) minmax(0, 3fr)`;

export const row = style({
  display: "grid",
  gridTemplateColumns: columns("1.6fr"),
  gap: `0 ${vars.space.medium}`,
  "@media": { [media.tabletUp]: { gridTemplateColumns: columns("1fr") } },
});

/** Questions are above their answers on phones and take half the width elsewhere. */
export const longRow = style({
  display: "grid",
  gap: `0 ${vars.space.medium}`,
  "@media": { [media.tabletUp]: { gridTemplateColumns: columns("3fr") } },
});

export const label = style({ color: vars.color.textMuted });
export const value = style({ overflowWrap: "anywhere" });
