import { useDays } from "./use-days.ts";

/** The day of a moment in the company's country, such as “20 Nov 2026”. */
export const DayOf = ({ at }: { at: string }) => (
  <time dateTime={at}>{useDays().formatDayOf(at, { day: "numeric", month: "short", year: "numeric" })}</time>
);
