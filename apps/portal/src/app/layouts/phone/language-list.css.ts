import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Names run down the columns, as one reads a list. */
export const list = style({ columnCount: 2, columnGap: vars.space.xsmall });

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.xsmall,
  inlineSize: "100%",
  minBlockSize: "50px",
  paddingInline: vars.space.small,
  border: "none",
  borderRadius: vars.radius.control,
  backgroundColor: "transparent",
  color: vars.color.text,
  font: "inherit",
  fontWeight: vars.weight.medium,
  textAlign: "start",
  breakInside: "avoid",
  cursor: "pointer",
  selectors: {
    "&:hover": { backgroundColor: vars.color.surfaceSunken },
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
      fontWeight: vars.weight.bold,
    },
  },
});
