/** The day of an instant in a time zone, as `2026-11-02`. */
export const dayIn = (at: string | Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    new Date(at),
  );
