import { DAY, HOUR, MINUTE } from "@lucarne/api-client/durations";

/** A distance in time as `Intl.RelativeTimeFormat` takes it. */
export type RelativeTime = { value: number; unit: "minute" | "hour" | "day" | "month" | "year" };

/** Days between two moments on the calendar of this device: last night is yesterday, however late it was. */
const daysBetween = (from: Date, to: Date) =>
  Math.round(
    (Date.UTC(to.getFullYear(), to.getMonth(), to.getDate()) -
      Date.UTC(from.getFullYear(), from.getMonth(), from.getDate())) /
      DAY,
  );

const monthsBetween = (from: Date, to: Date) =>
  (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();

/** How long ago something was, in its largest fitting unit; a moment ahead of this device's clock counts as now. */
export const relativeTime = (then: string | number, now: number): RelativeTime => {
  const from = new Date(then);
  const to = new Date(now);
  const passed = Math.max(0, to.getTime() - from.getTime());
  if (passed < HOUR) return { value: 0 - Math.floor(passed / MINUTE), unit: "minute" };
  if (passed < DAY) return { value: -Math.floor(passed / HOUR), unit: "hour" };
  const days = daysBetween(from, to);
  const months = monthsBetween(from, to);
  if (days < 30 || months < 1) return { value: -days, unit: "day" };
  if (months < 12) return { value: -months, unit: "month" };

  return { value: -Math.floor(months / 12), unit: "year" };
};
