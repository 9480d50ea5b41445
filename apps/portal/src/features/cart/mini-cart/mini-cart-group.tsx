import { Text } from "@lucarne/ui/text";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import type { CartEntry } from "../../../shared/cart/cart.ts";
import type { CartChange, CartGroup } from "../../../shared/cart/settle-cart.ts";
import { CartLineRow } from "../lines/cart-line-row.tsx";
import { loweredFrom } from "../lines/lowered-from.ts";
import { groupNames } from "../messages.ts";
import * as styles from "./mini-cart.css.ts";

type MiniCartGroupProps = {
  group: CartGroup;
  changes: readonly CartChange[];
  onEntry: (entry: CartEntry) => void;
  onGo: () => void;
  /** The group's total below its lines. */
  children?: ReactNode;
};

/** What is ordered together: products of one type, from one vendor. */
export const MiniCartGroup = ({ group, changes, onEntry, onGo, children }: MiniCartGroupProps) => {
  const id = useId();
  const vendor = group.lines[0]?.product.vendor?.name;

  return (
    <section aria-labelledby={id} className={styles.group}>
      <Text as="h3" size="dense" weight="strong" tone="muted" id={id}>
        {vendor ?? <FormattedMessage {...groupNames[group.type]} />}
      </Text>
      <ul>
        {group.lines.map((line) => (
          <CartLineRow
            key={line.variant.uuid}
            line={line}
            loweredFrom={loweredFrom(changes, line)}
            onQuantity={(quantity) => onEntry({ ...line.entry, quantity })}
            onGo={onGo}
          />
        ))}
      </ul>
      {children}
    </section>
  );
};
