// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("sr-Latn");

export const strings: UiStrings = {
  breadcrumbs: "Putanja do stranice",
  carousel: "karusel",
  carouselSlide: "slajd",
  charactersLeft: ({ count }) => `Preostalo znakova: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Previše znakova: ${formats.number(count)}`,
  checking: "Provera",
  chooseDate: "izaberite datum",
  close: "Zatvori",
  countryCode: "Pozivni broj države",
  dateInvalid: ({ pattern }) => `Upišite datum (${pattern}).`,
  dateTooEarly: ({ date }) => `Izaberite ${date} ili kasniji datum.`,
  dateTooLate: ({ date }) => `Izaberite ${date} ili raniji datum.`,
  decrease: "Oduzmi jedan komad",
  error: "Greška",
  increase: "Dodaj jedan komad",
  info: "Informacija",
  loading: "Učitavanje",
  mainNavigation: "Glavni meni",
  months: "Promenite mesec",
  more: "Više",
  next: "Sledeća",
  nextMonth: "Sledeći mesec",
  optional: "neobavezno",
  page: ({ number }) => `Stranica ${number}`,
  pagination: "Stranice",
  pause: "Pauziraj",
  play: "Pokreni",
  previous: "Prethodna",
  previousMonth: "Prethodni mesec",
  results: ({ count }) => `Broj rezultata: ${formats.number(count)}`,
  skipToContent: "Preskoči na sadržaj",
  slide: ({ count, position }) => `Slajd ${position} od ${count}`,
  success: "Gotovo",
  warning: "Upozorenje",
};
