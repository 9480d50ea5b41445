import type { SeedWordsOfLanguage } from "./items.ts";

/** Romanian. */
export const ro: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Bonus de toamnă: puncte suplimentare pentru înlocuiri",
    "Înlocuiți ferestrele de mansardă vechi până la 30 noiembrie și primiți puncte suplimentare pentru fiecare fereastră.",
    "Adăugați lucrarea înainte de a începe, scanați fiecare fereastră la fața locului și completați chestionarul final.",
  ],
  winter_fitting: [
    "Montaj iarna: cinci lucruri de verificat",
    "Gerul și zilele scurte cer un plan mai bun.",
    "Țineți spuma, benzile și adezivii la peste 5 °C și închideți golul în aceeași zi. Verificați bariera de vapori de două ori.",
  ],
  solar_shutters: [
    "Rulouri solare: fără cablu și fără șlițuri",
    "Noile rulouri exterioare se încarcă singure și se montează din interior.",
    "Un panou mic ajunge și pe un acoperiș nordic. Scanați numărul de serie înainte de a închide caseta: rulourile aduc puncte ca ferestrele.",
  ],
  which_flashing: [
    "Ce ramă de etanșare pentru ce acoperiș",
    "Țiglă, ardezie sau tablă: decide învelitoarea.",
    "Măsurați profilul învelitorii, nu grosimea. Până la 16 mm ajunge rama plată, peste alegeți rama pentru învelitori profilate.",
  ],
  attic_projects: [
    "Mansardare: adăugați lucrarea din timp",
    "O lucrare este deschisă 30 de zile. Adăugați-o când sosește prima fereastră.",
    "Lucrările lungi se împart: câte o lucrare pentru fiecare etapă.",
  ],
  rain_sensor: [
    "Senzor de ploaie: fereastra se închide singură",
    "Senzorul se poate adăuga acum la orice fereastră electrică.",
    "Se prinde pe toc, la exterior, fără scule. Un motiv bun pentru a suna clienții din ultimii cinci ani.",
  ],
  before_after: [
    "Înainte și după: fotografii care vând",
    "Două fotografii din același loc conving mai mult decât un pliant.",
    "Faceți prima fotografie înainte de a acoperi mobila. Pliante și bannere cu logoul propriu se comandă în magazin.",
  ],
  bedroom_light: [
    "Dormitorul: lumină ziua, întuneric noaptea",
    "Rulou interior și exterior împreună: asta cer familiile cu copii.",
    "Oferiți-le pe amândouă de la început: montajul odată cu fereastra durează douăzeci de minute, a doua vizită o jumătate de zi.",
  ],
  night_service: [
    "Asistența răspunde acum și seara",
    "În zilele lucrătoare scrieți în portal până la ora 20.",
    "Întrebările despre comenzi, puncte și card se trimit în chat. O notificare anunță răspunsul.",
  ],
  scan_products: [
    "Cum se scanează produsele într-o lucrare",
    "Scris, lipit sau cu camera: trei moduri pentru numărul de serie.",
    "Deschideți lucrarea, alegeți „Scanează” și țineți camera deasupra codului de pe etichetă.",
  ],
  one_day: [
    "Înlocuirea unei ferestre într-o zi",
    "De la tocul vechi la finisajul gata, pas cu pas.",
    "Urmăriți cum se pliază membrana: asta economisește cel mai mult timp.",
  ],
  blinds: [
    "Rulou interior în patru minute",
    "Fără găurire: suporturile sunt deja în toc.",
    "Prindeți ruloul în suporturi, fixați ghidajele și coborâți-l o dată.",
  ],
  centre_pivot: [
    "Reglarea ferestrei cu ax median",
    "Cum stă cerceveaua drept în toc.",
    "Fixați tocul, agățați cerceveaua și priviți rostul. Colțarele se pot muta cu câțiva milimetri.",
  ],
  spring_service: [
    "Revizia de primăvară: zece minute pe fereastră",
    "Filtre, balamale, jgheaburi: ce cuprinde o revizie bună.",
    "Curățați filtrul clapetei de aerisire, ungeți balamalele, scoateți frunzele și verificați garniturile.",
  ],
  measuring: [
    "Măsurarea pentru înlocuire",
    "Dimensiunea este pe plăcuță. Dacă lipsește, măsurați așa.",
    "Măsurați tocul la exterior, întâi lățimea, apoi înălțimea. Notați și panta acoperișului și învelitoarea.",
  ],
};
