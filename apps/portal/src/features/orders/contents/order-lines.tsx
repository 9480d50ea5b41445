import { FREE_PRICE } from "@lucarne/api-client/checkout-rules";
import type { Order } from "@lucarne/api-client/queries/orders";
import { Amount } from "@lucarne/ui/amount";
import { Card } from "@lucarne/ui/card";
import { TextLink } from "@lucarne/ui/link";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { productMessages } from "../../../shared/products/product-messages.ts";
import { messages } from "../messages.ts";
import * as styles from "./order-lines.css.ts";
import { OrderPicture } from "../parts/order-picture.tsx";

/** What was ordered: name, quantity and price of each line (ORD-7). */
export const OrderLines = ({ meta: { type, contents } }: Pick<Order, "meta">) => (
  <Card as="section" padding="none">
    <div className={styles.head}>
      <Heading level={2} size="h3">
        <FormattedMessage {...messages.contents} />
      </Heading>
    </div>
    <ul>
      {contents.map((content) => {
        const { name, price, productUuid, quantity, variantGuid } = content;

        return (
          <li key={variantGuid} className={styles.line}>
            <span className={styles.picture}>
              <OrderPicture content={content} />
            </span>
            <span className={styles.words}>
              <TextLink
                href={type === "club_card" ? href("clubCardOrder") : href("product", { uuid: productUuid })}
                tone="default"
                weight="strong"
                underline="hover"
              >
                {name}
              </TextLink>
              {price !== FREE_PRICE && (
                <Text size="small" tone="muted">
                  <FormattedMessage {...messages.each} values={{ count: quantity, price }} />
                </Text>
              )}
            </span>
            {price === FREE_PRICE ? (
              // The order's data keep the fixed price (CLUB-2).
              <data value={price} className={styles.free}>
                <FormattedMessage {...productMessages.free} />
              </data>
            ) : (
              <Amount value={<FormattedNumber value={quantity * price} />} />
            )}
          </li>
        );
      })}
    </ul>
  </Card>
);
