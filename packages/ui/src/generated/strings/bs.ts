// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("sr-Latn-BA");

export const strings: UiStrings = {
  breadcrumbs: "Put do stranice",
  carousel: "karusel",
  carouselSlide: "slajd",
  charactersLeft: ({ count }) => `Preostalo znakova: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Previše znakova: ${formats.number(count)}`,
  checking: "Provjera",
  chooseDate: "odaberite datum",
  close: "Zatvori",
  countryCode: "Pozivni broj države",
  dateInvalid: ({ pattern }) => `Upišite datum (${pattern}).`,
  dateTooEarly: ({ date }) => `Odaberite ${date} ili kasniji datum.`,
  dateTooLate: ({ date }) => `Odaberite ${date} ili raniji datum.`,
  decrease: "Oduzmi jedan komad",
  error: "Greška",
  increase: "Dodaj jedan komad",
  info: "Informacija",
  loading: "Učitavanje",
  mainNavigation: "Glavni meni",
  months: "Promijenite mjesec",
  more: "Više",
  next: "Sljedeća",
  nextMonth: "Sljedeći mjesec",
  optional: "neobavezno",
  page: ({ number }) => `Stranica ${number}`,
  pagination: "Stranice",
  pause: "Pauziraj",
  play: "Pokreni",
  previous: "Prethodna",
  previousMonth: "Prethodni mjesec",
  results: ({ count }) => `Broj rezultata: ${formats.number(count)}`,
  skipToContent: "Preskoči na sadržaj",
  slide: ({ count, position }) => `Slajd ${position} od ${count}`,
  success: "Gotovo",
  warning: "Upozorenje",
};
