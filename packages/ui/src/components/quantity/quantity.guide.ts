import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Number stepper", "Spin button"],
  use: "A small whole number with limits, such as a quantity.",
  avoid: "Large or decimal numbers: NumberField.",
  accessibility: [
    'A group named by `label` with a `spinbutton` of the same name, and buttons named "Remove one" and "Add one" in the language on screen.',
    "At a limit a button is `aria-disabled` and keeps focus.",
    'Give the thing in `label`: "Quantity of Flyer A5".',
  ],
  keys: [
    ["Up Arrow", "One more."],
    ["Down Arrow", "One less."],
    ["Page Up", "Ten more."],
    ["Page Down", "Ten less, not under the least."],
    ["Home", "The least."],
    ["End", "The most."],
    ["Text keys", "Edit the digits as in any field."],
  ],
  states: [
    ['[data-component="Quantity"] button[aria-disabled="true"]', "The button at a limit."],
    ['[data-component="Quantity"]:has(:disabled)', "It is disabled."],
  ],
};
