import { DAY, HOUR, MINUTE, SECOND } from "@lucarne/api-client/durations";
import { type IntlShape, useIntl } from "react-intl";

/** Says seconds as days and hours, or as hours and minutes on the last day: “41 days 6 hrs”. */
export const sayTimeLeft = ({ formatNumber, locale }: IntlShape, seconds: number): string => {
  // The short Romanian form lacks the “de” that Romanian needs from 20 on.
  const unitDisplay = locale === "ro" ? "long" : "short";
  const say = (value: number, unit: "day" | "hour" | "minute") =>
    formatNumber(Math.floor(value), { style: "unit", unit, unitDisplay });

  const left = seconds * SECOND;

  return left >= DAY
    ? `${say(left / DAY, "day")} ${say((left % DAY) / HOUR, "hour")}`
    : `${say(left / HOUR, "hour")} ${say((left % HOUR) / MINUTE, "minute")}`;
};

export const useTimeLeft = () => {
  const intl = useIntl();
  return (seconds: number) => sayTimeLeft(intl, seconds);
};
