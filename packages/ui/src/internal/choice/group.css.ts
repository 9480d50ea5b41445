import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { typeStyle } from "../styles/type-style.ts";

/** A fieldset without the default border. */
export const group = componentStyle({ display: "block", minInlineSize: 0 });
export const legend = componentStyle({ ...typeStyle("label"), marginBlockEnd: "4px", color: vars.color.text });
export const optionalMark = componentStyle({ fontWeight: vars.weight.regular, color: vars.color.textMuted });
export const note = componentStyle({
  ...typeStyle("small"),
  marginBlockEnd: vars.space.xsmall,
  color: vars.color.textSubtle,
});
