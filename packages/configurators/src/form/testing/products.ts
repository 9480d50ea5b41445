import type { ArtworkLanguage } from "../../artwork/words/languages.ts";
import { BANNER } from "../../products/banner/template.ts";
import { BILLBOARD } from "../../products/billboard/template.ts";
import { BUSINESS_CARD_HORIZONTAL } from "../../products/business-card-horizontal/template.ts";
import { BUSINESS_CARD_VERTICAL } from "../../products/business-card-vertical/template.ts";
import { defaultTexts } from "../../products/default-texts.ts";
import { FLYER } from "../../products/flyer/template.ts";
import { STICKER } from "../../products/sticker/template.ts";
import type { FormProduct, ProductField } from "../model/product/product.ts";

const field = (name: string, group: ProductField["group"], text?: string): ProductField => ({
  name,
  group,
  default: text,
});

const USUAL = [field("address", "optional"), field("link", "optional"), field("logo", "optional")];
const TEXTS = [field("companyName", "required"), field("shortDescription", "required"), ...USUAL];
const PERSON = [
  field("name", "required"),
  field("surname", "required"),
  field("companyName", "required"),
  field("motto", "optional"),
  ...USUAL,
];

const product = (template: FormProduct["template"], fields: readonly ProductField[], price: number): FormProduct => ({
  template,
  subtype: null,
  fields,
  stock: 250,
  price,
});

const FLYER_OF_SERVICES = {
  ...product(
    FLYER,
    [
      field("companyName", "required"),
      field("shortDescription", "optional"),
      field("longDescription", "optional"),
      ...USUAL,
    ],
    2,
  ),
  subtype: "services",
} as const;

/** Products as the shop sells them. */
export const FORM_PRODUCTS = {
  flyer: FLYER_OF_SERVICES,
  flyerElectric: { ...FLYER_OF_SERVICES, subtype: "electric" },
  flyerReplacement: { ...FLYER_OF_SERVICES, subtype: "replacement" },
  flyerNight: { ...FLYER_OF_SERVICES, subtype: "dsp" },
  flyerSoldOut: { ...FLYER_OF_SERVICES, stock: 0 },
  banner: product(BANNER, TEXTS, 90),
  sticker: product(STICKER, [field("companyName", "required"), ...USUAL], 1),
  billboard: product(BILLBOARD, TEXTS, 350),
  cardHorizontal: product(BUSINESS_CARD_HORIZONTAL, PERSON, 1),
  cardVertical: product(BUSINESS_CARD_VERTICAL, PERSON, 1),
} as const satisfies Readonly<Record<string, FormProduct>>;

export type FormProductName = keyof typeof FORM_PRODUCTS;

/** A product with its default texts in a country. English for a country without marketing material. */
export const productIn = (product: FormProduct, language: ArtworkLanguage): FormProduct => {
  const { shortDescription, longDescription } = defaultTexts(language, product.subtype);
  const texts: Readonly<Record<string, string>> = { shortDescription, longDescription };
  return { ...product, fields: product.fields.map((one) => ({ ...one, default: texts[one.name] })) };
};
