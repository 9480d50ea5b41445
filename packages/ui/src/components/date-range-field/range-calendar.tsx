import { useState } from "react";
import { DayPicker } from "react-day-picker";
import * as styles from "../date-field/calendar.css.ts";
import { dateOf, isoDay } from "../date-field/date-text.ts";
import { useMonthGrid } from "../date-field/use-month-grid.tsx";
import { useStrings } from "../provider/index.ts";
import type { DateRange } from "./date-range.ts";
import * as range from "./range-calendar.css.ts";

export interface RangeCalendarProps {
  /** Both ends as ISO text; "" for none. */
  readonly value: DateRange;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly dayProblem: ((day: string) => string | undefined) | undefined;
  /** Gets both ends, once both are chosen. */
  readonly onChoose: (range: DateRange) => void;
}

const inOrder = (one: string, other: string): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** A month in which the first and then the last day of a period are chosen. Loaded on first use. */
export const RangeCalendar = ({ value: { from, to }, min, max, dayProblem, onChoose }: RangeCalendarProps) => {
  const strings = useStrings();
  // With one end known, typed or chosen, the next day is the other end.
  const [known, setKnown] = useState(from === "" || to === "" ? from + to : "");
  const [ahead, setAhead] = useState("");
  const shown = known === "" ? { from, to } : inOrder(known, ahead === "" ? known : ahead);
  const [around, grid] = useMonthGrid({ chosen: dateOf(from) ?? dateOf(to), min, max, dayProblem });
  const choose = (day: string) => {
    if (known === "") setKnown(day);
    else onChoose(inOrder(known, day));
    setAhead("");
  };
  return (
    <div ref={around}>
      <p role="status" className={range.prompt}>
        {known === "" ? strings.chooseFirstDay : strings.chooseLastDay}
      </p>
      <DayPicker
        {...grid}
        mode="range"
        selected={{ from: dateOf(shown.from), to: dateOf(shown.to) }}
        onSelect={(_, day) => choose(isoDay(day))}
        onDayFocus={(day) => setAhead(isoDay(day))}
        onDayMouseEnter={(day, { disabled }) => {
          if (disabled !== true) setAhead(isoDay(day));
        }}
        modifiersClassNames={{
          today: styles.today,
          disabled: styles.disabled,
          range_start: `${styles.selected} ${range.start}`,
          range_end: `${styles.selected} ${range.end}`,
          range_middle: range.middle,
        }}
      />
    </div>
  );
};
