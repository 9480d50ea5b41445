import { useIntl } from "react-intl";

type Length = "long" | "short";

/** Says a month such as `2026-11` in the user's language. */
export const useMonthName = () => {
  const { formatDate } = useIntl();

  return (month: string, length: Length = "long"): string =>
    formatDate(`${month}-01T00:00:00Z`, { month: length, year: "numeric", timeZone: "UTC" });
};
