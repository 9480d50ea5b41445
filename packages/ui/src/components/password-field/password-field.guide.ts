import { ERROR_AND_HINT, FIELD_STATES, type Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Password input"],
  use: "A password, old or new, with a button that shows what was typed. It is hidden again before its form is sent.",
  avoid:
    "A code that was sent to the user: OneTimeCode. A second field that repeats the password: let users look at it.",
  accessibility: [
    "A native password input named by `label`; `autocomplete` tells password managers whether it is an old or a new one.",
    'The button is named "Show password" or "Hide password" in the language on screen, and `aria-controls` is the field.',
    ERROR_AND_HINT,
  ],
  keys: [
    ["Tab", "From the text to the button that shows it."],
    ["Space", "On the button shows the text, and hides it again."],
    ["Enter", "The same; in the text sends the form."],
  ],
  states: FIELD_STATES,
};
