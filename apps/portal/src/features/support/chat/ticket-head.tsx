import type { Ticket } from "@lucarne/api-client/queries/support";
import { IconButtonLink } from "@lucarne/ui/icon-button";
import { ArrowLeft } from "@lucarne/ui/icons";
import { Hidden } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { listHref } from "../list/list-href.ts";
import { messages } from "../messages.ts";
import { TicketBadge } from "../list/ticket-badge.tsx";
import * as styles from "./ticket-head.css.ts";
import { TextWithNumbers } from "../../../shared/names/text-with-numbers.tsx";

/** Title, age and status of the open chat; on a phone with the way back to the list. */
export const TicketHead = ({ ticket }: { ticket: Ticket }) => {
  const { formatDate, formatMessage } = useIntl();

  return (
    <header className={styles.head}>
      <Hidden above="tablet">
        <IconButtonLink href={listHref} icon={ArrowLeft} label={formatMessage(messages.allChats)} />
      </Hidden>
      <div className={styles.words}>
        <Heading level={1} size="h3">
          <TextWithNumbers text={ticket.title} />
        </Heading>
        <Text size="small" tone="muted">
          <FormattedMessage
            {...messages.opened}
            values={{ date: formatDate(ticket.created_at, { dateStyle: "medium" }) }}
          />
        </Text>
      </div>
      <div className={styles.badge}>
        <TicketBadge status={ticket.status} />
      </div>
    </header>
  );
};
