import type { RegionSlug } from "@lucarne/api-client/regions";
import { DEFAULT_TEXTS } from "@lucarne/configurators/products/default-texts";

import type { MarketingType } from "../../../areas/shop/rules/product-types.ts";
import type { StoredField, Words } from "../../../db/schema/index.ts";
import type { DemoText, KeyBetween } from "../texts.ts";

/** Countries with marketing material (PROD-11). */
export const MARKETING_REGIONS: readonly RegionSlug[] = ["pl", "hu", "ro", "hr", "si", "bg"];

/** A field with its default text by language. */
interface SeedField {
  readonly name: string;
  readonly group: "required" | "optional";
  readonly texts?: Words;
}

const required = (name: string, texts?: Words): SeedField => ({ name, group: "required", ...(texts ? { texts } : {}) });
const optional = (name: string, texts?: Words): SeedField => ({ name, group: "optional", ...(texts ? { texts } : {}) });

/** A flyer's subject. */
type FlyerSubtype = "services" | "electric" | "replacement" | "dsp";

/** A product made from the installer's own data. */
export interface SeedMarketing {
  readonly key: KeyBetween<DemoText, "shop.marketing.", ".name">;
  readonly type: MarketingType;
  readonly subtype: FlyerSubtype | null;
  readonly picture: string;
  /** Of one pack: the pack is part of the name. */
  readonly price: number;
  readonly fields: readonly SeedField[];
}

const flyer = (subtype: FlyerSubtype): SeedMarketing => ({
  key: `flyer-${subtype}`,
  type: "flyer",
  subtype,
  picture: subtype === "services" ? "flyer" : `flyer-${subtype}`,
  price: 180,
  fields: [
    required("companyName"),
    optional("shortDescription", DEFAULT_TEXTS[subtype]),
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

/** The six types; a flyer for each of its four subtypes. */
export const MARKETING: readonly SeedMarketing[] = [
  flyer("services"),
  flyer("electric"),
  flyer("replacement"),
  flyer("dsp"),
  {
    key: "banner",
    type: "banner",
    subtype: null,
    picture: "roll-up-banner",
    price: 420,
    fields: [required("companyName"), required("shortDescription", DEFAULT_TEXTS.services), ...usual],
  },
  {
    key: "sticker",
    type: "sticker",
    subtype: null,
    picture: "window-sticker",
    price: 45,
    fields: [required("companyName"), optional("shortDescription", DEFAULT_TEXTS.services), ...usual],
  },
  {
    key: "billboard",
    type: "billboard",
    subtype: null,
    picture: "billboard",
    price: 650,
    fields: [required("companyName"), required("shortDescription", DEFAULT_TEXTS.services), ...usual],
  },
  {
    key: "card-horizontal",
    type: "business_card_horizontal",
    subtype: null,
    picture: "business-card-horizontal",
    price: 90,
    fields: [...person, ...usual],
  },
  {
    key: "card-vertical",
    type: "business_card_vertical",
    subtype: null,
    picture: "business-card-vertical",
    price: 90,
    fields: [...person, ...usual],
  },
];

/** The fields of a product with their default texts in the country's language. */
export const fieldsFor = (fields: readonly SeedField[], language: string): StoredField[] =>
  fields.map(({ name, group, texts }) => {
    const text = texts?.[language] ?? texts?.["en"];
    return { name, group, ...(text === undefined ? {} : { default: text }) };
  });

/** Services of flyers and cards, the recommended ones first. */
export const SERVICES: readonly {
  readonly icon: KeyBetween<DemoText, "shop.service.", "">;
  readonly recommended: boolean;
}[] = [
  {
    icon: "installation",
    recommended: true,
  },
  {
    icon: "replacement",
    recommended: true,
  },
  {
    icon: "service",
    recommended: true,
  },
  {
    icon: "shutters",
    recommended: true,
  },
  {
    icon: "blinds",
    recommended: false,
  },
  {
    icon: "flashing",
    recommended: false,
  },
  {
    icon: "insulation",
    recommended: false,
  },
  {
    icon: "electric",
    recommended: false,
  },
  {
    icon: "measuring",
    recommended: false,
  },
  {
    icon: "advice",
    recommended: false,
  },
];
