import { REGIONS, type RegionSlug } from "@lucarne/api-client/regions";

/**
 * The country of a number typed or pasted with its country code (`+420 …` or `00420 …`); `undefined` without a code or
 * with one of another country. No code of ours begins with another one.
 */
export const countryOfNumber = (typed: string): RegionSlug | undefined => {
  const digits = /^(?:\+|00)(\d+)/.exec(typed.normalize("NFKC").replace(/[^\d+]/g, ""))?.[1];

  return REGIONS.find(({ dialCode }) => digits?.startsWith(dialCode))?.slug;
};
