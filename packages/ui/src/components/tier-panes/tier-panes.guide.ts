import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Levels", "Loyalty tiers"],
  use: "Levels that users reach one after another: reached levels filled, the current one with its progress.",
  avoid: "One goal: ProgressBar. Steps of a task: Stepper.",
  accessibility: [
    "A `progressbar` named by `label`, whose value is read as `valueText`, and an ordered list of the tiers.",
    "The list does not say which tier is reached: `valueText` and the `text` of the tiers do.",
  ],
  states: [
    ['[data-component="TierPanes"] li[data-state="reached"]', "A tier that is reached."],
    ['[data-component="TierPanes"] li[data-state="current"]', "The current tier."],
    ['[data-component="TierPanes"] li[data-state="later"]', "A tier to come."],
  ],
};
