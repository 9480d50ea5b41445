import { componentStyle } from "../../styles/style.ts";
import { CROSS } from "./mask.ts";
import { mark } from "./mark.ts";

export const crossMark = componentStyle(mark(CROSS, 21, 1.75));
