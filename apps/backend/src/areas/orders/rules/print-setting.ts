import { DEFAULT_LANGUAGE, type LanguageCode } from "@lucarne/api-client/languages";
import { regionById } from "@lucarne/api-client/regions";
import type { CardFormat } from "@lucarne/configurators/products/all";

/** What a company's country decides about its sheets: the language of their texts and the format of business cards. */
export const printSetting = (regionId: number): { language: LanguageCode; cards: CardFormat } => {
  const region = regionById(regionId);
  return { language: region?.languages[0] ?? DEFAULT_LANGUAGE, cards: region?.businessCards ?? "90x50" };
};
