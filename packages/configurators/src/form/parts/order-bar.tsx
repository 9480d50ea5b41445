import { Amount } from "@lucarne/ui/amount";
import { ActionBar } from "@lucarne/ui/app-frame";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Hidden, Inline, Stack } from "@lucarne/ui/layout";
import { useLocale } from "@lucarne/ui/provider";
import { Quantity } from "@lucarne/ui/quantity";
import type { ReactElement } from "react";
import { useForm, useFormState } from "../context.ts";
import { sayNumber } from "../words/say.ts";
import { bar, barEnd, visuallyHidden, total } from "./form.css.ts";

const Pieces = ({ size }: { readonly size: "standard" | "compact" }): ReactElement => {
  const { store, words } = useForm();
  const quantity = useFormState(({ history }) => history.present.quantity);
  return (
    <Quantity
      label={words.order.quantity}
      size={size}
      value={quantity}
      max={Math.max(1, store.setting.product.stock)}
      onValueChange={(value) => store.dispatch({ kind: "quantity", quantity: value })}
    />
  );
};

const Total = ({ size }: { readonly size: "small" | "medium" }): ReactElement => {
  const { store, words } = useForm();
  const locale = useLocale();
  const points = useFormState(({ history }) => history.present.quantity * store.setting.product.price);
  return (
    <span className={total}>
      <span className={visuallyHidden}>{words.order.price} </span>
      <Amount size={size} value={sayNumber(locale, points)} />
    </span>
  );
};

export interface OrderActionsProps {
  /** Data that is needed to submit is still loading. */
  readonly pending: boolean;
}

/** Quantity, price and submit button. */
const OrderCard = ({ pending }: OrderActionsProps): ReactElement => {
  const { words } = useForm();
  return (
    <Card padding="compact">
      <Stack space="small">
        <Inline align="space-between">
          <Pieces size="standard" />
          <Total size="medium" />
        </Inline>
        <Button type="submit" tone="accent" pending={pending} stretch>
          {words.order.goOn}
        </Button>
      </Stack>
    </Card>
  );
};

/** The same as a fixed bar on phones, above the portal's tabs. */
export const OrderActions = ({ pending }: OrderActionsProps): ReactElement => {
  const { words } = useForm();
  return (
    <ActionBar>
      <div className={bar}>
        <Pieces size="compact" />
        <Total size="small" />
        <Button type="submit" tone="accent" size="compact" pending={pending} className={barEnd}>
          {words.order.goOnShort}
        </Button>
      </div>
    </ActionBar>
  );
};

export const OrderBar = (props: OrderActionsProps): ReactElement => (
  <Hidden below="tablet">
    <OrderCard {...props} />
  </Hidden>
);
