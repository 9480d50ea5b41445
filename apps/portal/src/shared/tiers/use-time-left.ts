import { type IntlShape, useIntl } from "react-intl";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Says seconds as days and hours, or as hours and minutes on the last day: “41 days 6 hrs”. */
export const sayTimeLeft = ({ formatNumber, locale }: IntlShape, seconds: number): string => {
  // The short Romanian form lacks the “de” that Romanian needs from 20 on.
  const unitDisplay = locale === "ro" ? "long" : "short";
  const say = (value: number, unit: "day" | "hour" | "minute") =>
    formatNumber(Math.floor(value), { style: "unit", unit, unitDisplay });

  return seconds >= DAY
    ? `${say(seconds / DAY, "day")} ${say((seconds % DAY) / HOUR, "hour")}`
    : `${say(seconds / HOUR, "hour")} ${say((seconds % HOUR) / MINUTE, "minute")}`;
};

export const useTimeLeft = () => {
  const intl = useIntl();
  return (seconds: number) => sayTimeLeft(intl, seconds);
};
