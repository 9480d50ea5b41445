import { componentStyle } from "../../styles/style.ts";

/** Takes no place in the layout around it. */
export const home = componentStyle({ display: "contents" });
