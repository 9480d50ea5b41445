import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Multi-step form", "Wizard"],
  use: "A form that is too long for one page, in three to six steps with a review at the end. Inside of a form, such as that of the entry for react-hook-form; it does not keep the values itself. When the server refuses a field of an earlier step, set its error and the `step`: the recipe of a wizard does it.",
  avoid: "A form of one page: a form with headings. The place in a process of several pages: Stepper.",
  accessibility: [
    'A group named by `label` that begins with a `Stepper`; the heading of the step says its place too: "2 / 5".',
    "The heading of a new step gets focus, after a failed check the first wrong field.",
    'Other steps are hidden from screen readers. `editName` names the button of a `StepReview`: "Change the address".',
  ],
  keys: [["Enter", "In a text field checks the step and goes on to the next one; in the last step sends the form."]],
};
