// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("et");

export const strings: UiStrings = {
  breadcrumbs: "Lehe asukoht",
  carousel: "karussell",
  carouselSlide: "slaid",
  charactersLeft: ({ count }) => `Märke alles: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Märke üle: ${formats.number(count)}`,
  checking: "Kontrollimine",
  chooseDate: "valige kuupäev",
  close: "Sulge",
  countryCode: "Riigi suunakood",
  dateInvalid: ({ pattern }) => `Sisestage kuupäev kujul ${pattern}.`,
  dateTooEarly: ({ date }) => `Valige ${date} või hilisem kuupäev.`,
  dateTooLate: ({ date }) => `Valige ${date} või varasem kuupäev.`,
  decrease: "Võta üks ära",
  error: "Viga",
  increase: "Lisa üks",
  info: "Teave",
  loading: "Laadimine",
  mainNavigation: "Peamenüü",
  months: "Kuu vahetamine",
  more: "Veel",
  next: "Järgmine",
  nextMonth: "Järgmine kuu",
  optional: "valikuline",
  page: ({ number }) => `Lehekülg ${number}`,
  pagination: "Leheküljed",
  pause: "Peata",
  play: "Esita",
  previous: "Eelmine",
  previousMonth: "Eelmine kuu",
  results: ({ count }) => `Tulemusi: ${formats.number(count)}`,
  skipToContent: "Liigu sisu juurde",
  slide: ({ count, position }) => `Slaid ${position}, kokku ${count}`,
  success: "Valmis",
  warning: "Hoiatus",
};
