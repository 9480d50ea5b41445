// Written by scripts/locales.mjs from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("pl");

export const strings: UiStrings = {
  breadcrumbs: "Jesteś tutaj",
  carousel: "karuzela",
  carouselSlide: "slajd",
  charactersLeft: ({ count }) => `Pozostało znaków: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Za dużo znaków: ${formats.number(count)}`,
  checking: "Sprawdzanie",
  close: "Zamknij",
  countryCode: "Numer kierunkowy kraju",
  decrease: "Odejmij jedną sztukę",
  error: "Błąd",
  increase: "Dodaj jedną sztukę",
  info: "Informacja",
  loading: "Wczytywanie",
  mainNavigation: "Menu główne",
  more: "Więcej",
  next: "Następna",
  optional: "opcjonalne",
  page: ({ number }) => `Strona ${number}`,
  pagination: "Strony",
  pause: "Wstrzymaj",
  play: "Odtwórz",
  previous: "Poprzednia",
  results: ({ count }) => `Liczba wyników: ${formats.number(count)}`,
  skipToContent: "Przejdź do treści",
  slide: ({ count, position }) => `Slajd ${position} z ${count}`,
  success: "Gotowe",
  warning: "Ostrzeżenie",
};
