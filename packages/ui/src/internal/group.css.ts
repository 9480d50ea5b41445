import { componentStyle } from "../styles/style.ts";
import { vars } from "../themes/contract.css.ts";
import { typeStyle } from "./type-style.ts";

/** A fieldset without the default border. */
export const group = componentStyle({ display: "block", minInlineSize: 0 });
export const legend = componentStyle({ ...typeStyle("label"), marginBlockEnd: "4px", color: vars.color.text });
export const note = componentStyle({
  ...typeStyle("small"),
  marginBlockEnd: vars.space.xsmall,
  color: vars.color.textSubtle,
});
export const error = componentStyle({
  ...typeStyle("small"),
  display: "flex",
  gap: "6px",
  marginBlockStart: "6px",
  fontWeight: vars.weight.strong,
  color: vars.color.negative,
});
export const errorIcon = componentStyle({ flexShrink: 0, marginBlockStart: "2px" });
