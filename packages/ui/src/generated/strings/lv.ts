// Written by scripts/locales.mjs from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("lv");

export const strings: UiStrings = {
  breadcrumbs: "Jūs esat šeit",
  carousel: "karuselis",
  carouselSlide: "slaids",
  charactersLeft: ({ count }) => `Atlikušas rakstzīmes: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Liekas rakstzīmes: ${formats.number(count)}`,
  checking: "Notiek pārbaude",
  close: "Aizvērt",
  countryCode: "Valsts kods",
  decrease: "Atņemt vienu",
  error: "Kļūda",
  increase: "Pievienot vienu",
  info: "Informācija",
  loading: "Notiek ielāde",
  mainNavigation: "Galvenā izvēlne",
  more: "Vairāk",
  next: "Nākamā",
  optional: "neobligāti",
  page: ({ number }) => `${number}. lapa`,
  pagination: "Lapas",
  pause: "Apturēt",
  play: "Atskaņot",
  previous: "Iepriekšējā",
  results: ({ count }) => `Rezultāti: ${formats.number(count)}`,
  skipToContent: "Pāriet uz saturu",
  slide: ({ count, position }) => `${position}. slaids no ${count}`,
  success: "Gatavs",
  warning: "Brīdinājums",
};
