import type { RegionSlug } from "@lucarne/api-client/regions";
import { DEFAULT_TEXTS } from "@lucarne/configurators/products/default-texts";

import type { MarketingType } from "../../areas/shop/rules/product-types.ts";
import type { StoredField, Words } from "../../db/schema/index.ts";
import { words } from "./shop-words.ts";

/** Countries with marketing material (PROD-11). */
export const MARKETING_REGIONS: readonly RegionSlug[] = ["pl", "hu", "ro", "hr", "si", "bg"];

/** A field with its first text by language. */
interface SeedField {
  readonly name: string;
  readonly group: "required" | "optional";
  readonly texts?: Words;
}

const required = (name: string, texts?: Words): SeedField => ({ name, group: "required", ...(texts ? { texts } : {}) });
const optional = (name: string, texts?: Words): SeedField => ({ name, group: "optional", ...(texts ? { texts } : {}) });

/** Material made from the installer's own data. */
export interface SeedMarketing {
  readonly key: string;
  readonly type: MarketingType;
  readonly subtype: "services" | "electric" | "replacement" | "dsp" | null;
  readonly picture: string;
  readonly price: number;
  readonly name: Words;
  readonly fields: readonly SeedField[];
}

const FLYER = words("Flyer", "Ulotka", "Szórólap", "Pliant", "Letak", "Letak", "Листовка");

const flyer = (
  subtype: "services" | "electric" | "replacement" | "dsp",
  about: Words,
  slogan: Words,
): SeedMarketing => ({
  key: `flyer-${subtype}`,
  type: "flyer",
  subtype,
  picture: subtype === "services" ? "flyer" : `flyer-${subtype}`,
  price: 2,
  name: Object.fromEntries(Object.entries(FLYER).map(([language, text]) => [language, `${text}: ${about[language]}`])),
  fields: [
    required("companyName"),
    optional("shortDescription", slogan),
    optional("longDescription", DEFAULT_TEXTS.long),
    optional("name"),
    optional("surname"),
    optional("address"),
    optional("link"),
    optional("logo"),
  ],
});

const person = [required("name"), required("surname"), required("companyName")];
const usual = [optional("address"), optional("link"), optional("logo")];

/** The six kinds; a flyer for each of its four subjects. */
export const MARKETING: readonly SeedMarketing[] = [
  flyer(
    "services",
    words("services", "usługi", "szolgáltatások", "servicii", "usluge", "storitve", "услуги"),
    DEFAULT_TEXTS.services,
  ),
  flyer(
    "electric",
    words("electric", "sterowanie", "elektromos", "electrice", "električno", "električno", "електрически"),
    DEFAULT_TEXTS.electric,
  ),
  flyer(
    "replacement",
    words("replacement", "wymiana", "csere", "înlocuire", "zamjena", "zamenjava", "подмяна"),
    DEFAULT_TEXTS.replacement,
  ),
  flyer(
    "dsp",
    words("daylight", "światło", "természetes fény", "lumină", "dnevno svjetlo", "dnevna svetloba", "дневна светлина"),
    DEFAULT_TEXTS.dsp,
  ),
  {
    key: "banner",
    type: "banner",
    subtype: null,
    picture: "roll-up-banner",
    price: 90,
    name: words("Banner", "Baner", "Molinó", "Banner", "Banner", "Transparent", "Банер"),
    fields: [required("companyName"), required("shortDescription", DEFAULT_TEXTS.services), ...usual],
  },
  {
    key: "sticker",
    type: "sticker",
    subtype: null,
    picture: "window-sticker",
    price: 1,
    name: words("Sticker", "Naklejka", "Matrica", "Autocolant", "Naljepnica", "Nalepka", "Стикер"),
    fields: [required("companyName"), optional("shortDescription", DEFAULT_TEXTS.services), ...usual],
  },
  {
    key: "billboard",
    type: "billboard",
    subtype: null,
    picture: "billboard",
    price: 350,
    name: words("Billboard", "Billboard", "Óriásplakát", "Panou publicitar", "Jumbo plakat", "Veleplakat", "Билборд"),
    fields: [required("companyName"), required("shortDescription", DEFAULT_TEXTS.services), ...usual],
  },
  {
    key: "card-horizontal",
    type: "business_card_horizontal",
    subtype: null,
    picture: "business-card-horizontal",
    price: 1,
    name: words(
      "Business card, horizontal",
      "Wizytówka pozioma",
      "Névjegy, fekvő",
      "Carte de vizită orizontală",
      "Vizitka, vodoravna",
      "Vizitka, ležeča",
      "Визитка, хоризонтална",
    ),
    fields: [...person, ...usual],
  },
  {
    key: "card-vertical",
    type: "business_card_vertical",
    subtype: null,
    picture: "business-card-vertical",
    price: 1,
    name: words(
      "Business card, vertical",
      "Wizytówka pionowa",
      "Névjegy, álló",
      "Carte de vizită verticală",
      "Vizitka, okomita",
      "Vizitka, pokončna",
      "Визитка, вертикална",
    ),
    fields: [...person, ...usual],
  },
];

