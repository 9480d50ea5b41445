import { isValidElement, type ReactNode } from "react";
import { isGiven } from "./is-given.ts";

/**
 * A text beside content that appears and disappears. Translators of browsers replace text nodes, and React can neither insert
 * before such a node nor remove it; an element stays (LANG-14). One that is an element already is left as it is.
 */
export const words = (given: ReactNode): ReactNode => {
  if (isValidElement(given) && typeof given.type === "string") return given;
  return isGiven(given) ? <span>{given}</span> : null;
};
