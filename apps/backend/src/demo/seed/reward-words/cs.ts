import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Czech. */
export const cs: RewardWords = {
  training: ["Školení u výrobce", "Účast na jednodenním školení o montáži střešních oken."],
  "online-training": ["Online školení", "Zhlédnutí kurzu do konce a zodpovězení otázek."],
  promotion: ["Akce pro montážníky", "Montáž výrobků sezony a uzavření zakázky s dotazníkem."],
  "response-time": ["Rychlá odpověď", "Odpověď na poptávku zákazníka do jednoho pracovního dne."],
  satisfaction: ["Spokojenost zákazníka", "Velmi dobré hodnocení od zákazníka po dokončení práce."],
  profile: ["Vyplněný profil", "Doplnění údajů v profilu a údajů o firmě."],
  "certified-installer": [
    "Certifikovaný montážník střešních oken",
    "Dokončené školení o montáži a utěsnění střešních oken.",
  ],
  "shutters-and-blinds": ["Venkovní a vnitřní rolety", "Dokončené školení o montáži a zapojení rolet."],
  "work-at-height": ["Bezpečná práce ve výškách", "Dokončený kurz bezpečnosti a záchrany ve výškách."],
  "club-partner": ["Partner klubu", "Firma, která je v klubu od prvního roku."],
};
