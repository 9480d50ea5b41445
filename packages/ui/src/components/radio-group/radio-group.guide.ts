import { type Guide, ONE_OF_A_GROUP } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "One of two to six options that should all be visible.",
  avoid: "More of them: SelectField. Modes of a view: SegmentedControl. Answers with prices or questions: ChoiceCard.",
  keys: [...ONE_OF_A_GROUP, ["Space", "Chooses the one that has focus."]],
};
