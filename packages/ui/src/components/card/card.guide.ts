import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Panel", "Paper", "Tile"],
  use: "A bordered group of related content; CardLink when the whole card is one link.",
  avoid:
    "Every block of a page: spacing alone separates too. CardLink with a button or link inside: TextLink in a Card.",
  accessibility: [
    '`Card` has no role. `as` gives it one: `as="section"` with a heading and `aria-labelledby`.',
    "`CardLink` is one link whose name is all of its text: keep it short, and put no other control inside.",
  ],
  keys: [["Enter", "Follows a `CardLink`."]],
};
