import { componentStyle } from "../../styles/style.ts";
import { LOCK } from "./mask.ts";
import { mark } from "./mark.ts";

export const lockMark = componentStyle(mark(LOCK, 20, 1.75));
