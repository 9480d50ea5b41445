import { mayOrder } from "@lucarne/api-client/checkout-rules";

/**
 * Says whether a role may order in a country (CHK-1).
 * @param setting the value of the country's setting `checkout_roles`
 */
export const mayOrderBy = (setting: unknown, role: number): boolean =>
  mayOrder(role, Array.isArray(setting) ? setting.filter((one) => typeof one === "number") : undefined);
