import { dayOf } from "@lucarne/api-client/day";
import { DateRangeField } from "@lucarne/ui/date-range-field";
import { SelectField } from "@lucarne/ui/select-field";
import { useIntl } from "react-intl";
import type { PageHref } from "../../../shared/navigation/href.ts";
import { useNavigate } from "../../../shared/navigation/navigate.ts";
import { EVENTS, eventText } from "../entries/event-messages.ts";
import { type EventFilter, eventFilterOf } from "./history-filter.ts";
import * as styles from "./history-tools.css.ts";
import { messages } from "../messages.ts";

type HistoryToolsProps = {
  event: EventFilter;
  from: string;
  to: string;
  /** The address of the list after a change of one filter. */
  hrefOf: (change: { event?: EventFilter; from?: string; to?: string }) => PageHref;
};

/** Filters the history by reason and period; both are in the URL. */
export const HistoryTools = ({ event, from, to, hrefOf }: HistoryToolsProps) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const navigate = useNavigate();
  const change = (filter: Parameters<typeof hrefOf>[0]) => void navigate(hrefOf(filter), { replace: true });

  return (
    <div className={styles.tools}>
      <SelectField
        label={formatMessage(messages.reason)}
        value={event}
        onChange={({ target }) => change({ event: eventFilterOf(target.value) })}
        options={[
          { value: "all", label: formatMessage(messages.everyReason) },
          ...EVENTS.map((name) => ({ value: name, label: eventText(intl, name) })),
        ]}
      />
      <DateRangeField
        label={formatMessage(messages.period)}
        labelHidden
        value={{ from: dayOf(from) ?? "", to: dayOf(to) ?? "" }}
        onValueChange={change}
      />
    </div>
  );
};
