import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Banner", "Carousel", "Slideshow"],
  use: "A few news items at the top of a home page, each with a picture and one action.",
  avoid: "Anything users must see: most see only the first slide. Galleries.",
  accessibility: [
    "An APG carousel: a `region` named by `label`, whose slides are groups named by their titles.",
    "Slides stop on hover, in a hidden tab, after Pause, and from keyboard focus until Play is pressed; with reduced motion they do not start.",
    "A slide that the user chose is announced; slides that change by themselves are not. Hidden slides are inert, and pictures are decoration.",
  ],
  keys: [
    ["Focus", "Stops the slides until Play is pressed."],
    ["Tab and Shift + Tab", "Through the controls, the one that stops and starts first."],
    ["Enter", "On a slide's button shows that slide."],
    ["Space", "The same."],
  ],
  states: [
    ['[data-component="HeroSlider"][data-state="playing"]', "The slides change."],
    ['[data-component="HeroSlider"][data-state="paused"]', "They are stopped."],
    ['[data-component="HeroSlider"] button[data-state="active"]', "The button of the shown slide."],
    ['[data-component="HeroSlider"] button[data-state="inactive"]', "The buttons of the others."],
  ],
};
