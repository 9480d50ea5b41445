import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Progress steps", "Step indicator"],
  use: "The current position in three to six steps; on phones the current step as text.",
  avoid: "Parts that can be opened in any order: Tabs.",
  accessibility: [
    'An ordered list named by `label`; the current step has `aria-current="step"`.',
    'A step that is done is read with "Done" in the language on screen, the others with their number.',
    "It announces nothing: move focus to the heading of the new step, as `StepperForm` does.",
  ],
  states: [
    ['[data-component="Stepper"] li[data-state="done"]', "A step that is done."],
    ['[data-component="Stepper"] li[data-state="current"]', "The current step."],
    ['[data-component="Stepper"] li[data-state="later"]', "A step to come."],
  ],
};
