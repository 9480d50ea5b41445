// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("lt");

export const strings: UiStrings = {
  breadcrumbs: "Jūs esate čia",
  carousel: "karuselė",
  carouselSlide: "skaidrė",
  charactersLeft: ({ count }) => `Liko ženklų: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Ženklų per daug: ${formats.number(count)}`,
  checking: "Tikrinama",
  chooseDate: "pasirinkite datą",
  close: "Uždaryti",
  countryCode: "Šalies kodas",
  dateInvalid: ({ pattern }) => `Įrašykite datą taip: ${pattern}.`,
  dateTooEarly: ({ date }) => `Pasirinkite ${date} arba vėlesnę datą.`,
  dateTooLate: ({ date }) => `Pasirinkite ${date} arba ankstesnę datą.`,
  decrease: "Atimti vieną",
  error: "Klaida",
  increase: "Pridėti vieną",
  info: "Informacija",
  loading: "Įkeliama",
  mainNavigation: "Pagrindinis meniu",
  months: "Keisti mėnesį",
  more: "Daugiau",
  next: "Kitas",
  nextMonth: "Kitas mėnuo",
  optional: "neprivaloma",
  page: ({ number }) => `${number} puslapis`,
  pagination: "Puslapiai",
  pause: "Pristabdyti",
  play: "Leisti",
  previous: "Ankstesnis",
  previousMonth: "Ankstesnis mėnuo",
  results: ({ count }) => `Rezultatų: ${formats.number(count)}`,
  skipToContent: "Pereiti prie turinio",
  slide: ({ count, position }) => `Skaidrė ${position} iš ${count}`,
  success: "Atlikta",
  warning: "Įspėjimas",
};
