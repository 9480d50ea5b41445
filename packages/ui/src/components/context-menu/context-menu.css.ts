import { componentStyle } from "../../styles/style.ts";

/** A long press opens the menu, and not the phone's own one of a link. */
export const area = componentStyle({ WebkitTouchCallout: "none" });
