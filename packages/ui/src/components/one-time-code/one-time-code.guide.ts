import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["OTP input", "PIN input", "Verification code"],
  use: "The digits of a code sent by message or e-mail; pasting and autofill from a message work.",
  avoid: "Serial numbers, letters: TextField.",
  accessibility: [
    "One text field named by `label`; the cells are decoration and hidden from screen readers.",
    "Its `autocomplete` is `one-time-code`, so that phones offer the code of a message, and its keys are digits.",
    "A pasted text that is too long changes nothing and calls `onTooLong`: say so in `error`.",
  ],
  keys: [
    ["Text keys", "Enter the digits, from the first cell on; other characters are ignored."],
    ["Control + V", "Enters the code of the clipboard."],
    ["Backspace", "Removes the last digit."],
    ["Left Arrow", "Nothing: the next digit always follows the last one."],
    ["Home", "The same."],
  ],
  states: [
    ['[data-component="OneTimeCode"] [data-active]', "The cell that the next digit goes into."],
    ['[data-component="OneTimeCode"]:has([aria-invalid="true"])', "The code is wrong."],
  ],
};
