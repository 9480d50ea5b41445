import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Latvian. */
export const lv: RewardWords = {
  training: ["Apmācības pie ražotāja", "Dalība vienas dienas apmācībās par jumta logu montāžu."],
  "online-training": ["Tiešsaistes apmācības", "Kursa noskatīšanās līdz galam un atbildes uz jautājumiem."],
  promotion: ["Akcija montētājiem", "Sezonas izstrādājumu montāža un objekta slēgšana ar anketu."],
  "response-time": ["Ātra atbilde", "Atbilde uz klienta pieprasījumu vienas darba dienas laikā."],
  satisfaction: ["Klienta apmierinātība", "Ļoti labs klienta vērtējums pēc darba pabeigšanas."],
  profile: ["Aizpildīts profils", "Aizpildīti profila un uzņēmuma dati."],
  "certified-installer": [
    "Sertificēts jumta logu montētājs",
    "Pabeigtas apmācības par jumta logu montāžu un blīvēšanu.",
  ],
  "shutters-and-blinds": [
    "Ārējās žalūzijas un iekšējie rullo aizkari",
    "Pabeigtas apmācības par žalūziju un rullo aizkaru montāžu un pieslēgšanu.",
  ],
  "work-at-height": ["Drošs darbs augstumā", "Pabeigts kurss par drošību un glābšanu augstumā."],
  "club-partner": ["Kluba partneris", "Uzņēmums, kas ir klubā kopš pirmā gada."],
};
