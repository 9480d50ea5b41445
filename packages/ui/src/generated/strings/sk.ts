// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
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
  chooseDate: "vyberte dátum",
  close: "Zavrieť",
  countryCode: "Predvoľba krajiny",
  dateInvalid: ({ pattern }) => `Zadajte dátum v tvare ${pattern}.`,
  dateTooEarly: ({ date }) => `Vyberte ${date} alebo neskorší dátum.`,
  dateTooLate: ({ date }) => `Vyberte ${date} alebo skorší dátum.`,
  decrease: "Ubrať jeden kus",
  error: "Chyba",
  increase: "Pridať jeden kus",
  info: "Informácia",
  loading: "Načítava sa",
  mainNavigation: "Hlavné menu",
  months: "Zmeniť mesiac",
  more: "Viac",
  next: "Nasledujúca",
  nextMonth: "Ďalší mesiac",
  optional: "nepovinné",
  page: ({ number }) => `Stránka ${number}`,
  pagination: "Stránky",
  pause: "Pozastaviť",
  play: "Prehrať",
  previous: "Predchádzajúca",
  previousMonth: "Predchádzajúci mesiac",
  results: ({ count }) => `Počet výsledkov: ${formats.number(count)}`,
  skipToContent: "Prejsť na obsah",
  slide: ({ count, position }) => `Snímka ${position} z ${count}`,
  success: "Hotovo",
  warning: "Upozornenie",
};
