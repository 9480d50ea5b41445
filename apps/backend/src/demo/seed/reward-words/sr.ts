import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Serbian. */
export const sr: RewardWords = {
  training: ["Obuka kod proizvođača", "Učešće u jednodnevnoj obuci o ugradnji krovnih prozora."],
  "online-training": ["Onlajn obuka", "Odgledan kurs do kraja i odgovori na pitanja."],
  promotion: ["Akcija za montere", "Ugradnja proizvoda sezone i zatvaranje projekta uz upitnik."],
  "response-time": ["Brz odgovor", "Odgovor na upit kupca u roku od jednog radnog dana."],
  satisfaction: ["Zadovoljstvo kupca", "Veoma dobra ocena kupca po završetku radova."],
  profile: ["Popunjen profil", "Popunjeni podaci profila i firme."],
  "certified-installer": [
    "Sertifikovani monter krovnih prozora",
    "Završena obuka o ugradnji i zaptivanju krovnih prozora.",
  ],
  "shutters-and-blinds": ["Spoljne i unutrašnje roletne", "Završena obuka o ugradnji i povezivanju roletni."],
  "work-at-height": ["Bezbedan rad na visini", "Završen kurs o bezbednosti i spasavanju na visini."],
  "club-partner": ["Partner kluba", "Firma koja je u klubu od prve godine."],
};
