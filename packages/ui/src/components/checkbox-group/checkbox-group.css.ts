import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

export const all = componentStyle({ fontWeight: vars.weight.strong });

/** Options below the row that chooses all. */
export const nested = componentStyle({ paddingInlineStart: "36px" });
