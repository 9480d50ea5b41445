import type { User } from "@lucarne/api-client/queries/account";
import { FREE_PRICE } from "@lucarne/api-client/checkout-rules";
import type { Product } from "@lucarne/api-client/queries/shop";
import { Container, Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { productMessages } from "../../../shared/products/product-messages.ts";
import { RichHtml } from "../../../shared/rich-text/rich-html.tsx";
import { CardOrder } from "./card-order.tsx";
import * as styles from "./card-product.css.ts";
import { messages } from "../messages.ts";
import { NamingMessage } from "../../../shared/names/as-written.tsx";

/** Picture, price and order of the club card. */
export const CardProduct = ({ product, user }: { product: Product; user: User }) => (
  <Container className={styles.page}>
    <div className={styles.backdrop}>
      <img src={product.images.thumbnail} alt="" className={styles.picture} />
    </div>
    <Stack space="large">
      <div>
        <Heading level={1}>
          <FormattedMessage {...PAGES.clubCardOrder.title} />
        </Heading>
        <Text size="small" tone="muted">
          <NamingMessage message={messages.nameAndSku} values={{ name: product.name, sku: product.sku }} />
        </Text>
      </div>
      <div>
        {/* The fixed price stays in the data (CLUB-2). */}
        <data value={FREE_PRICE} className={styles.price}>
          <FormattedMessage {...productMessages.free} />
        </data>
        <Text size="small" tone="muted">
          <FormattedMessage {...messages.oneEach} />
        </Text>
      </div>
      <CardOrder user={user} product={product.name} />
      <RichHtml html={product.description} />
    </Stack>
  </Container>
);
