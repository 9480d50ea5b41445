import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Video player", "YouTube embed"],
  use: "A video from another site that loads only when it is played.",
  avoid: "Videos of the app itself: the browser's player.",
  accessibility: [
    'An `article` with the title as a heading of `level`. The button is named "Play" in the language on screen, with the title and the duration.',
    "When playing begins, focus goes to the place of the player.",
    "The poster is decoration. `renderPlayer` gives the player a name, such as the `title` of an `iframe`, and captions.",
  ],
  keys: [
    ["Enter", "Begins to play; the next stop is the player's first."],
    ["Space", "The same."],
  ],
  states: [
    ['[data-component="VideoCard"][data-state="idle"]', "The poster is shown."],
    ['[data-component="VideoCard"][data-state="playing"]', "The player is shown."],
  ],
};
