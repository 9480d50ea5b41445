import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Slovenian. */
export const sl: RewardWords = {
  training: ["Usposabljanje pri proizvajalcu", "Udeležba na enodnevnem usposabljanju o vgradnji strešnih oken."],
  "online-training": ["Spletno usposabljanje", "Ogled tečaja do konca in odgovori na vprašanja."],
  promotion: ["Akcija za monterje", "Vgradnja izdelkov sezone in zaključek projekta z vprašalnikom."],
  "response-time": ["Hiter odziv", "Odgovor na povpraševanje stranke v enem delovnem dnevu."],
  satisfaction: ["Zadovoljstvo stranke", "Zelo dobra ocena stranke po končanem delu."],
  profile: ["Izpolnjen profil", "Izpolnjeni podatki profila in podjetja."],
  "certified-installer": [
    "Certificirani monter strešnih oken",
    "Opravljeno usposabljanje o vgradnji in tesnjenju strešnih oken.",
  ],
  "shutters-and-blinds": [
    "Zunanje rolete in notranja senčila",
    "Opravljeno usposabljanje o vgradnji in priklopu rolet in senčil.",
  ],
  "work-at-height": ["Varno delo na višini", "Opravljen tečaj o varnosti in reševanju na višini."],
  "club-partner": ["Partner kluba", "Podjetje, ki je v klubu od prvega leta."],
};
