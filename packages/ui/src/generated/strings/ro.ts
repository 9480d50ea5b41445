// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("ro");

export const strings: UiStrings = {
  breadcrumbs: "Calea paginii",
  carousel: "carusel",
  carouselSlide: "diapozitiv",
  charactersLeft: ({ count }) => `Caractere rămase: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Caractere în plus: ${formats.number(count)}`,
  checking: "Se verifică",
  chooseDate: "alegeți o dată",
  close: "Închide",
  countryCode: "Prefixul țării",
  dateInvalid: ({ pattern }) => `Introduceți data în forma ${pattern}.`,
  dateTooEarly: ({ date }) => `Alegeți ${date} sau o dată ulterioară.`,
  dateTooLate: ({ date }) => `Alegeți ${date} sau o dată anterioară.`,
  decrease: "Elimină o bucată",
  error: "Eroare",
  increase: "Adaugă o bucată",
  info: "Informație",
  loading: "Se încarcă",
  mainNavigation: "Meniu principal",
  months: "Schimbați luna",
  more: "Mai multe",
  next: "Pagina următoare",
  nextMonth: "Luna următoare",
  optional: "opțional",
  page: ({ number }) => `Pagina ${number}`,
  pagination: "Pagini",
  pause: "Pauză",
  play: "Redă",
  previous: "Pagina anterioară",
  previousMonth: "Luna anterioară",
  results: ({ count }) => `Rezultate: ${formats.number(count)}`,
  skipToContent: "Sari la conținut",
  slide: ({ count, position }) => `Diapozitivul ${position} din ${count}`,
  success: "Gata",
  warning: "Avertisment",
};
