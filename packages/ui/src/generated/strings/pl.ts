// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
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
  chooseDate: "wybierz datę",
  close: "Zamknij",
  countryCode: "Numer kierunkowy kraju",
  dateInvalid: ({ pattern }) => `Wpisz datę w formacie ${pattern}.`,
  dateTooEarly: ({ date }) => `Wybierz ${date} lub późniejszą datę.`,
  dateTooLate: ({ date }) => `Wybierz ${date} lub wcześniejszą datę.`,
  decrease: "Odejmij jedną sztukę",
  error: "Błąd",
  increase: "Dodaj jedną sztukę",
  info: "Informacja",
  loading: "Wczytywanie",
  mainNavigation: "Menu główne",
  months: "Zmień miesiąc",
  more: "Więcej",
  next: "Następna",
  nextMonth: "Następny miesiąc",
  optional: "opcjonalne",
  page: ({ number }) => `Strona ${number}`,
  pagination: "Strony",
  pause: "Wstrzymaj",
  play: "Odtwórz",
  previous: "Poprzednia",
  previousMonth: "Poprzedni miesiąc",
  results: ({ count }) => `Liczba wyników: ${formats.number(count)}`,
  skipToContent: "Przejdź do treści",
  slide: ({ count, position }) => `Slajd ${position} z ${count}`,
  success: "Gotowe",
  warning: "Ostrzeżenie",
};
