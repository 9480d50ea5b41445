import type { RegionSlug } from "@lucarne/api-client/regions";
import { useEffect, useState } from "react";
import { readPhoneNumber } from "../../../shared/phone/phone-number.ts";

/** A phone number for display, with its country code; as it was typed until the number rules are there. */
export const usePhoneDisplay = (typed: string, country: RegionSlug): string => {
  const [display, setDisplay] = useState(typed);

  useEffect(() => {
    let isShown = true;
    readPhoneNumber(typed, country)
      .then((number) => isShown && setDisplay(number?.display ?? typed))
      .catch(() => undefined);

    return () => {
      isShown = false;
    };
  }, [typed, country]);

  return display;
};
