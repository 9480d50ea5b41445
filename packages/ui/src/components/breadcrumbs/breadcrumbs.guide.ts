import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Navigation trail"],
  use: "The path from home to this page, above its title, on pages two or more levels down. Where it is narrow, the middle of a long path is behind a button.",
  avoid:
    "Main areas: MainNav. Steps of a task: Stepper. The page from which the user came: a link back. Only one level: no breadcrumbs.",
  accessibility: [
    'A `nav` landmark, named "You are here" in the language on screen or by `label`, with an ordered list.',
    'The last step has `aria-current="page"`. The arrows between the steps are hidden from screen readers.',
    'A folded path has a button named "Show the whole path" in the language on screen; pressing it moves focus to the first link that was hidden.',
  ],
  keys: [
    ["Tab", "To the next link of the path."],
    ["Enter", "On a link follows it; on the button shows the whole path and moves focus to its first new link."],
    ["Space", "On the button the same."],
  ],
  states: [['[data-component="Breadcrumbs"] [aria-current="page"]', "The current page."]],
};
