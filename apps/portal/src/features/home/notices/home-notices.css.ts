import { style } from "@vanilla-extract/css";

/** With nothing to say it takes no room in the page either. */
export const notices = style({ selectors: { "&:empty": { display: "none" } } });
