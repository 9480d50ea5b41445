import type { Product } from "@lucarne/api-client/queries/shop";
import { Amount } from "@lucarne/ui/amount";
import { CardLink } from "@lucarne/ui/card";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { readOut } from "../page-parts/read-out.css.ts";
import { pointsMessages } from "../points/points-messages.ts";
import { missingPoints, priceOf } from "./price.ts";
import * as styles from "./product-card.css.ts";
import { productHref } from "./product-href.ts";
import { productMessages } from "./product-messages.ts";
import { shortDescription } from "./short-description.ts";
import { StockTag } from "./stock-tag.tsx";
import { StockText } from "./stock-text.tsx";
import { stockLevel } from "./stock.ts";

type ProductCardProps = {
  product: Product;
  /** The company's spendable points; `undefined` until they are known. */
  balance: number | undefined;
  /** Level of the name's heading. @default 2 */
  level?: 2 | 3;
  /** Whether it is in the first view, where a picture that is loaded late delays the largest paint. */
  inFirstView?: boolean;
};

/** A product as one link: picture, name, description, price, stock, and how many points are missing (SHOP-3). */
export const ProductCard = ({ product, balance, level = 2, inFirstView = false }: ProductCardProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const price = priceOf(product);
  const stock = stockLevel(product.stock);
  const isSoldOut = stock === "soldOut";
  const missing = price.kind === "free" || isSoldOut ? 0 : missingPoints(price.points, balance);

  return (
    <CardLink href={productHref(product)} padding="none" className={styles.card}>
      <span className={styles.frame}>
        <img
          src={product.images.thumbnail}
          alt=""
          width={400}
          height={300}
          loading={inFirstView ? "eager" : "lazy"}
          className={isSoldOut ? `${styles.picture} ${styles.soldOut}` : styles.picture}
        />
        <StockTag stock={product.stock} className={styles.tag} />
      </span>
      <span className={styles.words}>
        <Heading level={level} size="h4" tone={isSoldOut ? "muted" : "default"}>
          {product.name}
        </Heading>
        <Text as="span" size="small" tone="muted">
          {shortDescription(product)}
        </Text>
        <span className={styles.foot}>
          {price.kind === "free" ? (
            <Text as="span" weight="bold">
              <FormattedMessage {...productMessages.free} />
            </Text>
          ) : (
            <Amount
              size="medium"
              tone={isSoldOut ? "muted" : "default"}
              value={
                price.kind === "from"
                  ? formatMessage(productMessages.from, { points: price.points })
                  : formatNumber(price.points)
              }
              unit={<span className={readOut}>{formatMessage(pointsMessages.unit, { points: price.points })}</span>}
            />
          )}
          <span className={styles.side}>
            {(stock === "counted" || stock === "plenty") && (
              <Text as="span" size="small" tone="muted">
                <StockText stock={product.stock} />
              </Text>
            )}
            {missing > 0 && (
              <Text as="span" size="small" tone="accent">
                <FormattedMessage
                  {...productMessages.missing}
                  values={{ points: formatMessage(pointsMessages.amount, { points: missing }) }}
                />
              </Text>
            )}
          </span>
        </span>
      </span>
    </CardLink>
  );
};
