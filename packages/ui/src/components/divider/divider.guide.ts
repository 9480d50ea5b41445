import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A line between two subjects; with a word on it between two ways to the same end, such as signing in by code or by password.",
  avoid:
    "Between rows of a list: List draws its own lines. Between blocks of a page that a heading or space already separates: Stack.",
};
