import { type ComponentProps, useMemo, useState } from "react";
import { DayButton, DayPicker } from "react-day-picker";
import { ChevronLeft, ChevronRight } from "../icons/index.ts";
import { useLocale, useStrings } from "../provider/index.ts";
import * as styles from "./calendar.css.ts";
import { dateOf, isoDay } from "./date-text.ts";
import { weekStart } from "./week-start.ts";

export interface CalendarProps {
  /** The chosen day as ISO text; "" for none. */
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onChoose: (iso: string) => void;
}

const Day = ({ modifiers, ...props }: ComponentProps<typeof DayButton>) => (
  <DayButton {...props} modifiers={modifiers} aria-current={modifiers["today"] === true ? "date" : undefined} />
);

const COMPONENTS = {
  DayButton: Day,
  Chevron: ({ orientation }: { readonly orientation?: "up" | "down" | "left" | "right" }) =>
    orientation === "left" ? <ChevronLeft aria-hidden size={20} /> : <ChevronRight aria-hidden size={20} />,
};

const CLASSES = {
  root: styles.root,
  months: styles.months,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.cell,
  day_button: styles.day,
};

/** The month and the week days in words of a language. */
const wordsOf = (locale: string | undefined) => {
  const formatBy = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { calendar: "gregory", numberingSystem: "latn", ...options });
    return (date: Date) => format.format(date);
  };
  return {
    month: formatBy({ month: "long", year: "numeric" }),
    wholeDay: formatBy({ dateStyle: "full" }),
    // Short names, such as the Latvian "ceturtd.", are wider than a column.
    weekday: formatBy({ weekday: "narrow" }),
  };
};

/** The days of a month as a grid. Loaded on first use. */
export const Calendar = ({ value, min, max, onChoose }: CalendarProps) => {
  const strings = useStrings();
  const locale = useLocale();
  const words = useMemo(() => wordsOf(locale), [locale]);
  const selected = dateOf(value);
  const [first, last] = [dateOf(min), dateOf(max)];
  const [today] = useState(() => new Date());
  const start =
    selected ?? (last !== undefined && last < today ? last : first !== undefined && first > today ? first : today);
  return (
    <DayPicker
      autoFocus
      showOutsideDays={false}
      mode="single"
      required
      selected={selected}
      defaultMonth={start}
      startMonth={first}
      endMonth={last}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      onSelect={(date) => onChoose(isoDay(date))}
      weekStartsOn={weekStart(locale)}
      lang={locale}
      components={COMPONENTS}
      classNames={CLASSES}
      modifiersClassNames={{
        selected: styles.selected,
        today: styles.today,
        disabled: styles.disabled,
      }}
      formatters={{
        formatCaption: words.month,
        formatDay: (date) => String(date.getDate()),
        formatWeekdayName: words.weekday,
      }}
      labels={{
        labelNav: () => strings.months,
        labelPrevious: () => strings.previousMonth,
        labelNext: () => strings.nextMonth,
        labelGrid: words.month,
        labelDayButton: words.wholeDay,
      }}
    />
  );
};
