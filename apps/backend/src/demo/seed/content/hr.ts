import type { SeedWordsOfLanguage } from "./items.ts";

/** Croatian. */
export const hr: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Jesenski bonus: dodatni bodovi za zamjenu prozora",
    "Zamijenite stare krovne prozore do 30. studenoga i skupite dodatne bodove za svaki prozor.",
    "Dodajte projekt prije početka radova, skenirajte svaki prozor na objektu i ispunite završni upitnik.",
  ],
  winter_fitting: [
    "Ugradnja zimi: pet stvari za provjeru",
    "Mraz i kratki dani traže bolji plan.",
    "Pjenu, trake i ljepila čuvajte na više od 5 °C, a otvor zatvorite isti dan. Parnu branu provjerite dvaput.",
  ],
  solar_shutters: [
    "Solarne rolete: bez kabela i bez štemanja",
    "Nove vanjske rolete pune se same i ugrađuju se iznutra.",
    "Mali panel dovoljan je i na sjevernom krovu. Serijski broj skenirajte prije zatvaranja kutije: rolete donose bodove kao i prozori.",
  ],
  which_flashing: [
    "Koji opšav za koji krov",
    "Crijep, škriljevac ili lim: odlučuje pokrov.",
    "Mjerite profil pokrova, a ne debljinu. Do 16 mm dovoljan je ravni opšav, iznad toga odaberite opšav za profilirani pokrov.",
  ],
  attic_projects: [
    "Uređenje potkrovlja: projekt dodajte na vrijeme",
    "Projekt je otvoren 30 dana. Dodajte ga kad stigne prvi prozor.",
    "Duge radove bolje je podijeliti: jedan projekt za svaku fazu.",
  ],
  rain_sensor: [
    "Senzor za kišu: prozor se zatvara sam",
    "Senzor se sada može dodati svakom električnom prozoru.",
    "Pričvršćuje se na vanjski okvir bez alata. Dobar razlog za poziv kupcima iz posljednjih pet godina.",
  ],
  before_after: [
    "Prije i poslije: fotografije koje prodaju",
    "Dvije fotografije s istog mjesta uvjeravaju bolje od letka.",
    "Prvu snimite prije pokrivanja namještaja. Letke i bannere s vlastitim logotipom naručite u trgovini.",
  ],
  bedroom_light: [
    "Spavaća soba: danju svjetlo, noću mrak",
    "Unutarnje sjenilo i vanjska roleta zajedno: to traže obitelji s djecom.",
    "Ponudite oboje odmah: ugradnja s prozorom traje dvadeset minuta, drugi dolazak pola dana.",
  ],
  night_service: [
    "Podrška sada odgovara i navečer",
    "Radnim danom pišite nam na portalu do 20 sati.",
    "Pitanja o narudžbama, bodovima i kartici pošaljite u razgovoru. Na odgovor upozorava obavijest.",
  ],
  scan_products: [
    "Kako skenirati proizvode u projekt",
    "Upis, lijepljenje ili kamera: tri načina za serijski broj.",
    "Otvorite projekt, odaberite „Skeniraj” i držite kameru iznad koda na naljepnici.",
  ],
  one_day: [
    "Zamjena prozora u jednom danu",
    "Od starog okvira do gotove obloge, korak po korak.",
    "Obratite pažnju na presavijanje folije: to štedi najviše vremena.",
  ],
  blinds: [
    "Unutarnje sjenilo za četiri minute",
    "Bez bušenja: nosači su već u okviru.",
    "Umetnite sjenilo u nosače, pričvrstite vodilice i jednom ga spustite.",
  ],
  centre_pivot: [
    "Podešavanje prozora sa srednjom osi",
    "Kako krilo stoji ravno u okviru.",
    "Pričvrstite okvir, objesite krilo i pogledajte razmak. Kutnici se mogu pomaknuti nekoliko milimetara.",
  ],
  spring_service: [
    "Proljetni servis: deset minuta po prozoru",
    "Filtri, šarke, žljebovi: što obuhvaća dobar servis.",
    "Očistite filtar ventilacijske zaklopke, podmažite šarke, uklonite lišće i pregledajte brtve.",
  ],
  measuring: [
    "Mjerenje za zamjenu",
    "Veličina je na tipskoj pločici. Ako nedostaje, mjerite ovako.",
    "Izmjerite okvir izvana, prvo širinu, zatim visinu. Zapišite i nagib krova te pokrov.",
  ],
};
