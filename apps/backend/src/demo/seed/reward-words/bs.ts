import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Bosnian. */
export const bs: RewardWords = {
  training: ["Obuka kod proizvođača", "Učešće u jednodnevnoj obuci o ugradnji krovnih prozora."],
  "online-training": ["Online obuka", "Odgledan kurs do kraja i odgovori na pitanja."],
  promotion: ["Akcija za montere", "Ugradnja proizvoda sezone i zatvaranje projekta s upitnikom."],
  "response-time": ["Brz odgovor", "Odgovor na upit kupca u roku od jednog radnog dana."],
  satisfaction: ["Zadovoljstvo kupca", "Vrlo dobra ocjena kupca nakon završetka radova."],
  profile: ["Popunjen profil", "Popunjeni podaci profila i firme."],
  "certified-installer": [
    "Certificirani monter krovnih prozora",
    "Završena obuka o ugradnji i zaptivanju krovnih prozora.",
  ],
  "shutters-and-blinds": [
    "Vanjske rolete i unutrašnja sjenila",
    "Završena obuka o ugradnji i povezivanju roleta i sjenila.",
  ],
  "work-at-height": ["Siguran rad na visini", "Završen kurs o sigurnosti i spašavanju na visini."],
  "club-partner": ["Partner kluba", "Firma koja je u klubu od prve godine."],
};
