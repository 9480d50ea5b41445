import type { ArtworkLanguage } from "../artwork/words/languages.ts";
import type { TemplateField } from "../artwork/template/schema.ts";

/** Company names as registers have them, with their legal form. */
const COMPANIES: Readonly<Record<ArtworkLanguage, string>> = {
  bg: "Покривни прозорци и мансардни решения „Светъл дом“ – Стоянов и синове ЕООД",
  bs: "Društvo za ugradnju krovnih prozora i limene opšave Hadžiahmetović d.o.o. Zenica",
  cs: "Pokrývačství a montáž střešních oken Novotný a synové, spol. s r.o.",
  en: "Northumberland Roof Window Installation and Attic Conversion Services Ltd.",
  et: "Katuseakende paigalduse ja plekksepatööde osaühing Põhja-Eesti Katusemeistrid",
  hr: "Obrt za ugradnju krovnih prozora i završne radove u građevinarstvu Kovačević",
  hu: "Nagykanizsai Tetőtéri Ablakbeépítő és Árnyékolástechnikai Kft.",
  lt: "Uždaroji akcinė bendrovė „Stogo langų montavimo ir skardinimo darbai Kaunas“",
  lv: "Sabiedrība ar ierobežotu atbildību „Jumta logu uzstādīšana un skārdnieku darbi“",
  pl: "Przedsiębiorstwo Usługowo-Handlowe Dach-Serwis Kowalczyk i Synowie Sp. z o.o.",
  ro: "Montaj Ferestre de Mansardă și Acoperișuri Popescu și Asociații S.R.L.",
  sk: "Strechárstvo a montáž strešných okien Kováč a synovia, spol. s r. o.",
  sl: "Vgradnja strešnih oken in krovsko-kleparska dela Kovačič, samostojni podjetnik",
  sr: "Preduzeće za ugradnju krovnih prozora i opremanje potkrovlja Jovanović d.o.o.",
  uk: "Товариство з обмеженою відповідальністю «Мансардні вікна Прикарпаття»",
};

const LATIN = {
  name: "Konstancja Aleksandra Wojciechowska-Grzymała",
  address: "Osiedle Tysiąclecia Państwa Polskiego 128/14, 41-600 Świętochłowice",
};

const CYRILLIC = {
  name: "Олександра-Вікторія Войцеховська-Ґудзикевич",
  address: "бул. „Александър Стамболийски“ 128, ет. 4, ап. 14, 1309 София",
};

/** The longest real values of each field, in the letters of a language. */
export const longestValues = (
  language: ArtworkLanguage,
): readonly (readonly [field: TemplateField, value: string])[] => {
  const { name, address } = language === "bg" || language === "uk" ? CYRILLIC : LATIN;
  return [
    ["name", name],
    ["company", COMPANIES[language]],
    ["company", "Okna Dachowe Dachdeckermeisterbetrieb Kowalczyk"],
    ["phone", "+48 601 234 567 / 602 345 678"],
    ["email", "aleksandra.wojciechowska@gmail.example"],
    ["email", "zamowienia.i.reklamacje@okna-dachowe-swietochlowice.example"],
    ["email", "zakladuslugdekarskichkowalczykisynowie@poczta.example"],
    ["address", address],
    ["link", "https://www.okna-dachowe-swietochlowice.example/uslugi/montaz-okien-dachowych"],
  ];
};
