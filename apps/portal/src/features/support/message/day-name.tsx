import { FormattedDate, FormattedMessage } from "react-intl";
import { dayName } from "./chat-days.ts";
import { messages } from "../messages.ts";

/** A day as the separator of a chat names it. */
export const DayName = ({ at, now }: { at: string; now: number }) => {
  const name = dayName(at, now);
  if (name !== "other") return <FormattedMessage {...messages[name]} />;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();

  return (
    <FormattedDate
      value={at}
      weekday="long"
      day="numeric"
      month="long"
      {...(!isThisYear && { year: "numeric" as const })}
    />
  );
};
