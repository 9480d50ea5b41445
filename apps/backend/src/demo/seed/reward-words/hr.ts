import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Croatian. */
export const hr: RewardWords = {
  training: ["Edukacija kod proizvođača", "Sudjelovanje u jednodnevnoj edukaciji o ugradnji krovnih prozora."],
  "online-training": ["Online edukacija", "Odgledan tečaj do kraja i odgovori na pitanja."],
  promotion: ["Akcija za montere", "Ugradnja proizvoda sezone i zatvaranje projekta s upitnikom."],
  "response-time": ["Brz odgovor", "Odgovor na upit kupca u roku od jednog radnog dana."],
  satisfaction: ["Zadovoljstvo kupca", "Vrlo dobra ocjena kupca nakon završetka radova."],
  profile: ["Popunjen profil", "Popunjeni podaci profila i tvrtke."],
  "certified-installer": [
    "Certificirani monter krovnih prozora",
    "Završena edukacija o ugradnji i brtvljenju krovnih prozora.",
  ],
  "shutters-and-blinds": [
    "Vanjske rolete i unutarnja sjenila",
    "Završena edukacija o ugradnji i spajanju roleta i sjenila.",
  ],
  "work-at-height": ["Siguran rad na visini", "Završen tečaj o sigurnosti i spašavanju na visini."],
  "club-partner": ["Partner kluba", "Tvrtka koja je u klubu od prve godine."],
};
