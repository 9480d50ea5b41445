import { isTextName, unshownIn } from "@lucarne/configurators/artwork/template/shown";
import type { Template } from "@lucarne/configurators/artwork/template/schema";
import { isObject } from "@lucarne/api-client/is-object";
import type { Product } from "@lucarne/api-client/queries/shop";

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/**
 * An earlier design without what the sheet does not show: orders of former rules have such texts, and new ones with them
 * are refused (CONF-22). What the shop's settings require is sent.
 */
export const printedPart = (
  design: object,
  { template, fields }: { readonly template: Template; readonly fields: Product["settings"]["fields"] },
): object => {
  const values: Readonly<Record<string, unknown>> = { ...design };
  const required = new Set(fields.filter(({ group }) => group === "required").map(({ name }) => name));
  const unshown = new Set<string>(unshownIn(template, (name) => !isBlank(values[name])));
  const { extraFields, ...rest } = values;
  const kept = Object.entries(rest).filter(([name]) => !unshown.has(name) || required.has(name));
  const extra = isObject(extraFields) ? Object.entries(extraFields).filter(([name]) => !isTextName(name)) : [];

  return { ...Object.fromEntries(kept), ...(extra.length > 0 && { extraFields: Object.fromEntries(extra) }) };
};
