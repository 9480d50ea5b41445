import { DayPicker } from "react-day-picker";
import * as styles from "./calendar.css.ts";
import { dateOf, isoDay } from "./date-text.ts";
import { useMonthGrid } from "./use-month-grid.tsx";

export interface CalendarProps {
  /** The chosen day as ISO text; "" for none. */
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly dayProblem: ((day: string) => string | undefined) | undefined;
  readonly onChoose: (iso: string) => void;
}

/** The days of a month as a grid. Loaded on first use. */
export const Calendar = ({ value, min, max, dayProblem, onChoose }: CalendarProps) => {
  const selected = dateOf(value);
  const [around, grid] = useMonthGrid({ chosen: selected, min, max, dayProblem });
  return (
    <div ref={around}>
      <DayPicker
        {...grid}
        mode="single"
        required
        selected={selected}
        onSelect={(date) => onChoose(isoDay(date))}
        modifiersClassNames={{
          selected: styles.selected,
          today: styles.today,
          disabled: styles.disabled,
        }}
      />
    </div>
  );
};
