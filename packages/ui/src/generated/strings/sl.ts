// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("sl");

export const strings: UiStrings = {
  breadcrumbs: "Pot do strani",
  carousel: "vrtiljak s slikami",
  carouselSlide: "diapozitiv",
  charactersLeft: ({ count }) => `Preostali znaki: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Odvečni znaki: ${formats.number(count)}`,
  checking: "Preverjanje",
  chooseDate: "izberite datum",
  close: "Zapri",
  countryCode: "Klicna koda države",
  dateInvalid: ({ pattern }) => `Vnesite datum v obliki ${pattern}.`,
  dateTooEarly: ({ date }) => `Izberite ${date} ali poznejši datum.`,
  dateTooLate: ({ date }) => `Izberite ${date} ali zgodnejši datum.`,
  decrease: "Odvzemi en kos",
  error: "Napaka",
  increase: "Dodaj en kos",
  info: "Informacija",
  loading: "Nalaganje",
  mainNavigation: "Glavni meni",
  months: "Zamenjajte mesec",
  more: "Več",
  next: "Naslednja",
  nextMonth: "Naslednji mesec",
  optional: "neobvezno",
  page: ({ number }) => `Stran ${number}`,
  pagination: "Strani",
  pause: "Začasno ustavi",
  play: "Predvajaj",
  previous: "Prejšnja",
  previousMonth: "Prejšnji mesec",
  results: ({ count }) => `Število rezultatov: ${formats.number(count)}`,
  skipToContent: "Preskoči na vsebino",
  slide: ({ count, position }) => `Diapozitiv ${position} od ${count}`,
  success: "Končano",
  warning: "Opozorilo",
};
