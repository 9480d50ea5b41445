import { productQuery } from "@lucarne/api-client/queries/shop";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import type { StartEarly } from "../../shared/pages/opened-page.ts";
import { isConfigured } from "./is-configured.ts";
import { loadForm } from "./load-form.ts";

/** Loads the form of a configured product as soon as the product is known, before the page is drawn (PERF-3). */
export const startEarly: StartEarly = async ({ uuid, language }) => {
  const product = await queryClient.ensureQueryData(productQuery(api, uuid, language));
  if (isConfigured(product)) await loadForm(language);
};
