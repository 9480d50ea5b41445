import type { SeedWordsOfLanguage } from "./items.ts";

/** Lithuanian. */
export const lt: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Rudens premija: papildomi taškai už langų keitimą",
    "Pakeiskite senus stogo langus iki lapkričio 30 d. ir gaukite papildomų taškų už kiekvieną langą.",
    "Pridėkite objektą prieš pradėdami darbus, nuskaitykite kiekvieną langą vietoje ir užpildykite baigiamąją apklausą.",
  ],
  winter_fitting: [
    "Montavimas žiemą: penki dalykai, kuriuos verta patikrinti",
    "Šaltis ir trumpos dienos reikalauja geresnio plano.",
    "Putas, juostas ir klijus laikykite aukštesnėje nei 5 °C temperatūroje, o angą uždarykite tą pačią dieną. Garų izoliaciją patikrinkite du kartus.",
  ],
  solar_shutters: [
    "Saulės žaliuzės: be laido ir be vagojimo",
    "Naujos išorinės žaliuzės kraunasi pačios ir montuojamos iš vidaus.",
    "Mažo skydelio pakanka ir šiauriniame šlaite. Serijos numerį nuskaitykite prieš uždarydami dėžę: už žaliuzes taškai skiriami kaip už langus.",
  ],
  which_flashing: [
    "Kokia tarpinė kokiam stogui",
    "Čerpės, skalūnas ar skarda: lemia danga.",
    "Matuokite dangos profilį, o ne storį. Iki 16 mm pakanka plokščios tarpinės, virš to rinkitės profiliuotai dangai.",
  ],
  attic_projects: [
    "Palėpės įrengimas: objektą pridėkite laiku",
    "Objektas atviras 30 dienų. Pridėkite jį, kai atvežamas pirmas langas.",
    "Ilgus darbus geriau padalyti: po vieną objektą kiekvienam etapui.",
  ],
  rain_sensor: [
    "Lietaus jutiklis: langas užsidaro pats",
    "Jutiklį dabar galima pridėti prie kiekvieno elektrinio lango.",
    "Jis tvirtinamas prie išorinio rėmo be įrankių. Gera proga paskambinti pastarųjų penkerių metų klientams.",
  ],
  before_after: [
    "Prieš ir po: nuotraukos, kurios parduoda",
    "Dvi nuotraukos iš tos pačios vietos įtikina labiau nei lankstinukas.",
    "Pirmąją padarykite prieš uždengdami baldus. Lankstinukus ir reklaminius skydus su savo logotipu užsakysite parduotuvėje.",
  ],
  bedroom_light: [
    "Miegamasis: dieną šviesu, naktį tamsu",
    "Vidinis roletas ir išorinė žaliuzė kartu: to prašo šeimos su vaikais.",
    "Siūlykite abu iš karto: kartu su langu montuojama dvidešimt minučių, atskirai – pusę dienos.",
  ],
  night_service: [
    "Pagalba dabar atsako ir vakare",
    "Darbo dienomis rašykite portale iki 20 val.",
    "Klausimus apie užsakymus, taškus ir kortelę siųskite pokalbyje. Apie atsakymą praneš pranešimas.",
  ],
  scan_products: [
    "Kaip nuskaityti gaminius į objektą",
    "Įvesti, įklijuoti arba naudoti kamerą: trys būdai serijos numeriui.",
    "Atidarykite objektą, pasirinkite „Nuskaityti“ ir laikykite kamerą virš etiketės kodo.",
  ],
  one_day: [
    "Lango keitimas per vieną dieną",
    "Nuo seno rėmo iki baigtos apdailos, žingsnis po žingsnio.",
    "Atkreipkite dėmesį, kaip atlenkiama plėvelė: tai taupo daugiausia laiko.",
  ],
  blinds: [
    "Vidinis roletas per keturias minutes",
    "Be gręžimo: laikikliai jau yra rėme.",
    "Įspauskite roletą į laikiklius, pritvirtinkite bėgelius ir vieną kartą nuleiskite.",
  ],
  centre_pivot: [
    "Vidurinės ašies lango reguliavimas",
    "Kaip varčia stovi tiesiai rėme.",
    "Pritvirtinkite rėmą, pakabinkite varčią ir apžiūrėkite tarpą. Kampuočius galima pastumti kelis milimetrus.",
  ],
  spring_service: [
    "Pavasarinė priežiūra: dešimt minučių langui",
    "Filtrai, vyriai, latakai: iš ko susideda gera priežiūra.",
    "Išvalykite vėdinimo sklendės filtrą, sutepkite vyrius, pašalinkite lapus ir apžiūrėkite sandariklius.",
  ],
  measuring: [
    "Matavimas keitimui",
    "Dydis nurodytas lentelėje. Jei jos nėra, matuokite taip.",
    "Matuokite rėmą iš išorės: pirma plotį, paskui aukštį. Užsirašykite ir stogo nuolydį bei dangą.",
  ],
};
