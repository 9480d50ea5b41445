import { canCheckout } from "@lucarne/api-client/checkout-rules";

/**
 * Whether a role may order in a country (CHK-1).
 * @param setting the value of the country's setting `checkout_roles`, if there is one
 */
export const mayOrderBy = (setting: unknown, role: number): boolean =>
  canCheckout({ role: { id: role }, may_order: Array.isArray(setting) ? setting.includes(role) : undefined });
