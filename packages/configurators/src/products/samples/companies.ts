import type { ArtworkLanguage } from "../../artwork/words/languages.ts";

export interface SampleCompany {
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly link: string;
}

const company = (
  name: string,
  company: string,
  phone: string,
  address: string,
  domain: string,
  mailbox = "info",
): SampleCompany => ({
  name,
  company,
  phone,
  email: `${mailbox}@${domain}.example`,
  address,
  link: `${domain}.example`,
});

const POLAND = company(
  "Marek Kowalczyk",
  "Dach-Serwis Kowalczyk",
  "+48 601 234 567",
  "ul. Podhalańska 18, 34-400 Nowy Targ",
  "dachserwis",
  "biuro",
);

/** An installer's company of each country, as its contact sheets show it. */
const BY_COUNTRY: Readonly<Record<string, SampleCompany>> = {
  ba: company("Emir Hadžić", "Krov i svjetlo Hadžić", "+387 61 234 567", "Titova 18, 71000 Sarajevo", "krovisvjetlo"),
  bg: company(
    "Иван Стоянов",
    "Светъл покрив Стоянов",
    "+359 88 123 4567",
    "ул. Шипка 18, 4000 Пловдив",
    "svetalpokriv",
  ),
  cz: company("Petr Novotný", "Střechy Novotný", "+420 601 234 567", "Lipová 18, 602 00 Brno", "strechynovotny"),
  ee: company("Jaan Tamm", "Tamme Katused", "+372 5123 4567", "Pargi 18, 51003 Tartu", "tammekatused"),
  hr: company("Marko Horvat", "Krovovi Horvat", "+385 91 234 5678", "Vukovarska 18, 31000 Osijek", "krovovihorvat"),
  hu: company("Gábor Kovács", "Kovács Tetőablak", "+36 30 123 4567", "Petőfi utca 18, 6720 Szeged", "kovacstetoablak"),
  lt: company(
    "Jonas Petrauskas",
    "Petrausko stogai",
    "+370 612 34567",
    "Laisvės al. 18, 44240 Kaunas",
    "petrauskostogai",
  ),
  lv: company("Jānis Bērziņš", "Bērziņa jumti", "+371 2123 4567", "Brīvības iela 18, LV-3001 Jelgava", "berzinajumti"),
  pl: POLAND,
  ro: company(
    "Andrei Popescu",
    "Mansarde Popescu",
    "+40 721 234 567",
    "Str. Republicii 18, 500030 Brașov",
    "mansardepopescu",
  ),
  rs: company(
    "Nikola Jovanović",
    "Krovovi Jovanović",
    "+381 63 123 4567",
    "Cara Dušana 18, 21000 Novi Sad",
    "krovovijovanovic",
  ),
  si: company("Matej Kovačič", "Strehe Kovačič", "+386 41 234 567", "Glavna ulica 18, 2000 Maribor", "strehekovacic"),
  sk: company("Peter Kováč", "Strechy Kováč", "+421 905 123 456", "Hlavná 18, 040 01 Košice", "strechykovac"),
  ua: company("Олег Шевченко", "Світлі дахи Шевченко", "+380 67 123 4567", "вул. Франка 18, 79005 Львів", "svitlidahy"),
};

/** The country whose company is the sample for a language. */
const COUNTRY_OF: Readonly<Record<ArtworkLanguage, string>> = {
  bg: "bg",
  bs: "ba",
  cs: "cz",
  en: "pl",
  et: "ee",
  hr: "hr",
  hu: "hu",
  lt: "lt",
  lv: "lv",
  pl: "pl",
  ro: "ro",
  sk: "sk",
  sl: "si",
  sr: "rs",
  uk: "ua",
};

/** The company of a country, or of the language's country. In Hungary the surname comes first. */
export const sampleCompany = (language: ArtworkLanguage, country = COUNTRY_OF[language]): SampleCompany => {
  const found = BY_COUNTRY[country] ?? POLAND;
  return country === "hu" ? { ...found, name: found.name.split(" ").toReversed().join(" ") } : found;
};
