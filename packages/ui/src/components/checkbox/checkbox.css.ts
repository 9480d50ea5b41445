import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

/** A wrong answer frames the whole row, words and all. */
export const framed = componentStyle({
  paddingInline: "14px",
  border: `2px solid ${vars.color.negative}`,
  borderRadius: vars.radius.control,
});
