import { createVar } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/style.ts";

/** Characters of the unit and the space before it. */
export const unitLength = createVar();

export const input = componentStyle({
  paddingInlineEnd: `calc(15px + ${unitLength} * 1ch)`,
  fontVariantNumeric: "tabular-nums",
});
