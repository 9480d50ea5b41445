import type { SeedWordsOfLanguage } from "./items.ts";

/** Slovenian. */
export const sl: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Jesenski bonus: dodatne točke za menjavo oken",
    "Zamenjajte stara strešna okna do 30. novembra in zberite dodatne točke za vsako okno.",
    "Projekt dodajte pred začetkom del, skenirajte vsako okno na objektu in izpolnite zaključni vprašalnik.",
  ],
  winter_fitting: [
    "Montaža pozimi: pet stvari za pregled",
    "Mraz in kratki dnevi zahtevajo boljši načrt.",
    "Peno, trakove in lepila hranite nad 5 °C, odprtino pa zaprite še isti dan. Parno zaporo preverite dvakrat.",
  ],
  solar_shutters: [
    "Solarne rolete: brez kabla in brez dolbenja",
    "Nove zunanje rolete se polnijo same in se vgradijo z notranje strani.",
    "Majhen panel zadošča tudi na severni strehi. Serijsko številko skenirajte, preden zaprete omarico: za rolete so točke kot za okna.",
  ],
  which_flashing: [
    "Katera obroba za katero streho",
    "Strešniki, skrilavec ali pločevina: odloča kritina.",
    "Merite profil kritine, ne njene debeline. Do 16 mm zadošča ravna obroba, nad tem izberite obrobo za profilirano kritino.",
  ],
  attic_projects: [
    "Ureditev mansarde: projekt dodajte pravočasno",
    "Projekt je odprt 30 dni. Dodajte ga, ko pride prvo okno.",
    "Dolga dela je bolje razdeliti: en projekt za vsako fazo.",
  ],
  rain_sensor: [
    "Senzor za dež: okno se zapre samo",
    "Senzor je zdaj mogoče dodati vsakemu električnemu oknu.",
    "Pritrdi se na zunanji okvir brez orodja. Dober razlog za klic strankam zadnjih petih let.",
  ],
  before_after: [
    "Prej in potem: fotografije, ki prodajajo",
    "Dve fotografiji z istega mesta prepričata bolj kot letak.",
    "Prvo posnemite, preden prekrijete pohištvo. Letake in transparente s svojim logotipom naročite v trgovini.",
  ],
  bedroom_light: [
    "Spalnica: podnevi svetla, ponoči temna",
    "Notranje senčilo in zunanja roleta skupaj: to želijo družine z otroki.",
    "Ponudite oboje takoj: montaža z oknom traja dvajset minut, drugi obisk pol dneva.",
  ],
  night_service: [
    "Podpora zdaj odgovarja tudi zvečer",
    "Ob delavnikih nam v portalu pišite do 20. ure.",
    "Vprašanja o naročilih, točkah in kartici pošljite v klepetu. Na odgovor opozori obvestilo.",
  ],
  scan_products: [
    "Kako skenirati izdelke v projekt",
    "Vpis, lepljenje ali kamera: trije načini za serijsko številko.",
    "Odprite projekt, izberite »Skeniraj« in kamero pridržite nad kodo na nalepki.",
  ],
  one_day: [
    "Menjava okna v enem dnevu",
    "Od starega okvira do končane obloge, korak za korakom.",
    "Bodite pozorni, kako se zaviha folija: to prihrani največ časa.",
  ],
  blinds: [
    "Notranje senčilo v štirih minutah",
    "Brez vrtanja: nosilci so že v okviru.",
    "Senčilo vpnite v nosilce, pritrdite vodila in ga enkrat spustite.",
  ],
  centre_pivot: [
    "Nastavitev vrtljivega okna",
    "Kako krilo stoji naravnost v okviru.",
    "Pritrdite okvir, obesite krilo in poglejte režo. Kotnike je mogoče premakniti za nekaj milimetrov.",
  ],
  spring_service: [
    "Spomladanski servis: deset minut na okno",
    "Filtri, tečaji, žlebovi: kaj vsebuje dober servis.",
    "Očistite filter prezračevalne lopute, naoljite tečaje, odstranite listje in preglejte tesnila.",
  ],
  measuring: [
    "Merjenje za menjavo",
    "Velikost je na tipski tablici. Če manjka, merite tako.",
    "Okvir izmerite zunaj, najprej širino, nato višino. Zapišite tudi naklon strehe in kritino.",
  ],
};
