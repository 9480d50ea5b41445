import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

/** An error frames the whole row, label included. */
export const framed = componentStyle({
  paddingInline: "14px",
  border: `2px solid ${vars.color.negative}`,
  borderRadius: vars.radius.control,
});
