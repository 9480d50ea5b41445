import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A few news items at the top of a home page, each with a picture and one action.",
  avoid: "Anything users must see: most see only the first slide. Galleries.",
  keys: [
    ["Focus", "Stops the slides until Play is pressed."],
    ["Tab and Shift + Tab", "Through the controls, the one that stops and starts first."],
    ["Enter", "On a slide's button shows that slide."],
    ["Space", "The same."],
  ],
};
