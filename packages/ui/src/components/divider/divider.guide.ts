import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Horizontal rule", "Separator"],
  use: "A line between two subjects; with a word on it between two ways to the same end, such as signing in by code or by password.",
  avoid:
    "Between rows of a list: List draws its own lines. Between blocks of a page that a heading or space already separates: Stack.",
  accessibility: [
    "Without a word it is an `hr`, which is a `separator`; a vertical one says its orientation.",
    "With `label` it is the word as text, without a role.",
  ],
};
