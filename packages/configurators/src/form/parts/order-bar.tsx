import { Amount } from "@lucarne/ui/amount";
import { ActionBar } from "@lucarne/ui/app-frame";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Hidden, Inline, Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { useLocale } from "@lucarne/ui/provider";
import { Quantity } from "@lucarne/ui/quantity";
import { type ReactElement, type ReactNode } from "react";
import { useForm, useFormState } from "../context.ts";
import { useFieldError } from "../use-field.ts";
import { sayNumber } from "../words/say.ts";
import { spoken, total } from "./form.css.ts";

const Pieces = ({ size }: { readonly size: "standard" | "compact" }): ReactElement => {
  const { store, words } = useForm();
  const quantity = useFormState(({ history }) => history.present.quantity);
  return (
    <Quantity
      label={words.order.quantity}
      size={size}
      value={quantity}
      max={Math.max(1, store.setting.product.stock)}
      onChange={(value) => store.dispatch({ kind: "quantity", quantity: value })}
    />
  );
};

const Total = ({ size }: { readonly size: "small" | "medium" }): ReactElement => {
  const { store, words } = useForm();
  const locale = useLocale();
  const points = useFormState(({ history }) => history.present.quantity * store.setting.product.price);
  return (
    <span className={total}>
      <span className={spoken}>{words.order.price} </span>
      <Amount size={size} value={sayNumber(locale, points)} />
    </span>
  );
};

export interface OrderBarProps {
  /** What one piece is: "pack of 100". */
  readonly unit?: ReactNode;
}

/** How many, what it costs, and on to the order. */
export const OrderCard = ({ unit }: OrderBarProps): ReactElement => {
  const { words, id } = useForm();
  const error = useFieldError("quantity");
  return (
    <Card padding="compact">
      <Stack space="small">
        <Inline align="space-between">
          <Inline space="small">
            <div id={`${id}-quantity`} tabIndex={-1}>
              <Pieces size="standard" />
            </div>
            {unit}
          </Inline>
          <Total size="medium" />
        </Inline>
        {error === undefined ? null : <Notice tone="negative">{error}</Notice>}
        <Button type="submit" tone="spend" stretch>
          {words.order.goOn}
        </Button>
      </Stack>
    </Card>
  );
};

/** The same on phones: always in reach, right above the portal's tabs. */
export const OrderActions = (): ReactElement => {
  const { words } = useForm();
  return (
    <ActionBar>
      <Pieces size="compact" />
      <Total size="small" />
      <Button type="submit" tone="spend" size="compact">
        {words.order.goOnShort}
      </Button>
    </ActionBar>
  );
};

export const OrderBar = ({ unit }: OrderBarProps): ReactElement => (
  <Hidden below="tablet">
    <OrderCard unit={unit} />
  </Hidden>
);
