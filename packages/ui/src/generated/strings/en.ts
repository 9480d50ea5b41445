// Written by scripts/locales.mjs from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("en-GB");

export const strings: UiStrings = {
  breadcrumbs: "You are here",
  carousel: "carousel",
  carouselSlide: "slide",
  charactersLeft: ({ count }) => `Characters left: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Too many characters: ${formats.number(count)}`,
  checking: "Checking",
  close: "Close",
  countryCode: "Country code",
  decrease: "Remove one",
  error: "Error",
  increase: "Add one",
  info: "Information",
  loading: "Loading",
  mainNavigation: "Main navigation",
  more: "More",
  next: "Next",
  optional: "optional",
  page: ({ number }) => `Page ${number}`,
  pagination: "Pages",
  pause: "Pause",
  play: "Play",
  previous: "Previous",
  results: ({ count }) => `Results: ${formats.number(count)}`,
  skipToContent: "Skip to content",
  slide: ({ count, position }) => `Slide ${position} of ${count}`,
  success: "Done",
  warning: "Warning",
};
