import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Slovak. */
export const sk: RewardWords = {
  training: ["Školenie u výrobcu", "Účasť na jednodňovom školení o montáži strešných okien."],
  "online-training": ["Online školenie", "Pozretie kurzu do konca a zodpovedanie otázok."],
  promotion: ["Akcia pre montážnikov", "Montáž výrobkov sezóny a uzavretie zákazky s dotazníkom."],
  "response-time": ["Rýchla odpoveď", "Odpoveď na dopyt zákazníka do jedného pracovného dňa."],
  satisfaction: ["Spokojnosť zákazníka", "Veľmi dobré hodnotenie od zákazníka po dokončení práce."],
  profile: ["Vyplnený profil", "Doplnenie údajov v profile a údajov o firme."],
  "certified-installer": [
    "Certifikovaný montážnik strešných okien",
    "Dokončené školenie o montáži a utesnení strešných okien.",
  ],
  "shutters-and-blinds": ["Vonkajšie a vnútorné rolety", "Dokončené školenie o montáži a zapojení roliet."],
  "work-at-height": ["Bezpečná práca vo výškach", "Dokončený kurz bezpečnosti a záchrany vo výškach."],
  "club-partner": ["Partner klubu", "Firma, ktorá je v klube od prvého roka."],
};
