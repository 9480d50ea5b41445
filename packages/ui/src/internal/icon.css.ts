import { componentStyle } from "../styles/style.ts";

/** Keeps its size beside a label that takes more than one line. */
export const icon = componentStyle({ flexShrink: 0 });
