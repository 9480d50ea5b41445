import { crossMark } from "./cross.css.ts";

/** The icon of a close button, the same element in every render. */
export const CLOSE_MARK = <span aria-hidden className={crossMark} />;
