import { useIntl } from "react-intl";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Says seconds as days and hours, or as hours and minutes on the last day: “41 days 6 hrs”. */
export const useTimeLeft = () => {
  const { formatNumber } = useIntl();
  const say = (value: number, unit: "day" | "hour" | "minute") =>
    formatNumber(Math.floor(value), { style: "unit", unit, unitDisplay: "short" });

  return (seconds: number): string =>
    seconds >= DAY
      ? `${say(seconds / DAY, "day")} ${say((seconds % DAY) / HOUR, "hour")}`
      : `${say(seconds / HOUR, "hour")} ${say((seconds % HOUR) / MINUTE, "minute")}`;
};
