import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Lithuanian. */
export const lt: RewardWords = {
  training: ["Mokymai pas gamintoją", "Dalyvavimas vienos dienos stogo langų montavimo mokymuose."],
  "online-training": ["Nuotoliniai mokymai", "Kurso peržiūra iki galo ir atsakymai į klausimus."],
  promotion: ["Akcija montuotojams", "Sezono gaminių montavimas ir objekto uždarymas su apklausa."],
  "response-time": ["Greitas atsakymas", "Atsakymas į kliento užklausą per vieną darbo dieną."],
  satisfaction: ["Kliento pasitenkinimas", "Labai geras kliento įvertinimas baigus darbus."],
  profile: ["Užpildytas profilis", "Užpildyti profilio ir įmonės duomenys."],
  "certified-installer": [
    "Sertifikuotas stogo langų montuotojas",
    "Baigti stogo langų montavimo ir sandarinimo mokymai.",
  ],
  "shutters-and-blinds": [
    "Išorinės žaliuzės ir vidiniai roletai",
    "Baigti žaliuzių ir roletų montavimo bei prijungimo mokymai.",
  ],
  "work-at-height": ["Saugus darbas aukštyje", "Baigti saugos ir gelbėjimo aukštyje kursai."],
  "club-partner": ["Klubo partneris", "Įmonė, priklausanti klubui nuo pirmųjų metų."],
};
