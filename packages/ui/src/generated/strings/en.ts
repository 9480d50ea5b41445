// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
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
  chooseDate: "choose a date",
  close: "Close",
  countryCode: "Country code",
  dateInvalid: ({ pattern }) => `Enter the date as ${pattern}.`,
  dateTooEarly: ({ date }) => `Choose ${date} or a later date.`,
  dateTooLate: ({ date }) => `Choose ${date} or an earlier date.`,
  decrease: "Remove one",
  error: "Error",
  increase: "Add one",
  info: "Information",
  loading: "Loading",
  mainNavigation: "Main navigation",
  months: "Change the month",
  more: "More",
  next: "Next",
  nextMonth: "Next month",
  optional: "optional",
  page: ({ number }) => `Page ${number}`,
  pagination: "Pages",
  pause: "Pause",
  play: "Play",
  previous: "Previous",
  previousMonth: "Previous month",
  results: ({ count }) => `Results: ${formats.number(count)}`,
  skipToContent: "Skip to content",
  slide: ({ count, position }) => `Slide ${position} of ${count}`,
  success: "Done",
  warning: "Warning",
};
