// Written by scripts/locales.mjs from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("hr");

export const strings: UiStrings = {
  breadcrumbs: "Put do stranice",
  carousel: "vrtuljak",
  carouselSlide: "slajd",
  charactersLeft: ({ count }) => `Preostalo znakova: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Previše znakova: ${formats.number(count)}`,
  checking: "Provjera",
  close: "Zatvori",
  countryCode: "Pozivni broj države",
  decrease: "Oduzmi jedan komad",
  error: "Pogreška",
  increase: "Dodaj jedan komad",
  info: "Informacija",
  loading: "Učitavanje",
  mainNavigation: "Glavni izbornik",
  more: "Više",
  next: "Sljedeća",
  optional: "neobvezno",
  page: ({ number }) => `Stranica ${number}`,
  pagination: "Stranice",
  pause: "Pauziraj",
  play: "Pokreni",
  previous: "Prethodna",
  results: ({ count }) => `Broj rezultata: ${formats.number(count)}`,
  skipToContent: "Preskoči na sadržaj",
  slide: ({ count, position }) => `Slajd ${position} od ${count}`,
  success: "Gotovo",
  warning: "Upozorenje",
};
