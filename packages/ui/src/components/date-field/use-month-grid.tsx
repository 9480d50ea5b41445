import { type ComponentProps, useMemo, useState } from "react";
import { DayButton, type DropdownProps, type PropsBase } from "react-day-picker";
import { useTextDirection } from "../../internal/element/use-text-direction.ts";
import { ChevronLeft, ChevronRight } from "../icons/index.ts";
import { useLocale, useStrings } from "../provider/index.ts";
import * as styles from "./calendar.css.ts";
import { dateOf, isoDay, partName } from "./date-text.ts";
import { weekStart } from "./week-start.ts";

const Day = ({ modifiers, ...props }: ComponentProps<typeof DayButton>) => (
  <DayButton {...props} modifiers={modifiers} aria-current={modifiers["today"] === true ? "date" : undefined} />
);

const Years = ({ options = [], ...select }: DropdownProps) => (
  <select {...select}>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

const COMPONENTS = {
  DayButton: Day,
  YearsDropdown: Years,
  Chevron: ({ orientation }: { readonly orientation?: "up" | "down" | "left" | "right" }) =>
    orientation === "left" ? <ChevronLeft aria-hidden size={20} /> : <ChevronRight aria-hidden size={20} />,
};

const CLASSES = {
  root: styles.root,
  months: styles.months,
  month_caption: styles.caption,
  dropdowns: styles.monthAndYear,
  years_dropdown: styles.years,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.cell,
  day_button: styles.day,
};

/** With limits in fewer years, the arrows of the months are enough. */
const MIN_YEARS_TO_CHOOSE = 3;

/** The month and the week days in words of a language. */
const wordsOf = (locale: string | undefined) => {
  const formatBy = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { calendar: "gregory", numberingSystem: "latn", ...options });
    return (date: Date) => format.format(date);
  };
  return {
    month: formatBy({ month: "long", year: "numeric" }),
    monthAlone: formatBy({ month: "long" }),
    wholeDay: formatBy({ dateStyle: "full" }),
    // Short names, such as the Latvian "ceturtd.", are wider than a column.
    weekday: formatBy({ weekday: "narrow" }),
  };
};

interface MonthGridOptions {
  /** The day whose month is shown first; without it today's, inside of `min` and `max`. */
  readonly chosen: Date | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly dayProblem: ((day: string) => string | undefined) | undefined;
}

/**
 * What every calendar of the kit gives DayPicker: words, week starts, limits, direction and looks.
 * @returns the ref of the element around DayPicker, and the props
 */
export const useMonthGrid = ({ chosen, min, max, dayProblem }: MonthGridOptions) => {
  const strings = useStrings();
  const locale = useLocale();
  const words = useMemo(() => wordsOf(locale), [locale]);
  const [first, last] = [dateOf(min), dateOf(max)];
  const [around, dir] = useTextDirection<HTMLDivElement>();
  const [today] = useState(() => new Date());
  const years = first && last ? last.getFullYear() - first.getFullYear() + 1 : 0;
  const start =
    chosen ?? (last !== undefined && last < today ? last : first !== undefined && first > today ? first : today);
  const props = {
    autoFocus: true,
    // Arrow keys and the arrows of the buttons follow it.
    dir,
    captionLayout: years < MIN_YEARS_TO_CHOOSE ? "label" : "dropdown-years",
    showOutsideDays: false,
    defaultMonth: start,
    startMonth: first,
    endMonth: last,
    disabled: [
      ...(first ? [{ before: first }] : []),
      ...(last ? [{ after: last }] : []),
      ...(dayProblem ? [(day: Date) => dayProblem(isoDay(day)) !== undefined] : []),
    ],
    weekStartsOn: weekStart(locale),
    // The language of the calendar; in some the year comes before the month.
    locale: locale === undefined ? {} : { code: locale },
    components: COMPONENTS,
    classNames: CLASSES,
    formatters: {
      formatCaption: words.month,
      formatMonthDropdown: words.monthAlone,
      formatDay: (date: Date) => String(date.getDate()),
      formatWeekdayName: words.weekday,
    },
    labels: {
      labelNav: () => strings.months,
      labelPrevious: () => strings.previousMonth,
      labelNext: () => strings.nextMonth,
      labelGrid: words.month,
      labelYearDropdown: () => partName(locale, "year"),
      labelDayButton: words.wholeDay,
    },
  } satisfies PropsBase;
  return [around, props] as const;
};
