import type { FlyerSubtype } from "../artwork/covers/cover.ts";
import type { ArtworkLanguage } from "../artwork/words/languages.ts";

/** English, and the languages of the six countries that have marketing material (CONF-24). */
export type DefaultTextLanguage = Extract<ArtworkLanguage, "en" | "pl" | "hu" | "ro" | "hr" | "sl" | "bg">;

export type DefaultText = Readonly<Record<DefaultTextLanguage, string>>;

/** What stands in a new form: the short description by the flyer's subtype, and the long one. */
export const DEFAULT_TEXTS: Readonly<Record<FlyerSubtype | "long", DefaultText>> = {
  services: {
    en: "Roof windows: supplied, fitted, serviced",
    pl: "Okna dachowe: dostawa, montaż, serwis",
    hu: "Tetőablakok: szállítás, beépítés, szerviz",
    ro: "Ferestre de mansardă: livrare, montaj, service",
    hr: "Krovni prozori: dostava, ugradnja, servis",
    sl: "Strešna okna: dobava, vgradnja, servis",
    bg: "Покривни прозорци: доставка, монтаж, сервиз",
  },
  electric: {
    en: "Shutters and windows at the touch of a button",
    pl: "Rolety i okna sterowane jednym przyciskiem",
    hu: "Redőnyök és ablakok egyetlen gombnyomásra",
    ro: "Rulouri și ferestre la o apăsare de buton",
    hr: "Rolete i prozori na pritisak gumba",
    sl: "Rolete in okna na pritisk gumba",
    bg: "Щори и прозорци с едно натискане",
  },
  replacement: {
    en: "New roof windows in one day",
    pl: "Nowe okna dachowe w jeden dzień",
    hu: "Új tetőablakok egy nap alatt",
    ro: "Ferestre de mansardă noi într-o singură zi",
    hr: "Novi krovni prozori u jednom danu",
    sl: "Nova strešna okna v enem dnevu",
    bg: "Нови покривни прозорци за един ден",
  },
  dsp: {
    en: "More daylight for your attic",
    pl: "Więcej światła na Twoim poddaszu",
    hu: "Több fény a tetőtérben",
    ro: "Mai multă lumină în mansarda ta",
    hr: "Više svjetla u vašem potkrovlju",
    sl: "Več svetlobe na vašem podstrešju",
    bg: "Повече светлина за вашата мансарда",
  },
  long: {
    en: "We advise, measure and fit. Call us: the first visit is free.",
    pl: "Doradzamy, mierzymy i montujemy. Zadzwoń: pierwsza wizyta jest bezpłatna.",
    hu: "Tanácsot adunk, felmérünk, beépítünk. Hívjon: az első felmérés ingyenes.",
    ro: "Consiliem, măsurăm și montăm. Sună-ne: prima vizită este gratuită.",
    hr: "Savjetujemo, mjerimo i ugrađujemo. Nazovite: prvi dolazak je besplatan.",
    sl: "Svetujemo, izmerimo in vgradimo. Pokličite: prvi obisk je brezplačen.",
    bg: "Съветваме, измерваме, монтираме. Обадете се: първото посещение е безплатно.",
  },
};

const hasTexts = (language: ArtworkLanguage): language is DefaultTextLanguage =>
  Object.hasOwn(DEFAULT_TEXTS.long, language);

/** The words that a new form begins with; English ones in languages of countries without marketing material. */
export const defaultTexts = (language: ArtworkLanguage, subtype: FlyerSubtype | null) => {
  const own = hasTexts(language) ? language : "en";
  return { shortDescription: DEFAULT_TEXTS[subtype ?? "services"][own], longDescription: DEFAULT_TEXTS.long[own] };
};
