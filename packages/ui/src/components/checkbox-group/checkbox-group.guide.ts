import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Checkbox list"],
  use: "Any number of answers to one question, all in sight; with more than about five, a first row that chooses all of them.",
  avoid:
    "One answer: RadioGroup. Answers with a price or questions of their own: ChoiceCard. Filters above a list: FilterChip.",
  accessibility: [
    "A `fieldset` named by `label`; `hint` and `error` are its description, and `error` marks its boxes as invalid.",
    "Each row is a native checkbox named by its own label. The row of `allLabel` is one too, partly checked while some are chosen.",
    "`requiredMark` is only visual; say in `hint` how many to choose.",
  ],
  keys: [
    ["Tab", "To the next box; each is a stop."],
    ["Space", "Chooses it, and takes it back; on the first row, all of them."],
  ],
  states: [
    ['[data-component="CheckboxGroup"] label:has(:checked)', "The row of a chosen answer."],
    ['[data-component="CheckboxGroup"] label:has(:indeterminate)', "The row for all, while some are chosen."],
    ['[data-component="CheckboxGroup"] label:has(:disabled)', "The row of a disabled answer."],
  ],
};
