import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const view = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.large,
});

/** The padding of the page, which the form extends over on phones. */
export const pageMargin = vars.space.medium;

export const loading = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 340px), 1fr))",
  gap: vars.space.large,
});
