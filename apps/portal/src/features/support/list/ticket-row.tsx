import type { Ticket } from "@lucarne/api-client/queries/support";
import { CountBadge } from "@lucarne/ui/badge";
import { Link } from "@lucarne/ui/provider";
import { useIntl } from "react-intl";
import { readOut } from "../../../shared/page-parts/read-out.css.ts";
import { href } from "../../../shared/navigation/href.ts";
import { relativeTime } from "../../../shared/time/relative-time.ts";
import { messages } from "../messages.ts";
import { TicketBadge } from "./ticket-badge.tsx";
import * as styles from "./ticket-list.css.ts";
import { TextWithNumbers } from "../../../shared/names/text-with-numbers.tsx";

type TicketRowProps = {
  ticket: Ticket;
  isCurrent: boolean;
  /** How many answers are unread. */
  unread: number;
  /** The moment of the answer, in milliseconds since the epoch. */
  now: number;
};

/** A chat in the list: title, time of the last message, status, unread answers. */
export const TicketRow = ({ ticket, isCurrent, unread, now }: TicketRowProps) => {
  const { formatMessage, formatRelativeTime } = useIntl();
  const at = ticket.messages[0]?.created_at ?? ticket.updated_at;
  const { value, unit } = relativeTime(at, now);

  return (
    <li>
      <Link
        href={href("ticket", { uuid: ticket.uuid })}
        data-ticket={ticket.uuid}
        aria-current={isCurrent ? "page" : undefined}
        className={styles.row}
      >
        <span className={styles.title}>
          <TextWithNumbers text={ticket.title} />
        </span>
        <time dateTime={at} className={styles.time}>
          {formatRelativeTime(value, unit, { numeric: "auto", style: "short" })}
        </time>
        <span>
          <TicketBadge status={ticket.status} />
        </span>
        {unread > 0 && (
          <span className={styles.unread}>
            <CountBadge aria-hidden count={unread} />
            <span className={readOut}>{formatMessage(messages.unread, { count: unread })}</span>
          </span>
        )}
      </Link>
    </li>
  );
};
