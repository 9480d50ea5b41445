import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Estonian. */
export const et: RewardWords = {
  training: ["Koolitus tootja juures", "Osalemine ühepäevasel katuseakende paigalduse koolitusel."],
  "online-training": ["Veebikoolitus", "Kursuse lõpuni vaatamine ja küsimustele vastamine."],
  promotion: ["Paigaldajate kampaania", "Hooaja toodete paigaldamine ja objekti sulgemine küsimustikuga."],
  "response-time": ["Kiire vastus", "Vastus kliendi päringule ühe tööpäeva jooksul."],
  satisfaction: ["Kliendi rahulolu", "Väga hea hinnang kliendilt pärast töö lõppu."],
  profile: ["Täidetud profiil", "Profiili ja ettevõtte andmete täitmine."],
  "certified-installer": [
    "Sertifitseeritud katuseakende paigaldaja",
    "Läbitud koolitus katuseakende paigaldamise ja tihendamise kohta.",
  ],
  "shutters-and-blinds": ["Välisrulood ja siserulood", "Läbitud koolitus ruloode paigaldamise ja ühendamise kohta."],
  "work-at-height": ["Ohutu töö kõrgustes", "Läbitud kursus ohutuse ja päästmise kohta kõrgustes."],
  "club-partner": ["Klubi partner", "Ettevõte, mis on klubis olnud esimesest aastast."],
};
