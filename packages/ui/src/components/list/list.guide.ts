import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["List view"],
  use: "Things of one kind below each other: a picture or icon, a name, a second line, and something at the end. A row may lead to a page and still hold a menu.",
  avoid:
    "Values to compare in columns: Table. A few settings of a sheet: ActionRow. Running text with bullets: RichText. Choices of a form: RadioGroup or CheckboxGroup.",
  accessibility: [
    "A native `ul`. Name it by `aria-label` or `aria-labelledby` where no heading does.",
    "The title is the link of a row, whose whole area can be pressed; other controls of the row keep their own.",
  ],
  keys: [["Enter", "Follows the link of a row."]],
};
