import { vars } from "@lucarne/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minBlockSize: "60px",
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const mark = styleVariants(
  {
    added: vars.color.positive,
    known: vars.color.info,
    waiting: vars.color.textMuted,
    unstored: vars.color.warning,
    sending: vars.color.textMuted,
    refused: vars.color.negative,
  },
  (color) => ({ display: "grid", flexShrink: 0, color }),
);

export const words = style({ display: "grid", flexGrow: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const serial = style({ fontWeight: vars.weight.bold });
export const actions = style({ display: "flex", flexShrink: 0 });
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
});
export const empty = style({ paddingBlock: vars.space.small });
