import type { SeedWordsOfLanguage } from "./items.ts";

/** Serbian, in Latin script. */
export const sr: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Jesenji bonus: dodatni poeni za zamenu prozora",
    "Zamenite stare krovne prozore do 30. novembra i skupite dodatne poene za svaki prozor.",
    "Dodajte projekat pre početka radova, skenirajte svaki prozor na gradilištu i popunite završni upitnik.",
  ],
  winter_fitting: [
    "Ugradnja zimi: pet stvari za proveru",
    "Mraz i kratki dani traže bolji plan.",
    "Penu, trake i lepkove čuvajte na više od 5 °C, a otvor zatvorite istog dana. Parnu branu proverite dvaput.",
  ],
  solar_shutters: [
    "Solarne roletne: bez kabla i bez štemovanja",
    "Nove spoljne roletne pune se same i ugrađuju se iznutra.",
    "Mali panel dovoljan je i na severnom krovu. Serijski broj skenirajte pre zatvaranja kutije: roletne donose poene kao i prozori.",
  ],
  which_flashing: [
    "Koja opšivka za koji krov",
    "Crep, škriljac ili lim: odlučuje pokrivač.",
    "Merite profil pokrivača, a ne debljinu. Do 16 mm dovoljna je ravna opšivka, iznad toga izaberite opšivku za profilisani pokrivač.",
  ],
  attic_projects: [
    "Uređenje potkrovlja: projekat dodajte na vreme",
    "Projekat je otvoren 30 dana. Dodajte ga kad stigne prvi prozor.",
    "Duge radove bolje je podeliti: jedan projekat za svaku fazu.",
  ],
  rain_sensor: [
    "Senzor za kišu: prozor se zatvara sam",
    "Senzor sada može da se doda svakom električnom prozoru.",
    "Pričvršćuje se na spoljni okvir bez alata. Dobar razlog za poziv kupcima iz poslednjih pet godina.",
  ],
  before_after: [
    "Pre i posle: fotografije koje prodaju",
    "Dve fotografije sa iste tačke ubeđuju bolje od letka.",
    "Prvu snimite pre pokrivanja nameštaja. Letke i banere sa svojim logom poručite u prodavnici.",
  ],
  bedroom_light: [
    "Spavaća soba: danju svetlo, noću mrak",
    "Unutrašnja i spoljna roletna zajedno: to traže porodice sa decom.",
    "Ponudite obe odmah: ugradnja sa prozorom traje dvadeset minuta, drugi dolazak pola dana.",
  ],
  night_service: [
    "Podrška sada odgovara i uveče",
    "Radnim danom pišite nam na portalu do 20 časova.",
    "Pitanja o porudžbinama, poenima i kartici pošaljite u razgovoru. Na odgovor upozorava obaveštenje.",
  ],
  scan_products: [
    "Kako skenirati proizvode u projekat",
    "Upis, lepljenje ili kamera: tri načina za serijski broj.",
    "Otvorite projekat, izaberite „Skeniraj“ i držite kameru iznad koda na nalepnici.",
  ],
  one_day: [
    "Zamena prozora za jedan dan",
    "Od starog okvira do gotove obloge, korak po korak.",
    "Obratite pažnju na presavijanje folije: to štedi najviše vremena.",
  ],
  blinds: [
    "Unutrašnja roletna za četiri minuta",
    "Bez bušenja: nosači su već u okviru.",
    "Umetnite roletnu u nosače, pričvrstite vođice i jednom je spustite.",
  ],
  centre_pivot: [
    "Podešavanje prozora sa srednjom osom",
    "Kako krilo stoji pravo u okviru.",
    "Pričvrstite okvir, okačite krilo i pogledajte razmak. Ugaonici mogu da se pomere nekoliko milimetara.",
  ],
  spring_service: [
    "Prolećni servis: deset minuta po prozoru",
    "Filteri, šarke, oluci: šta obuhvata dobar servis.",
    "Očistite filter ventilacione klapne, podmažite šarke, uklonite lišće i pregledajte zaptivke.",
  ],
  measuring: [
    "Merenje za zamenu",
    "Veličina je na tipskoj pločici. Ako nedostaje, merite ovako.",
    "Izmerite okvir spolja, prvo širinu, zatim visinu. Zapišite i nagib krova i pokrivač.",
  ],
};
