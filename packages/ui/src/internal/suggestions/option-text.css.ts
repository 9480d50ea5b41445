import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

export const description = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textSubtle,
});
