import type { Order } from "@lucarne/api-client/queries/orders";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { ArrowLeft, Printer } from "@lucarne/ui/icons";
import { Container, Hidden } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { messages } from "../messages.ts";
import { OrderAddress } from "./order-address.tsx";
import { OrderAgain } from "../reorder/order-again.tsx";
import { OrderBadge } from "../parts/order-badge.tsx";
import { OrderContents } from "../contents/order-contents.tsx";
import { OrderDesign } from "../design/order-design.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderNotice } from "./order-notice.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import * as styles from "./order-view.css.ts";
import { NamingMessage } from "../../../shared/names/as-written.tsx";

/** An order in full: facts, state, contents by type, timeline and address (ORD-2, ORD-7). */
export const OrderView = ({ order }: { order: Order }) => {
  const config = order.meta.contents[0]?.inputData;
  const hasVouchers = order.meta.response !== null;

  return (
    <Container className={styles.page}>
      <Hidden above="tablet" className={styles.screenOnly}>
        <ButtonLink href={href("orders")} variant="text" icon={ArrowLeft} flush="start">
          <FormattedMessage {...PAGES.orders.title} />
        </ButtonLink>
      </Hidden>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={1}>
            <NamingMessage message={messages.title} values={{ number: order.number }} />
          </Heading>
          <OrderBadge status={order.status} />
        </div>
        <div className={styles.actions}>
          <Button variant="outline" icon={Printer} onClick={() => window.print()}>
            <FormattedMessage {...messages.print} />
          </Button>
          <OrderAgain order={order} />
        </div>
      </div>
      <OrderFacts order={order} />
      <OrderNotice order={order} />
      <div className={hasVouchers ? styles.rows : styles.columns}>
        <OrderContents order={order} />
        <div className={hasVouchers ? styles.below : styles.aside}>
          {config && <OrderDesign order={order} config={config} />}
          <OrderTimeline events={order.events} />
          <OrderAddress order={order} />
        </div>
      </div>
    </Container>
  );
};
