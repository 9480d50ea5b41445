const partsIn = (at: Date, timeZone: string) => {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: number("year"),
    asUtc: Date.UTC(
      number("year"),
      number("month") - 1,
      number("day"),
      number("hour"),
      number("minute"),
      number("second"),
    ),
  };
};

/** The year that a moment is in, by a country's calendar (decisions X15). */
export const yearIn = (at: Date, timeZone: string): number => partsIn(at, timeZone).year;

/** The first moment of a year by a country's calendar. */
export const startOfYear = (year: number, timeZone: string): Date => {
  const guess = Date.UTC(year, 0, 1);
  const distance = partsIn(new Date(guess), timeZone).asUtc - guess;
  return new Date(guess - distance);
};
