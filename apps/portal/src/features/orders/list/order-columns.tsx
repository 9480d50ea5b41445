import type { Order } from "@lucarne/api-client/queries/orders";
import { Amount } from "@lucarne/ui/amount";
import { Icon } from "@lucarne/ui/icon";
import { ChevronRight } from "@lucarne/ui/icons";
import { Hidden } from "@lucarne/ui/layout";
import { RowLink, type TableColumn } from "@lucarne/ui/table";
import { FormattedDate, FormattedMessage, FormattedNumber } from "react-intl";
import { cartMessages } from "../../../shared/cart/cart-messages.ts";
import { href } from "../../../shared/navigation/href.ts";
import { messages } from "../messages.ts";
import { OrderBadge } from "../parts/order-badge.tsx";
import * as styles from "./order-columns.css.ts";
import { OrderPicture } from "../parts/order-picture.tsx";
import { piecesOf } from "../parts/order-parts.ts";

/** The columns of the list. On a phone the picture is at the left of all lines, the points are at the right. */
export const ORDER_COLUMNS: readonly TableColumn<Order>[] = [
  {
    id: "number",
    header: <FormattedMessage {...messages.number} />,
    place: "key",
    cell: ({ uuid, number, meta }) => (
      <span className={styles.key}>
        <span className={styles.picture}>
          <OrderPicture content={meta.contents[0]} />
        </span>
        <RowLink href={href("order", { uuid })} translate="no">
          {number}
        </RowLink>
      </span>
    ),
  },
  {
    id: "items",
    header: <FormattedMessage {...messages.items} />,
    cell: (order) => <FormattedNumber value={piecesOf(order)} />,
  },
  {
    id: "date",
    header: <FormattedMessage {...messages.date} />,
    place: "meta",
    cell: (order) => (
      <span className={styles.indented}>
        <time dateTime={order.created_at}>
          <FormattedDate value={order.created_at} dateStyle="medium" />
        </time>
        <Hidden as="span" above="tablet" className={styles.pieces}>
          <FormattedMessage {...cartMessages.products} values={{ count: piecesOf(order) }} />
        </Hidden>
      </span>
    ),
  },
  {
    id: "status",
    header: <FormattedMessage {...messages.status} />,
    place: "meta",
    cell: ({ status }) => (
      <span className={styles.badge}>
        <OrderBadge status={status} />
      </span>
    ),
  },
  {
    id: "points",
    header: <FormattedMessage {...messages.points} />,
    align: "end",
    place: "status",
    cell: ({ points }) => (
      <span className={styles.points}>
        <Amount value={<FormattedNumber value={points} />} />
        <Hidden as="span" below="tablet">
          <Icon as={ChevronRight} />
        </Hidden>
      </span>
    ),
  },
];
