import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "What was chosen, as a word that can be taken away again: a filter, a recipient, a tag. FilterChip switches a filter on and off.",
  avoid:
    "A status that nobody changes: Badge. One of a few views: SegmentedControl. A question of a form: CheckboxGroup. An action: Button.",
  keys: [
    ["Enter", "On the button of a Chip takes it away."],
    ["Space", "The same; switches a FilterChip on and off."],
  ],
};
