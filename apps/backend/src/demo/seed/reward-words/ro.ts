import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Romanian. */
export const ro: RewardWords = {
  training: ["Instruire la producător", "Participare la o zi de instruire despre montajul ferestrelor de mansardă."],
  "online-training": ["Instruire online", "Vizionarea cursului până la capăt și răspunsuri la întrebări."],
  promotion: ["Promoție pentru montatori", "Montajul produselor sezonului și încheierea lucrării cu chestionarul."],
  "response-time": ["Răspuns rapid", "Răspuns la cererea clientului în cel mult o zi lucrătoare."],
  satisfaction: ["Satisfacția clientului", "O notă foarte bună de la client după încheierea lucrării."],
  profile: ["Profil completat", "Completarea datelor din profil și a datelor firmei."],
  "certified-installer": [
    "Montator certificat de ferestre de mansardă",
    "Instruire încheiată despre montajul și etanșarea ferestrelor de mansardă.",
  ],
  "shutters-and-blinds": [
    "Rulouri exterioare și interioare",
    "Instruire încheiată despre montajul și conectarea rulourilor.",
  ],
  "work-at-height": ["Lucru în siguranță la înălțime", "Curs încheiat despre siguranță și salvare la înălțime."],
  "club-partner": ["Partener al clubului", "O firmă care este în club din primul an."],
};
