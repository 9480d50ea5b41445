import { type Guide, ONE_OF_A_GROUP, REQUIRED_MARK } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Option buttons", "Radio buttons"],
  use: "One of two to six options that should all be visible.",
  avoid: "More of them: SelectField. Modes of a view: SegmentedControl. Answers with prices or questions: ChoiceCard.",
  accessibility: [
    "A `radiogroup` named by `label`, of native radio buttons named by their own labels; the group is one tab stop.",
    "`hint` and `error` are the description of the group; `error` marks it as invalid.",
    REQUIRED_MARK,
  ],
  keys: [...ONE_OF_A_GROUP, ["Space", "Chooses the one that has focus."]],
  states: [
    ['[data-component="RadioGroup"] label:has(:checked)', "The row of the chosen answer."],
    ['[data-component="RadioGroup"] label:has(:disabled)', "The row of a disabled answer."],
    ['[data-component="RadioGroup"][aria-invalid="true"]', "The group has an error."],
  ],
};
