import { Amount } from "@lucarne/ui/amount";
import { IconButton } from "@lucarne/ui/icon-button";
import { Trash2 } from "@lucarne/ui/icons";
import { TextLink } from "@lucarne/ui/link";
import { Quantity } from "@lucarne/ui/quantity";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { orderable } from "../../../shared/cart/cart.ts";
import type { CartLine } from "../../../shared/cart/settle-cart.ts";
import { href } from "../../../shared/navigation/href.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import * as styles from "./cart-line.css.ts";
import { messages } from "../messages.ts";

type CartLineRowProps = {
  line: CartLine;
  /** The quantity before it was lowered to what is in stock. */
  loweredFrom: number | undefined;
  /** 0 removes the line. */
  onQuantity: (quantity: number) => void;
  /** The product's page is opened. */
  onGo?: () => void;
  /** In one row where there is room. @default false */
  wide?: boolean;
};

/** A line of the cart: product, what has changed about it, quantity and price. */
export const CartLineRow = ({ line, loweredFrom, onQuantity, onGo, wide = false }: CartLineRowProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const { entry, product, variant } = line;
  const before = entry.variant.price;

  return (
    <li className={wide ? `${styles.line} ${styles.wide}` : styles.line}>
      <img src={product.images.thumbnail} alt="" width={76} height={57} className={styles.picture} />
      <div className={styles.words}>
        <TextLink
          href={href("product", { uuid: product.uuid })}
          tone="default"
          weight="strong"
          underline="hover"
          onClick={onGo}
        >
          {product.name}
        </TextLink>
        {product.variants.length > 1 && (
          <Text size="small" tone="muted">
            {variant.title}
          </Text>
        )}
        {variant.price === before && entry.quantity > 1 && (
          <Text size="small" tone="muted">
            <FormattedMessage
              {...messages.piecePrice}
              values={{ price: formatMessage(pointsMessages.amount, { points: variant.price }) }}
            />
          </Text>
        )}
        {variant.price !== before && (
          <Text size="small" tone="warning">
            <FormattedMessage
              {...messages.price}
              values={{
                price: formatMessage(pointsMessages.amount, { points: variant.price }),
                before: formatMessage(pointsMessages.amount, { points: before }),
              }}
            />
          </Text>
        )}
        {loweredFrom !== undefined && (
          <Text size="small" tone="warning">
            <FormattedMessage {...messages.lowered} values={{ left: variant.stock, before: loweredFrom }} />
          </Text>
        )}
      </div>
      <IconButton
        icon={Trash2}
        size="compact"
        label={formatMessage(messages.remove, { product: product.name })}
        onClick={() => onQuantity(0)}
        className={styles.remove}
      />
      <div className={styles.amounts}>
        <Quantity
          size="compact"
          label={formatMessage(messages.quantityOf, { product: product.name })}
          value={entry.quantity}
          max={orderable(variant.stock)}
          onValueChange={onQuantity}
        />
        <Amount value={formatNumber(entry.quantity * variant.price)} />
      </div>
    </li>
  );
};
