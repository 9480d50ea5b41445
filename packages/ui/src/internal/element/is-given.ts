import type { ReactNode } from "react";

/** Whether a prop has content to show: an empty text is none. */
export const isGiven = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== "";
