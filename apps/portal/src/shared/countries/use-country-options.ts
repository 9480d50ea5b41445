import { useMemo } from "react";
import { useIntl } from "react-intl";
import { countryOptions } from "./country-options.ts";

/** The countries to choose from, named and sorted in the user's language. */
export const useCountryOptions = () => {
  const { locale } = useIntl();

  return useMemo(() => countryOptions(locale), [locale]);
};
