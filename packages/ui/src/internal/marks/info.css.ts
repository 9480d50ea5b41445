import { componentStyle } from "../../styles/style.ts";
import { INFO } from "./mask.ts";
import { mark } from "./mark.ts";

export const infoMark = componentStyle(mark(INFO, 22, 1.75));
