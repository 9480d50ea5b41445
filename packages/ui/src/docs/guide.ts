/** A key and what it does. */
export type KeyRow = readonly [key: string, does: string];

/** A selector of an element of a component in a state, and the state. */
export type StateRow = readonly [selector: string, meaning: string];

/** Purpose of a component, better alternatives, and its keys. */
export interface Guide {
  /** Names that other kits have for it, which readers look for. */
  readonly alsoKnownAs?: readonly string[];
  readonly use: string;
  readonly avoid: string;
  /** Roles, names and announcements of the component, and what the app has to give it. */
  readonly accessibility: readonly string[];
  /** Keyboard table of a component that takes keys; each row has a test with its name. */
  readonly keys?: readonly KeyRow[];
  /** States for styles and tests, by selector. */
  readonly states?: readonly StateRow[];
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

export const ERROR_AND_HINT =
  "`error` marks the control as invalid and is its description; `hint` is its description otherwise.";

export const REQUIRED_MARK = "`requiredMark` is only visual: set `required` too.";

export const FIELD_ERROR: StateRow = ['[data-component="Field"]:has([aria-invalid="true"])', "The field has an error."];

export const FIELD_STATES: readonly StateRow[] = [
  FIELD_ERROR,
  ['[data-component="Field"]:has(:disabled)', "The field is disabled."],
];

export const ACTIVE_OPTION: StateRow = ['[role="option"][data-active]', "The option that the keyboard is on."];
