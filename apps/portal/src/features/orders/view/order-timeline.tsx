import type { Order } from "@lucarne/api-client/queries/orders";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { FormattedDate, FormattedMessage } from "react-intl";
import { messages, stepNames } from "../messages.ts";
import * as styles from "./order-timeline.css.ts";

/** What happened to an order, oldest first (ORD-13). */
export const OrderTimeline = ({ events }: Pick<Order, "events">) => (
  <Card as="section">
    <Stack>
      <Heading level={2} size="h3">
        <FormattedMessage {...messages.timeline} />
      </Heading>
      <ol className={styles.list}>
        {events.map(({ status, created_at: at }) => {
          const name = stepNames[status];

          return (
            <li key={`${status} ${at}`} className={styles.step}>
              <span className={styles.name}>{name ? <FormattedMessage {...name} /> : status}</span>
              <time dateTime={at} className={styles.time}>
                <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
              </time>
            </li>
          );
        })}
      </ol>
    </Stack>
  </Card>
);
