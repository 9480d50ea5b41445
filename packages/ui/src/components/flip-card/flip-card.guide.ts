import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "The two sides of a printed piece: a flyer, a card.",
  avoid: "Hiding text to save space: it must be readable without turning.",
  accessibility: [
    "The side at the back is inert: it is not read and has no tab stops.",
    "It has no control and announces nothing. The button of the app that turns it says which side is shown.",
    "With reduced motion it changes sides without turning.",
  ],
  states: [
    ['[data-component="FlipCard"][data-state="front"]', "The front is shown."],
    ['[data-component="FlipCard"][data-state="back"]', "The back is shown."],
  ],
};
