import type { Order } from "@lucarne/api-client/queries/orders";
import { Amount } from "@lucarne/ui/amount";
import { FormattedDate, FormattedMessage, FormattedNumber } from "react-intl";
import { useFullName } from "../../../shared/people/use-full-name.ts";
import { messages } from "../messages.ts";
import * as styles from "./order-facts.css.ts";
import { piecesOf } from "../parts/order-parts.ts";
import { AsWritten } from "../../../shared/names/as-written.tsx";

/** The four facts of an order; the last one is its only product, or its recipient when it has several. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const recipient = useFullName(order.customer);
  const [first, ...others] = order.meta.contents;

  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.name}>
          <FormattedMessage {...messages.date} />
        </dt>
        <dd className={styles.value}>
          <time dateTime={order.created_at}>
            <FormattedDate value={order.created_at} dateStyle="medium" />
          </time>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.name}>
          <FormattedMessage {...messages.items} />
        </dt>
        <dd className={styles.value}>
          <FormattedNumber value={piecesOf(order)} />
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.name}>
          <FormattedMessage {...messages.points} />
        </dt>
        <dd className={styles.value}>
          <Amount value={<FormattedNumber value={order.points} />} />
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.name}>
          <FormattedMessage {...(others.length === 0 ? messages.product : messages.recipient)} />
        </dt>
        <dd className={styles.value}>
          {others.length === 0 && first ? first.name : <AsWritten>{recipient}</AsWritten>}
        </dd>
      </div>
    </dl>
  );
};
