import { componentStyle } from "../../styles/style.ts";
import { CHECKED } from "./mask.ts";
import { mark } from "./mark.ts";

export const checkedMark = componentStyle(mark(CHECKED, 20, 1.75));
