// Written by scripts/locales.mjs from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("sk");

export const strings: UiStrings = {
  breadcrumbs: "Nachádzate sa tu",
  carousel: "karusel",
  carouselSlide: "snímka",
  charactersLeft: ({ count }) => `Zostáva znakov: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Znakov navyše: ${formats.number(count)}`,
  checking: "Overuje sa",
  close: "Zavrieť",
  countryCode: "Predvoľba krajiny",
  decrease: "Ubrať jeden kus",
  error: "Chyba",
  increase: "Pridať jeden kus",
  info: "Informácia",
  loading: "Načítava sa",
  mainNavigation: "Hlavné menu",
  more: "Viac",
  next: "Nasledujúca",
  optional: "nepovinné",
  page: ({ number }) => `Stránka ${number}`,
  pagination: "Stránky",
  pause: "Pozastaviť",
  play: "Prehrať",
  previous: "Predchádzajúca",
  results: ({ count }) => `Počet výsledkov: ${formats.number(count)}`,
  skipToContent: "Prejsť na obsah",
  slide: ({ count, position }) => `Snímka ${position} z ${count}`,
  success: "Hotovo",
  warning: "Upozornenie",
};
