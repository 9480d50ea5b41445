import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A small whole number with limits, such as a quantity.",
  avoid: "Large or decimal numbers: TextField with a numeric keyboard.",
  keys: [
    ["Up Arrow", "One more."],
    ["Down Arrow", "One less."],
    ["Page Up", "Ten more."],
    ["Page Down", "Ten less, not under the least."],
    ["Home", "The least."],
    ["End", "The most."],
    ["Text keys", "Edit the digits as in any field."],
  ],
};
