import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "One of a known list, drawn by the browser: fast, and native on phones.",
  avoid: "Up to six options: RadioGroup. A list with search: SearchSelect.",
  keys: [
    ["Down Arrow", "To the next option."],
    ["Up Arrow", "To the previous option."],
    ["Home", "To the first option."],
    ["End", "To the last option."],
    ["Printable character", "To the option that starts with it."],
  ],
};
