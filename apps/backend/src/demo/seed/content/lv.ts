import type { SeedWordsOfLanguage } from "./items.ts";

/** Latvian. */
export const lv: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Rudens bonuss: papildu punkti par logu nomaiņu",
    "Nomainiet vecos jumta logus līdz 30. novembrim un saņemiet papildu punktus par katru logu.",
    "Pievienojiet objektu pirms darba sākuma, noskenējiet katru logu uz vietas un aizpildiet noslēguma anketu.",
  ],
  winter_fitting: [
    "Montāža ziemā: piecas lietas, ko pārbaudīt",
    "Sals un īsās dienas prasa labāku plānu.",
    "Putas, lentes un līmes glabājiet virs 5 °C un aizveriet ailu tajā pašā dienā. Tvaika izolāciju pārbaudiet divreiz.",
  ],
  solar_shutters: [
    "Saules žalūzijas: bez kabeļa un kalšanas",
    "Jaunās ārējās žalūzijas uzlādējas pašas, un tās montē no iekšpuses.",
    "Mazs panelis ir pietiekams arī ziemeļu jumtam. Sērijas numuru noskenējiet pirms kastes aizvēršanas: par žalūzijām ir punkti tāpat kā par logiem.",
  ],
  which_flashing: [
    "Kura apmale kuram jumtam",
    "Dakstiņi, šīferis vai skārds: izšķir segums.",
    "Mēriet seguma profilu, nevis biezumu. Līdz 16 mm der plakanā apmale, virs tā izvēlieties apmali profilētam segumam.",
  ],
  attic_projects: [
    "Bēniņu izbūve: pievienojiet objektu laikus",
    "Objekts ir atvērts 30 dienas. Pievienojiet to, kad pienāk pirmais logs.",
    "Garus darbus labāk sadalīt: katram posmam savs objekts.",
  ],
  rain_sensor: [
    "Lietus sensors: logs aizveras pats",
    "Sensoru tagad var pievienot katram elektriskajam logam.",
    "To piestiprina ārējam rāmim bez instrumentiem. Labs iemesls piezvanīt pēdējo piecu gadu klientiem.",
  ],
  before_after: [
    "Pirms un pēc: fotogrāfijas, kas pārdod",
    "Divas fotogrāfijas no vienas vietas pārliecina vairāk nekā skrejlapa.",
    "Pirmo uzņemiet pirms mēbeļu pārklāšanas. Skrejlapas un banerus ar savu logotipu var pasūtīt veikalā.",
  ],
  bedroom_light: [
    "Guļamistaba: dienā gaišs, naktī tumšs",
    "Iekšējais rullo aizkars un ārējā žalūzija kopā: to vēlas ģimenes ar bērniem.",
    "Piedāvājiet abus uzreiz: kopā ar logu montāža ilgst divdesmit minūtes, otrs brauciens pusi dienas.",
  ],
  night_service: [
    "Atbalsts tagad atbild arī vakarā",
    "Darbdienās rakstiet portālā līdz plkst. 20.",
    "Jautājumus par pasūtījumiem, punktiem un karti sūtiet tērzēšanā. Par atbildi ziņos paziņojums.",
  ],
  scan_products: [
    "Kā noskenēt produktus objektā",
    "Ierakstīt, ielīmēt vai izmantot kameru: trīs veidi sērijas numuram.",
    "Atveriet objektu, izvēlieties „Skenēt” un turiet kameru virs etiķetes koda.",
  ],
  one_day: [
    "Loga nomaiņa vienā dienā",
    "No vecā rāmja līdz gatavai apdarei, soli pa solim.",
    "Ievērojiet, kā atloka plēvi: tas ietaupa visvairāk laika.",
  ],
  blinds: [
    "Iekšējais rullo aizkars četrās minūtēs",
    "Bez urbšanas: stiprinājumi jau ir rāmī.",
    "Iespiediet aizkaru stiprinājumos, piestipriniet vadotnes un vienreiz nolaidiet.",
  ],
  centre_pivot: [
    "Vidusass loga regulēšana",
    "Kā vērtne stāv rāmī taisni.",
    "Nostipriniet rāmi, iekariet vērtni un apskatiet spraugu. Leņķus var pabīdīt par dažiem milimetriem.",
  ],
  spring_service: [
    "Pavasara apkope: desmit minūtes logam",
    "Filtri, eņģes, renes: no kā sastāv laba apkope.",
    "Iztīriet ventilācijas vārsta filtru, ieeļļojiet eņģes, izvāciet lapas un apskatiet blīves.",
  ],
  measuring: [
    "Mērīšana nomaiņai",
    "Izmērs ir uz datu plāksnītes. Ja tās nav, mēriet tā.",
    "Mēriet rāmi no ārpuses, vispirms platumu, tad augstumu. Pierakstiet arī jumta slīpumu un segumu.",
  ],
};
