// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("cs");

export const strings: UiStrings = {
  breadcrumbs: "Nacházíte se zde",
  carousel: "karusel",
  carouselSlide: "snímek",
  charactersLeft: ({ count }) => `Zbývá znaků: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Znaků navíc: ${formats.number(count)}`,
  checking: "Ověřování",
  chooseDate: "vyberte datum",
  close: "Zavřít",
  countryCode: "Předvolba země",
  dateInvalid: ({ pattern }) => `Zadejte datum ve tvaru ${pattern}.`,
  dateTooEarly: ({ date }) => `Vyberte ${date} nebo pozdější datum.`,
  dateTooLate: ({ date }) => `Vyberte ${date} nebo dřívější datum.`,
  decrease: "Ubrat jeden kus",
  error: "Chyba",
  increase: "Přidat jeden kus",
  info: "Informace",
  loading: "Načítání",
  mainNavigation: "Hlavní nabídka",
  months: "Změnit měsíc",
  more: "Více",
  next: "Další",
  nextMonth: "Další měsíc",
  optional: "nepovinné",
  page: ({ number }) => `Stránka ${number}`,
  pagination: "Stránky",
  pause: "Pozastavit",
  play: "Přehrát",
  previous: "Předchozí",
  previousMonth: "Předchozí měsíc",
  results: ({ count }) => `Počet výsledků: ${formats.number(count)}`,
  skipToContent: "Přejít k obsahu",
  slide: ({ count, position }) => `Snímek ${position} z ${count}`,
  success: "Hotovo",
  warning: "Upozornění",
};
