// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("hu");

export const strings: UiStrings = {
  breadcrumbs: "Navigációs útvonal",
  carousel: "diavetítés",
  carouselSlide: "dia",
  charactersLeft: ({ count }) => `Hátralévő karakterek: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Fölös karakterek: ${formats.number(count)}`,
  checking: "Ellenőrzés",
  chooseDate: "dátum választása",
  close: "Bezárás",
  countryCode: "Országhívó szám",
  dateInvalid: ({ pattern }) => `A dátumot ${pattern} formában írja be.`,
  dateTooEarly: ({ date }) => `A dátum legkorábban ${date} lehet.`,
  dateTooLate: ({ date }) => `A dátum legkésőbb ${date} lehet.`,
  decrease: "Egy darab elvétele",
  error: "Hiba",
  increase: "Egy darab hozzáadása",
  info: "Információ",
  loading: "Betöltés",
  mainNavigation: "Főmenü",
  months: "Hónap váltása",
  more: "Továbbiak",
  next: "Következő",
  nextMonth: "Következő hónap",
  optional: "nem kötelező",
  page: ({ number }) => `${number}. oldal`,
  pagination: "Oldalak",
  pause: "Szünet",
  play: "Lejátszás",
  previous: "Előző",
  previousMonth: "Előző hónap",
  results: ({ count }) => `Találatok: ${formats.number(count)}`,
  skipToContent: "Ugrás a tartalomra",
  slide: ({ count, position }) => `${position}. dia, összesen ${count}`,
  success: "Kész",
  warning: "Figyelmeztetés",
};
