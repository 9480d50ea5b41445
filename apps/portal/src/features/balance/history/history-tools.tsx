import { dayOf } from "@lucarne/api-client/day";
import { DateRangeField } from "@lucarne/ui/date-range-field";
import { SelectField } from "@lucarne/ui/select-field";
import { useIntl } from "react-intl";
import { EVENTS, eventText } from "../entries/event-messages.ts";
import { type EventFilter, eventFilterOf } from "./history-filter.ts";
import * as styles from "./history-tools.css.ts";
import { messages } from "../messages.ts";

type HistoryToolsProps = {
  event: EventFilter;
  from: string;
  to: string;
  onChange: (change: { event?: EventFilter; from?: string; to?: string }) => void;
};

/** Filters the history by reason and period; both are in the URL. */
export const HistoryTools = ({ event, from, to, onChange }: HistoryToolsProps) => {
  const intl = useIntl();
  const { formatMessage } = intl;

  return (
    <div className={styles.tools}>
      <SelectField
        label={formatMessage(messages.reason)}
        value={event}
        onChange={({ target }) => onChange({ event: eventFilterOf(target.value) })}
        options={[
          { value: "all", label: formatMessage(messages.everyReason) },
          ...EVENTS.map((name) => ({ value: name, label: eventText(intl, name) })),
        ]}
      />
      <DateRangeField
        label={formatMessage(messages.period)}
        labelHidden
        value={{ from: dayOf(from) ?? "", to: dayOf(to) ?? "" }}
        onValueChange={onChange}
      />
    </div>
  );
};
