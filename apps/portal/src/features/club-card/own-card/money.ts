import { LOCAL_PER_POINT } from "@lucarne/api-client/club-card-rules";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { useIntl } from "react-intl";

/** Currencies of the countries with a club card (CLUB-1); the region decides, never the language. */
const CURRENCIES: Readonly<Partial<Record<RegionSlug, string>>> = { pl: "PLN" };

/** Formats amounts on the card of a country: local currency, or what points are worth in it (CLUB-15). */
export const useMoney = (region: RegionSlug | undefined) => {
  const { formatNumber } = useIntl();
  const currency = region && CURRENCIES[region];
  const format = (local: number): string =>
    currency === undefined
      ? formatNumber(local)
      : formatNumber(local, { style: "currency", currency, maximumFractionDigits: 0 });

  return { format, ofPoints: (points: number): string => format(points * LOCAL_PER_POINT) };
};
