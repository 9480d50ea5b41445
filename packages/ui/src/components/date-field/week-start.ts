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

/** The regions whose week does not begin on Monday (Unicode CLDR), for browsers that do not know them. */
const REGIONS = [
  [
    0,
    "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW",
  ],
  [5, "MV"],
  [6, "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"],
] as const;

const ofRegion = (region: string | undefined): WeekDay =>
  REGIONS.find(([, regions]) => region !== undefined && regions.includes(region))?.[0] ?? 1;

/** The first day of the week in a language, or in the region where it has most speakers; Monday (ISO 8601) for none. */
export const weekStart = (locale: string | undefined): WeekDay => {
  if (locale === undefined) return 1;
  const known: Intl.Locale & LocaleWithWeek = new Intl.Locale(locale);
  const week = known.getWeekInfo?.() ?? known.weekInfo;
  return DAYS.find((day) => week !== undefined && day === week.firstDay % 7) ?? ofRegion(known.maximize().region);
};
