import type { SeedWordsOfLanguage } from "./items.ts";

/** Hungarian. */
export const hu: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Őszi bónusz: extra pontok ablakcseréért",
    "Régi tetőtéri ablakok cseréje november 30-ig: minden ablakért extra pont jár.",
    "A projektet a munka előtt kell felvenni, minden ablakot a helyszínen beolvasni, a végén pedig kitölteni a záró kérdőívet.",
  ],
  winter_fitting: [
    "Beépítés télen: öt dolog, amit ellenőrizni kell",
    "A fagy és a rövid nappal jobb tervet kíván.",
    "A hab, a szalag és a ragasztó 5 °C felett tárolandó, a nyílást még aznap le kell zárni. A párazárót érdemes kétszer ellenőrizni.",
  ],
  solar_shutters: [
    "Napelemes redőny: kábel és vésés nélkül",
    "Az új külső redőny magától töltődik, és belülről szerelhető.",
    "A kis napelem északi tetőn is elég. A gyári számot a doboz lezárása előtt kell beolvasni: a redőnyért ugyanúgy pont jár.",
  ],
  which_flashing: [
    "Melyik tetőre melyik burkolókeret",
    "Cserép, pala vagy lemez: a héjazat dönt.",
    "A héjazat profilját kell mérni, nem a vastagságát. 16 mm-ig elég a sík burkolókeret, felette profilos fedéshez való kell.",
  ],
  attic_projects: [
    "Tetőtér-beépítés: a projektet időben érdemes felvenni",
    "Egy projekt 30 napig nyitott. A felvétel ideje az első ablak érkezése.",
    "A hosszú munkát érdemes felosztani: szakaszonként egy projekt.",
  ],
  rain_sensor: [
    "Esőérzékelő: az ablak magától becsukódik",
    "Az érzékelő mostantól minden elektromos ablakhoz utólag is felszerelhető.",
    "Szerszám nélkül pattintható a külső keretre. Jó ok felhívni az elmúlt öt év ügyfeleit.",
  ],
  before_after: [
    "Előtte és utána: képek, amelyek eladnak",
    "Két fénykép ugyanarról a helyről többet ér egy szórólapnál.",
    "Az első kép a bútorok letakarása előtt készüljön. Szórólap és molinó saját logóval a boltban rendelhető.",
  ],
  bedroom_light: [
    "Hálószoba: nappal fény, éjjel sötét",
    "Belső roló és külső redőny együtt: ezt keresik a kisgyermekes családok.",
    "A kettőt egyszerre érdemes ajánlani: az ablakkal együtt húsz perc, külön kiszállással fél nap.",
  ],
  night_service: [
    "Az ügyfélszolgálat már este is válaszol",
    "Munkanapokon este 8 óráig várjuk az üzeneteket a portálon.",
    "Kérdések rendelésről, pontokról és kártyáról a chatben tehetők fel. A válaszról értesítés érkezik.",
  ],
  scan_products: [
    "Termékek beolvasása a projektbe",
    "Beírás, beillesztés vagy kamera: három mód a gyári számhoz.",
    "A projekt megnyitása után „Beolvasás”, majd a kamerát a címke kódja fölé kell tartani.",
  ],
  one_day: [
    "Ablakcsere egy nap alatt",
    "A régi kerettől a kész burkolatig, lépésről lépésre.",
    "Érdemes figyelni a fólia visszahajtására: ez spórolja a legtöbb időt.",
  ],
  blinds: [
    "Belső roló négy perc alatt",
    "Fúrás nélkül: a tartók már a keretben vannak.",
    "A rolót be kell pattintani a tartókba, rögzíteni a síneket, és egyszer lehúzni.",
  ],
  centre_pivot: [
    "Billenő ablak beállítása",
    "Így áll egyenesen a szárny a keretben.",
    "Keret rögzítése, szárny beakasztása, majd a rés ellenőrzése. A szerelővasak néhány milliméterrel elmozdíthatók.",
  ],
  spring_service: [
    "Tavaszi karbantartás: ablakonként tíz perc",
    "Szűrő, zsanér, csatorna: ebből áll a jó karbantartás.",
    "Szellőzőszűrő tisztítása, zsanérok olajozása, levelek eltávolítása, tömítések ellenőrzése.",
  ],
  measuring: [
    "Felmérés cseréhez",
    "A méret az adattáblán áll. Ha hiányzik, így kell mérni.",
    "A keretet kívül kell mérni, előbb a szélességet, majd a magasságot. A tető hajlásszöge és a héjazat is legyen feljegyezve.",
  ],
};
