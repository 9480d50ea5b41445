import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Hungarian. */
export const hu: RewardWords = {
  training: ["Képzés a gyártónál", "Részvétel egynapos képzésen a tetőtéri ablakok beépítéséről."],
  "online-training": ["Online képzés", "A tananyag végignézése és a kérdések megválaszolása."],
  promotion: ["Beépítői akció", "A szezon termékeinek beépítése és a projekt lezárása kérdőívvel."],
  "response-time": ["Gyors válasz", "Válasz az ügyfél megkeresésére egy munkanapon belül."],
  satisfaction: ["Ügyfél-elégedettség", "Nagyon jó értékelés az ügyféltől a munka után."],
  profile: ["Kitöltött profil", "A profil és a cég adatainak kitöltése."],
  "certified-installer": [
    "Minősített tetőtériablak-beépítő",
    "Elvégzett képzés a tetőtéri ablakok beépítéséről és tömítéséről.",
  ],
  "shutters-and-blinds": [
    "Külső redőnyök és belső rolók",
    "Elvégzett képzés a redőnyök és rolók felszereléséről és bekötéséről.",
  ],
  "work-at-height": [
    "Biztonságos munka magasban",
    "Elvégzett tanfolyam a magasban végzett munka biztonságáról és a mentésről.",
  ],
  "club-partner": ["Klubpartner", "Az első évtől a klubhoz tartozó cég."],
};
