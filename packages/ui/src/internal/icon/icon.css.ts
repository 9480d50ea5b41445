import { componentStyle } from "../../styles/style.ts";

/** Keeps its size beside a label of several lines. */
export const icon = componentStyle({ flexShrink: 0 });
