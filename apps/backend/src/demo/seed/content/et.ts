import type { SeedWordsOfLanguage } from "./items.ts";

/** Estonian. */
export const et: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Sügisboonus: lisapunktid akende vahetuse eest",
    "Vahetage vanad katuseaknad 30. novembriks ja koguge iga akna eest lisapunkte.",
    "Lisage objekt enne töö algust, skannige iga aken kohapeal ja täitke lõpuküsimustik.",
  ],
  winter_fitting: [
    "Paigaldus talvel: viis asja, mida kontrollida",
    "Pakane ja lühikesed päevad nõuavad paremat plaani.",
    "Hoidke vahtu, teipe ja liime üle 5 °C juures ning sulgege ava samal päeval. Kontrollige aurutõket kaks korda.",
  ],
  solar_shutters: [
    "Päikesetoitel rulood: ilma kaabli ja freesimiseta",
    "Uued välisrulood laevad end ise ja paigaldatakse seestpoolt.",
    "Väikesest paneelist piisab ka põhjapoolsel katusel. Skannige seerianumber enne kasti sulgemist: ruloode eest saab punkte nagu akende eest.",
  ],
  which_flashing: [
    "Milline äärisplekk millisele katusele",
    "Kivi, kilt või plekk: otsustab katusekate.",
    "Mõõtke katte profiili, mitte paksust. Kuni 16 mm puhul piisab lamedast äärisplekist, üle selle valige profiilkatte oma.",
  ],
  attic_projects: [
    "Katusekorruse ehitus: lisage objekt aegsasti",
    "Objekt on avatud 30 päeva. Lisage see, kui saabub esimene aken.",
    "Pikad tööd tasub jagada: igale etapile oma objekt.",
  ],
  rain_sensor: [
    "Vihmaandur: aken sulgub ise",
    "Anduri saab nüüd lisada igale elektrilisele aknale.",
    "See kinnitub välisraamile ilma tööriistadeta. Hea põhjus helistada viimase viie aasta klientidele.",
  ],
  before_after: [
    "Enne ja pärast: pildid, mis müüvad",
    "Kaks pilti samast kohast veenavad rohkem kui flaier.",
    "Tehke esimene pilt enne mööbli katmist. Oma logoga flaierid ja bännerid saab tellida poest.",
  ],
  bedroom_light: [
    "Magamistuba: päeval valge, öösel pime",
    "Sise- ja välisruloo koos: seda küsivad lastega pered.",
    "Pakkuge mõlemat kohe: koos aknaga võtab paigaldus kakskümmend minutit, teine käik pool päeva.",
  ],
  night_service: [
    "Klienditugi vastab nüüd ka õhtuti",
    "Tööpäeviti kirjutage portaalis kella 20-ni.",
    "Küsimused tellimuste, punktide ja kaardi kohta saatke vestluses. Vastusest annab märku teavitus.",
  ],
  scan_products: [
    "Kuidas tooteid objektile skannida",
    "Trükkige, kleepige või kasutage kaamerat: kolm viisi seerianumbri lisamiseks.",
    "Avage objekt, valige „Skanni“ ja hoidke kaamerat sildi koodi kohal.",
  ],
  one_day: [
    "Akna vahetus ühe päevaga",
    "Vanast raamist valmis viimistluseni, samm-sammult.",
    "Pange tähele, kuidas kile tagasi pööratakse: see säästab kõige rohkem aega.",
  ],
  blinds: [
    "Siseruloo nelja minutiga",
    "Puurimata: kinnitused on raamis juba olemas.",
    "Klõpsake ruloo kinnitustesse, kinnitage siinid ja tõmmake see korra alla.",
  ],
  centre_pivot: [
    "Kesktelgse akna reguleerimine",
    "Kuidas tiib seisab raamis sirgelt.",
    "Kinnitage raam, riputage tiib ja vaadake vahet. Nurgikuid saab nihutada mõne millimeetri.",
  ],
  spring_service: [
    "Kevadine hooldus: kümme minutit aknale",
    "Filtrid, hinged, rennid: millest koosneb hea hooldus.",
    "Puhastage õhutusklapi filter, õlitage hinged, eemaldage lehed ja vaadake tihendid üle.",
  ],
  measuring: [
    "Mõõtmine vahetuse jaoks",
    "Mõõt on andmesildil. Kui see puudub, mõõtke nii.",
    "Mõõtke raami väljast, enne laius, siis kõrgus. Märkige üles ka katuse kalle ja kate.",
  ],
};
