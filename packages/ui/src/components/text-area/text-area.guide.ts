import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Text of several lines, with the number of characters left.",
  avoid: "One line: TextField.",
};
