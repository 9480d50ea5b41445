import { type Guide, REQUIRED_MARK } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Tick box"],
  use: "One yes-or-no choice that is sent with its form; several of them in a ChoiceGroup.",
  avoid: "A change that is saved immediately: Switch. One of several: RadioGroup.",
  accessibility: [
    "A native checkbox, named by `label`. `hint` is its description; `error` marks it as invalid and describes it.",
    "`indeterminate` is read as partly checked.",
    REQUIRED_MARK,
  ],
  keys: [["Space", "Changes it, and changes it back."]],
  states: [
    ['[data-component="Checkbox"]:has(:checked)', "It is checked."],
    ['[data-component="Checkbox"]:has(:indeterminate)', "Some of what it stands for are checked."],
    ['[data-component="Checkbox"]:has([aria-invalid="true"])', "It has an error."],
    ['[data-component="Checkbox"]:has(:disabled)', "It is disabled."],
  ],
};
