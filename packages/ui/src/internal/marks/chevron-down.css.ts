import { componentStyle } from "../../styles/style.ts";
import { CHEVRON_DOWN } from "./mask.ts";
import { mark } from "./mark.ts";

export const chevronDown = componentStyle(mark(CHEVRON_DOWN, 16, 2));
