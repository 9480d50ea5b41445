import { type Day, dayIn, momentOf } from "@lucarne/api-client/day";
import { regionBySlug } from "@lucarne/api-client/regions";
import { type FormatDateOptions, useIntl } from "react-intl";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";

/** Days as the company's country counts them, wherever the device is (API-25). */
export const useDays = () => {
  const { formatDate } = useIntl();
  const timeZone = regionBySlug(useCurrentUser()?.region.slug ?? "")?.timeZone;

  return {
    /** A day in words. */
    formatDay: (day: Day, options: FormatDateOptions): string =>
      formatDate(momentOf(day), { ...options, timeZone: "UTC" }),
    /** The day of a moment in words. */
    formatDayOf: (at: string, options: FormatDateOptions): string => formatDate(at, { ...options, timeZone }),
    /** The day of a moment. */
    dayOf: (at: Date | string): Day => dayIn(at, timeZone),
  };
};
