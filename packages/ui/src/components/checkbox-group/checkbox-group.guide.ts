import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Any number of answers to one question, all in sight; with more than about five, a first row that chooses all of them.",
  avoid:
    "One answer: RadioGroup. Answers with a price or questions of their own: ChoiceCard. Filters above a list: FilterChip.",
  keys: [
    ["Tab", "To the next box; each is a stop."],
    ["Space", "Chooses it, and takes it back; on the first row, all of them."],
  ],
};
