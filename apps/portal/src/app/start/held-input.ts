/** What was done on a page before React had attached its handlers. */
export type HeldInput = {
  /** The fields that were filled in, with their values. */
  entered: Map<HTMLInputElement, string>;
  /** The last button that was pressed; with the number of clicks, which is none for a key. */
  pressed: { button: HTMLButtonElement; detail: number } | undefined;
  focused: Element | null;
};
