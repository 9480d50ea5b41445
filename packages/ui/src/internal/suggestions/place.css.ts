import { componentStyle } from "../../styles/style.ts";

export const ANCHOR = "--lu-suggestions";

/** The box around the field; the list is placed at it. */
export const place = componentStyle({ anchorName: ANCHOR, anchorScope: ANCHOR });
