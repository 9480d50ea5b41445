/**
 * Space at the sides of the screen that keeps clear of a notch. Both sides have the wider of the two insets: a phone can be
 * turned either way, and insets have no logical names.
 */
export const besideNotch = (space: string): string =>
  `max(${space}, env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))`;
