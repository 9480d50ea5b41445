// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
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
  chooseDate: "izvēlieties datumu",
  close: "Aizvērt",
  countryCode: "Valsts kods",
  dateInvalid: ({ pattern }) => `Ierakstiet datumu šādi: ${pattern}.`,
  dateTooEarly: ({ date }) => `Izvēlieties ${date} vai vēlāku datumu.`,
  dateTooLate: ({ date }) => `Izvēlieties ${date} vai agrāku datumu.`,
  decrease: "Atņemt vienu",
  error: "Kļūda",
  increase: "Pievienot vienu",
  info: "Informācija",
  loading: "Notiek ielāde",
  mainNavigation: "Galvenā izvēlne",
  months: "Mainīt mēnesi",
  more: "Vairāk",
  next: "Nākamā",
  nextMonth: "Nākamais mēnesis",
  optional: "neobligāti",
  page: ({ number }) => `${number}. lapa`,
  pagination: "Lapas",
  pause: "Apturēt",
  play: "Atskaņot",
  previous: "Iepriekšējā",
  previousMonth: "Iepriekšējais mēnesis",
  results: ({ count }) => `Rezultāti: ${formats.number(count)}`,
  skipToContent: "Pāriet uz saturu",
  slide: ({ count, position }) => `${position}. slaids no ${count}`,
  success: "Gatavs",
  warning: "Brīdinājums",
};
