export { breakpoints, media } from "./breakpoints.ts";
export { vars } from "../themes/contract.css.ts";
