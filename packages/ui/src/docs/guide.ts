/** A key and what it does. */
export type KeyRow = readonly [key: string, does: string];

/** Purpose of a component, better alternatives, and its keys beyond the browser's defaults. */
export interface Guide {
  readonly use: string;
  readonly avoid: string;
  /** Keyboard table of the WAI-ARIA pattern of the component; each row has a test with its name. */
  readonly keys?: readonly KeyRow[];
}

export const MODAL: readonly KeyRow[] = [
  ["Tab", "To the next stop inside, from the last to the first."],
  ["Shift + Tab", "To the previous stop inside, from the first to the last."],
  ["Escape", "Closes it and gives focus back."],
];

export const ONE_OF_A_GROUP: readonly KeyRow[] = [
  ["Tab", "Onto the one that is on; the group is one stop."],
  ["Right Arrow", "To the next one and chooses it, from the last to the first."],
  ["Down Arrow", "The same."],
  ["Left Arrow", "To the previous one and chooses it, from the first to the last."],
  ["Up Arrow", "The same."],
];
