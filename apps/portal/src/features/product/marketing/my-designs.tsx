import { ordersQuery } from "@lucarne/api-client/queries/orders";
import type { Product } from "@lucarne/api-client/queries/shop";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Copy, RotateCcw } from "@lucarne/ui/icons";
import { TextLink } from "@lucarne/ui/link";
import { Heading, Text } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { href } from "../../../shared/navigation/href.ts";
import { designsOf, type OrderedDesign } from "./designs-of.ts";
import { messages } from "../messages.ts";
import * as styles from "./my-designs.css.ts";
import { NamingMessage } from "../../../shared/names/as-written.tsx";

type MyDesignsProps = {
  product: Product;
  /** Fills the form with a copy. */
  onOpen: (design: OrderedDesign) => void;
  /** Leads to the checkout with the design as it is. */
  onOrder: (design: OrderedDesign) => void;
};

/** The product's designs of earlier orders: to look at, to copy into the form, to order again. Nothing without any. */
export const MyDesigns = ({ product, onOpen, onOrder }: MyDesignsProps) => {
  const { formatMessage, formatDate } = useIntl();
  const id = useId();
  const designs = designsOf(useQuery(ordersQuery(api, 1)).data?.data ?? [], product.uuid);

  return (
    designs.length > 0 && (
      <section className={styles.section} aria-labelledby={id}>
        <Heading level={2} id={id}>
          <FormattedMessage {...messages.designs} />
        </Heading>
        <Card padding="none" as="ul" className={styles.list}>
          {designs.map((design) => {
            const { order, data, quantity } = design;
            const date = formatDate(order.created_at, { dateStyle: "long" });

            return (
              <li key={order.uuid} className={styles.row}>
                <div className={styles.words}>
                  <TextLink href={href("order", { uuid: order.uuid })} weight="strong" tone="default">
                    <NamingMessage message={messages.designOf} values={{ number: order.number }} />
                  </TextLink>
                  <Text size="small" tone="muted">
                    {date}
                  </Text>
                  <Text size="small" tone="muted">
                    <FormattedMessage {...messages.pieces} values={{ count: quantity }} />
                  </Text>
                  {"shortDescription" in data && data.shortDescription !== undefined && (
                    <Text size="small">{data.shortDescription}</Text>
                  )}
                </div>
                <div className={styles.actions}>
                  <Button
                    variant="text"
                    size="compact"
                    icon={Copy}
                    aria-label={formatMessage(messages.copyOf, { number: order.number })}
                    onClick={() => onOpen(design)}
                  >
                    <FormattedMessage {...messages.copy} />
                  </Button>
                  <Button
                    variant="outline"
                    size="compact"
                    icon={RotateCcw}
                    aria-label={formatMessage(messages.againOf, { number: order.number })}
                    disabled={product.stock < 1}
                    onClick={() => onOrder({ ...design, quantity: Math.min(quantity, product.stock) })}
                  >
                    <FormattedMessage {...messages.again} />
                  </Button>
                </div>
              </li>
            );
          })}
        </Card>
      </section>
    )
  );
};
