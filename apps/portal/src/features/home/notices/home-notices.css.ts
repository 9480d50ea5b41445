import { style } from "@vanilla-extract/css";

/** Without notices it takes no space in the page. */
export const notices = style({ selectors: { "&:empty": { display: "none" } } });
