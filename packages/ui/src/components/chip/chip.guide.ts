import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Filter", "Pill", "Tag", "Token"],
  use: "What was chosen, as a word that can be taken away again: a filter, a recipient, a tag. FilterChip switches a filter on and off.",
  avoid:
    "A status that nobody changes: Badge. One of a few views: SegmentedControl. A question of a form: CheckboxGroup. An action: Button.",
  accessibility: [
    'A `Chip` is text. Its button is named by `removeLabel`, which contains the word: "Remove Kraków".',
    "After a chip was removed, the app moves focus to the next one.",
    "A `FilterChip` is a native checkbox, named by `label` and `count`. Put several into a `ChoiceGroup`, which names the question.",
  ],
  keys: [
    ["Enter", "On the button of a Chip takes it away."],
    ["Space", "The same; switches a FilterChip on and off."],
  ],
  states: [
    ['[data-component="FilterChip"]:has(:checked)', "The filter is on."],
    ['[data-component="FilterChip"]:has(:disabled)', "The filter is disabled."],
  ],
};
