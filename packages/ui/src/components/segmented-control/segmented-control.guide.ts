import { type Guide, ONE_OF_A_GROUP } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Button group", "Toggle group"],
  use: "Two or three modes of one view: e-mail or phone, front or back.",
  avoid: "Parts of a page with different content: Tabs. Long labels or more than three: RadioGroup.",
  accessibility: [
    "A `radiogroup` named by `label`, which is not drawn, of native radio buttons; it is one tab stop.",
    "A choice takes effect at once: change only what is in the same view.",
  ],
  keys: ONE_OF_A_GROUP,
  states: [
    ['[data-component="SegmentedControl"] label:has(:checked)', "The chosen mode."],
    ['[data-component="SegmentedControl"] label:has(:disabled)', "A disabled mode."],
  ],
};
