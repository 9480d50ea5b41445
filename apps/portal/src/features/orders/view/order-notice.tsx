import { APPROVED, FAILED, PENDING, REJECTED } from "@lucarne/api-client/order-states";
import type { Order, OrderStatus } from "@lucarne/api-client/queries/orders";
import { Clock } from "@lucarne/ui/icons";
import { Notice } from "@lucarne/ui/notice";
import { FormattedMessage } from "react-intl";
import { messages } from "../messages.ts";

const IN_PROGRESS: readonly OrderStatus[] = [PENDING, APPROVED, FAILED];

/** What the status of an order means for its points (ORD-4, ORD-6); nothing for a completed one. */
export const OrderNotice = ({ order: { status, events } }: { order: Order }) => {
  if (IN_PROGRESS.includes(status)) {
    return (
      <Notice icon={Clock}>
        <FormattedMessage {...(status === FAILED ? messages.checking : messages.inProgress)} />
      </Notice>
    );
  }
  if (status !== REJECTED) return null;
  const reason = events.findLast((event) => event.status === REJECTED)?.reason;

  return (
    <Notice tone="negative" title={<FormattedMessage {...messages.rejected} />}>
      {reason}
    </Notice>
  );
};
