import type { Product, Variant } from "@lucarne/api-client/queries/shop";
import { Amount } from "@lucarne/ui/amount";
import { ActionBar } from "@lucarne/ui/app-frame";
import { Button } from "@lucarne/ui/button";
import { Icon } from "@lucarne/ui/icon";
import { CircleAlert, CircleCheck, ShoppingCart } from "@lucarne/ui/icons";
import { Quantity } from "@lucarne/ui/quantity";
import { Text } from "@lucarne/ui/text";
import { useToast } from "@lucarne/ui/toast";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { type CartType, withEntry } from "../../../shared/cart/cart.ts";
import { useCart } from "../../../shared/cart/use-cart.ts";
import { href } from "../../../shared/navigation/href.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { useCompanyPoints } from "../../../shared/points/use-company-points.ts";
import { StockText } from "../../../shared/products/stock-text.tsx";
import { stockLevel } from "../../../shared/products/stock.ts";
import * as styles from "./buy-box.css.ts";
import { BuyNote } from "./buy-note.tsx";
import { VariantChoice } from "./variant-choice.tsx";
import { messages } from "../messages.ts";
import { stock as stockLine } from "../product-view.css.ts";
import { quantityLimits } from "./quantity-limits.ts";

type BuyBoxProps = {
  product: Product;
  type: CartType;
  /** Whether the product is sold at the moment. */
  isSold: boolean;
};

const firstChoice = ({ variants }: Product): Variant | undefined =>
  variants.find(({ stock }) => stock > 0) ?? variants[0];

/** Price, stock, variants, quantity and the way into the cart. */
export const BuyBox = ({ product, type, isSold }: BuyBoxProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const toast = useToast();
  const user = useCurrentUser();
  const balance = useCompanyPoints().data?.company_points;
  const { cart, change } = useCart();
  const [chosen, setChosen] = useState(firstChoice(product)?.uuid);
  const [wanted, setWanted] = useState(1);
  const variant = product.variants.find(({ uuid }) => uuid === chosen) ?? firstChoice(product);
  if (!variant) return null;

  const inCart = cart[type][variant.uuid]?.quantity ?? 0;
  const { min, max } = quantityLimits(variant.stock, inCart);
  const quantity = Math.min(Math.max(wanted, min), max);
  const level = stockLevel(variant.stock);

  const add = () => {
    if (quantity < 1) return;
    change((newest) =>
      withEntry(newest, type, {
        product: { uuid: product.uuid, name: product.name },
        variant: { uuid: variant.uuid, price: variant.price },
        quantity: Math.min(variant.stock, (newest[type][variant.uuid]?.quantity ?? 0) + quantity),
      }),
    );
    setWanted(1);
    toast({
      message: formatMessage(messages.added, { product: product.name }),
      tone: "positive",
      action: { label: formatMessage(messages.openCart), href: href("cart") },
    });
  };

  const actions = (
    <>
      <Quantity
        label={formatMessage(messages.quantity)}
        value={quantity}
        min={min}
        max={max}
        disabled={max < 1}
        onValueChange={setWanted}
      />
      <Button tone="accent" icon={ShoppingCart} disabled={max < 1} aria-describedby={`${id}-note`} onClick={add}>
        <FormattedMessage {...messages.add} />
      </Button>
    </>
  );

  return (
    <div className={styles.box}>
      <Amount
        size="large"
        value={formatNumber(variant.price)}
        unit={formatMessage(pointsMessages.unit, { points: variant.price })}
      />
      <Text
        weight="strong"
        size="label"
        tone={level === "soldOut" ? "negative" : level === "last" ? "warning" : "positive"}
        className={stockLine}
      >
        <Icon as={level === "soldOut" ? CircleAlert : CircleCheck} size={20} />
        <StockText stock={variant.stock} />
      </Text>
      {product.variants.length > 1 && (
        <VariantChoice
          variants={product.variants}
          chosen={variant.uuid}
          onChoose={(uuid) => {
            setChosen(uuid);
            setWanted(1);
          }}
        />
      )}
      {isSold && <div className={styles.actions}>{actions}</div>}
      {isSold && (
        <Text as="div" size="small" tone="muted" id={`${id}-note`}>
          <BuyNote
            allInCart={max < 1 && variant.stock > 0}
            points={max > 0 ? quantity * variant.price : undefined}
            balance={balance}
            user={user}
          />
        </Text>
      )}
      {isSold && <ActionBar>{actions}</ActionBar>}
    </div>
  );
};