/** The fields of a product with their first texts in the country's language. */
export const fieldsFor = (fields: readonly SeedField[], language: string): StoredField[] =>
  fields.map(({ name, group, texts }) => {
    const text = texts?.[language] ?? texts?.["en"];
    return { name, group, ...(text === undefined ? {} : { default: text }) };
  });

/** Services that flyers and cards can name; the recommended ones first. */
export const SERVICES: readonly { readonly icon: string; readonly recommended: boolean; readonly texts: Words }[] = [
  {
    icon: "installation",
    recommended: true,
    texts: words(
      "Roof window fitting",
      "Montaż okien dachowych",
      "Tetőablak-beépítés",
      "Montaj ferestre de mansardă",
      "Ugradnja krovnih prozora",
      "Vgradnja strešnih oken",
      "Монтаж на покривни прозорци",
    ),
  },
  {
    icon: "replacement",
    recommended: true,
    texts: words(
      "Window replacement",
      "Wymiana okien",
      "Ablakcsere",
      "Înlocuire ferestre",
      "Zamjena prozora",
      "Zamenjava oken",
      "Подмяна на прозорци",
    ),
  },
  {
    icon: "service",
    recommended: true,
    texts: words(
      "Service and repair",
      "Serwis i naprawa",
      "Szerviz és javítás",
      "Service și reparații",
      "Servis i popravak",
      "Servis in popravila",
      "Сервиз и ремонт",
    ),
  },
  {
    icon: "shutters",
    recommended: true,
    texts: words(
      "Shutters",
      "Rolety zewnętrzne",
      "Redőnyök",
      "Rulouri exterioare",
      "Vanjske rolete",
      "Zunanje rolete",
      "Външни ролетки",
    ),
  },
  {
    icon: "blinds",
    recommended: false,
    texts: words("Blinds", "Rolety wewnętrzne", "Árnyékolók", "Jaluzele", "Sjenila", "Senčila", "Щори"),
  },
  {
    icon: "flashing",
    recommended: false,
    texts: words(
      "Flashing kits",
      "Kołnierze uszczelniające",
      "Burkolókeretek",
      "Rame de etanșare",
      "Opšavi",
      "Obrobe",
      "Уплътнителни яки",
    ),
  },
  {
    icon: "insulation",
    recommended: false,
    texts: words(
      "Attic insulation",
      "Ocieplenie poddasza",
      "Tetőtér-szigetelés",
      "Izolare mansardă",
      "Izolacija potkrovlja",
      "Izolacija podstrešja",
      "Изолация на мансарда",
    ),
  },
  {
    icon: "electric",
    recommended: false,
    texts: words(
      "Electric control",
      "Sterowanie elektryczne",
      "Elektromos vezérlés",
      "Comandă electrică",
      "Električno upravljanje",
      "Električno upravljanje",
      "Електрическо управление",
    ),
  },
  {
    icon: "measuring",
    recommended: false,
    texts: words(
      "Free measuring",
      "Bezpłatny pomiar",
      "Ingyenes felmérés",
      "Măsurare gratuită",
      "Besplatno mjerenje",
      "Brezplačna izmera",
      "Безплатно измерване",
    ),
  },
  {
    icon: "advice",
    recommended: false,
    texts: words("Advice", "Doradztwo", "Tanácsadás", "Consultanță", "Savjetovanje", "Svetovanje", "Консултация"),
  },
];
