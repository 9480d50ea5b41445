import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { ALERT } from "./mask.ts";
import { mark } from "./mark.ts";

/** Drawn like the icon of an error message, which has sent these bytes already. */
export const alertMark = componentStyle({ ...mark(ALERT, 20, 2), backgroundColor: vars.color.negative });
