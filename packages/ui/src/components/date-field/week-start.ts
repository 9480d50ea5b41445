export type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface WeekInfo {
  /** 1 Monday to 7 Sunday. */
  readonly firstDay: number;
}

/** `Intl.Locale` as browsers have it: the method, in older ones the property, in some neither. */
interface LocaleWithWeek {
  readonly getWeekInfo?: () => WeekInfo;
  readonly weekInfo?: WeekInfo;
}

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The first day of the week in a language; Monday (ISO 8601) where the browser does not know it. */
export const weekStart = (locale: string | undefined): WeekDay => {
  if (locale === undefined) return 1;
  const known: Intl.Locale & LocaleWithWeek = new Intl.Locale(locale);
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 };
  return DAYS.find((day) => day === firstDay % 7) ?? 1;
};
