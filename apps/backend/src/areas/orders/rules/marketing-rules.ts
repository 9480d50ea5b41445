import { isObject } from "@lucarne/api-client/is-object";
import { printedLink } from "@lucarne/configurators/artwork/qr/link";
import { isTextName, unshownIn } from "@lucarne/configurators/artwork/template/shown";
import { TEMPLATES } from "@lucarne/configurators/products/all";
import { SERVICE_LIMITS, TEXT_LIMITS } from "@lucarne/configurators/products/limits";
import type { MarketingConfig, StoredField } from "../../../db/schema/index.ts";
import type { Sentence, SentencesByField } from "../../../kernel/problem.ts";

/** The parts of a product that its configuration must match. */
export interface ConfiguredProduct {
  readonly type: string;
  readonly subtype: string | null;
  readonly fields: readonly StoredField[];
}

type Values = Readonly<Record<string, unknown>>;

/** Whether a field is filled: a text that is not blank, a list with entries, an address with a first line. */
const isFilled = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) && ("line1" in value ? isFilled(value["line1"]) : Object.keys(value).length > 0);
};

const tooLong = (value: unknown, limit: number): boolean =>
  typeof value === "string" && [...value.trim()].length > limit;

const text = (key: Extract<Sentence, { text: unknown }>["text"], limit?: number): readonly Sentence[] => [
  { text: key, ...(limit === undefined ? {} : { params: { limit } }) },
];

const isCard = (type: string): type is Exclude<keyof typeof SERVICE_LIMITS, "flyer"> =>
  type !== "flyer" && Object.hasOwn(SERVICE_LIMITS, type);

/** A service of the shop's list, known by its icon: a stored design may have an earlier text. */
type Offered = { readonly text: string; readonly icon: string };

const isOffered = ({ icon }: Values, offered: readonly Offered[]): boolean => offered.some((one) => one.icon === icon);

const serviceErrors = (values: Values, product: ConfiguredProduct, offered: readonly Offered[]): SentencesByField => {
  const services = Array.isArray(values["services"]) ? values["services"].filter(isObject) : [];
  const flyer = SERVICE_LIMITS.flyer.most;
  if (product.type === "flyer" && product.subtype === "services" && services.length !== flyer)
    return { "data.services": text("problem.services_exactly", flyer) };
  const most = isCard(product.type) ? SERVICE_LIMITS[product.type].most : undefined;
  if (most !== undefined && services.length === 0) return { "data.services": text("validation.min_items", 1) };
  if (most !== undefined && services.length > most) return { "data.services": text("validation.max_items", most) };
  if (new Set(services.map((one) => one["text"])).size < services.length)
    return { "data.services": text("validation.unique") };
  const foreign = services.findIndex((one) => !isOffered(one, offered));
  if (foreign < 0) return {};
  const isText = !offered.some((one) => one.text === services[foreign]?.["text"]);
  return { [`data.services.${foreign}.${isText ? "text" : "icon"}`]: text("problem.service_unknown") };
};

/** Whether a field has a property of its own: among the others nothing would print it. */
const hasProperty = (name: string): boolean => isTextName(name) || name === "logo";

const fieldErrors = (values: Values, { fields }: ConfiguredProduct): SentencesByField => {
  const extra = isObject(values["extraFields"]) ? values["extraFields"] : {};
  const errors: Record<string, readonly Sentence[]> = {};
  for (const { name, group } of fields)
    if (group === "required" && !isFilled((hasProperty(name) ? values : extra)[name]))
      errors[`data.${name}`] = text("validation.required");
  for (const name of Object.keys(extra)) {
    // An added optional field must be filled.
    if (hasProperty(name) || !fields.some((field) => field.name === name))
      errors[`data.extraFields.${name}`] = text("validation.unknown");
    else if (!isFilled(extra[name])) errors[`data.extraFields.${name}`] = text("validation.required");
  }
  return errors;
};

/**
 * Refuses each filled field that the sheet has no place for, unless the shop's settings require it: the form has said
 * that such a field is only sent (CONF-22).
 */
const unshownErrors = (values: Values, { type, fields }: ConfiguredProduct): SentencesByField => {
  const template = TEMPLATES.find(({ product }) => product === type);
  if (!template) return {};
  const isRequired = (name: string): boolean =>
    fields.some((field) => field.name === name && field.group === "required");
  return Object.fromEntries(
    unshownIn(template, (name) => isFilled(values[name]))
      .filter((name) => !isRequired(name))
      .map((name) => [`data.${name}`, text("problem.not_printed")]),
  );
};

const tooLongErrors = (values: Values, name: keyof typeof TEXT_LIMITS): SentencesByField => {
  const limit = TEXT_LIMITS[name];
  return tooLong(values[name], limit) ? { [`data.${name}`]: text("validation.max_length", limit) } : {};
};

const textErrors = (values: Values, { type }: ConfiguredProduct): SentencesByField => ({
  ...(isFilled(values["phone"]) || isFilled(values["email"]) ? {} : { "data.phone": text("problem.phone_or_email") }),
  ...(type !== "flyer" || isFilled(values["shortDescription"]) || isFilled(values["longDescription"])
    ? {}
    : { "data.shortDescription": text("problem.short_or_long") }),
  ...tooLongErrors(values, "shortDescription"),
  ...tooLongErrors(values, "longDescription"),
});

/** The rule of the form and of the print, which leaves out the code of any other link (CONF-11). */
const linkErrors = ({ link }: Values): SentencesByField => {
  const printed = typeof link === "string" ? printedLink(link) : undefined;
  if (!printed || printed.ok) return {};
  return { "data.link": text(printed.reason === "too-long" ? "problem.link_too_long" : "problem.link_invalid") };
};

/** Addresses that a preview may load: of this site or https. */
const ADDRESS = /^(?:\/(?!\/)|https?:\/\/)/;

/** Cards and stickers share their backgrounds; a flyer's covers depend on its subtype. */
const coverSet = ({ type, subtype }: ConfiguredProduct): string | null => {
  if (type === "flyer") return subtype;
  return type === "sticker" || type.startsWith("business_card_") ? "card" : type;
};

const pictureErrors = (values: Values, product: ConfiguredProduct): SentencesByField => {
  const cover = values["coverImage"];
  const errors: Record<string, readonly Sentence[]> = {};
  if (typeof cover === "string" && !cover.startsWith(`${coverSet(product)}-`))
    errors["data.coverImage"] = text("validation.enum");
  if (isFilled(values["contentImage"])) errors["data.contentImage"] = text("problem.not_printed");
  for (const [name, value] of Object.entries(values))
    if (name.endsWith("Logo") && !(typeof value === "string" && ADDRESS.test(value)))
      errors[`data.${name}`] = text("validation.format");
  return errors;
};

/**
 * Errors of a configuration by field (CONF-5 to CONF-11); empty when valid. Types and lengths of the contract are
 * checked before.
 *
 * @param offered the available services
 */
export const marketingErrors = (
  config: MarketingConfig,
  product: ConfiguredProduct,
  offered: readonly Offered[],
): SentencesByField => {
  const values: Values = { ...config };
  if (values["type"] !== product.type) return { "data.type": text("validation.enum") };
  if (product.type === "flyer" && values["subtype"] !== product.subtype)
    return { "data.subtype": text("validation.enum") };
  return {
    ...unshownErrors(values, product),
    ...fieldErrors(values, product),
    ...textErrors(values, product),
    ...linkErrors(values),
    ...pictureErrors(values, product),
    ...serviceErrors(values, product, offered),
  };
};
