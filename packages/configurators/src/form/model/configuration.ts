import type { PrintedConfig } from "../../artwork/layout/from-config.ts";
import { printedLink } from "../../artwork/qr/link.ts";
import { isTextName } from "../../artwork/template/shown.ts";
import type { ProductService } from "./product/product.ts";
import type { FormRules, FormState } from "./state.ts";
import { linesOf } from "./text.ts";
import { activeFields, type StoredLogo, type StoredPhoto, textOf } from "./values.ts";

/** A configuration as an order contains it (CONF-21). */
export interface MarketingData extends PrintedConfig {
  readonly type: string;
  readonly subtype?: string;
  readonly logo?: Omit<StoredLogo, "url">;
  readonly photo?: Omit<StoredPhoto, "url">;
  readonly services?: readonly Pick<ProductService, "uuid" | "text" | "icon">[];
  /** Fields of the settings that the shop has no name for. */
  readonly extraFields?: Readonly<Record<string, string>>;
  /** `{product}Logo`: address of the logo in the preview. */
  readonly [logoAddress: `${string}Logo`]: unknown;
}

/** Returns `businessCardHorizontalLogo` for `business_card_horizontal` (CONF-16). */
export const logoName = (product: string): `${string}Logo` =>
  `${product.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase())}Logo`;

/** The chosen services in the order of selection. */
const chosenOf = ({ services, history }: FormState): readonly ProductService[] => {
  if (typeof services === "string") return [];
  return (history.present.services ?? []).flatMap((uuid) => services.filter((service) => service.uuid === uuid));
};

const valueOf = (name: string, text: string): unknown => {
  if (name === "address") {
    const [line1 = "", line2 = "", line3 = ""] = linesOf(text);
    return { line1, line2, line3 };
  }
  const link = name === "link" ? printedLink(text) : undefined;
  return link?.ok ? link.href : text.trim().normalize("NFC");
};

/**
 * The configuration to order and print: active fields, without empty ones.
 * @param partnerLogo address of the recommended partner's logo, where the product shows one without an own logo
 */
export const configurationOf = (rules: FormRules, state: FormState, partnerLogo?: string): MarketingData => {
  const { product, plan } = rules;
  const values = state.history.present;
  const filled = activeFields(plan, values)
    .map(({ name }) => [name, textOf(values, name)] as const)
    .filter(([, text]) => text.trim() !== "");
  const known = filled.filter(([name]) => isTextName(name)).map(([name, text]) => [name, valueOf(name, text)] as const);
  const extra = filled.filter(([name]) => !isTextName(name)).map(([name, text]) => [name, text.trim()] as const);
  const services = chosenOf(state).map(({ uuid, text, icon }) => ({ uuid, text, icon }));
  const { url, ...logo } = values.logo ?? { url: partnerLogo };
  const { url: _, ...photo } = values.photo ?? { url: undefined };
  return {
    type: product.template.product,
    ...(product.subtype !== null && { subtype: product.subtype }),
    ...Object.fromEntries(known),
    ...(extra.length > 0 && { extraFields: Object.fromEntries(extra) }),
    ...(values.cover !== "" && { coverImage: values.cover }),
    ...(services.length > 0 && { services }),
    ...("path" in logo && { logo }),
    ...("path" in photo && { photo }),
    ...(url !== undefined && { [logoName(product.template.product)]: url }),
  };
};
