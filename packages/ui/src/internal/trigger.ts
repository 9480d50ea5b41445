import type { ButtonHTMLAttributes, KeyboardEvent, ReactElement } from "react";

/** One button of the kit that opens a panel. */
export type Trigger = ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & { readonly "data-state"?: string }>;

/** Escape on the button of an open panel closes the panel, and not a dialog around both. */
export const closeByEscape = (event: KeyboardEvent<HTMLButtonElement>, close: () => void): void => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  close();
};
