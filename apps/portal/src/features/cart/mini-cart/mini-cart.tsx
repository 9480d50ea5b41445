import { canCheckout } from "@lucarne/api-client/checkout-rules";
import { ButtonLink } from "@lucarne/ui/button";
import { Drawer } from "@lucarne/ui/drawer";
import { ShoppingCart } from "@lucarne/ui/icons";
import { Notice } from "@lucarne/ui/notice";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { href } from "../../../shared/navigation/href.ts";
import { piecesIn } from "../../../shared/cart/cart.ts";
import { cartMessages } from "../../../shared/cart/cart-messages.ts";
import { useSettledCart } from "../../../shared/cart/use-settled-cart.ts";
import { LoadFailure } from "../../../shared/page-parts/states/load-failure.tsx";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { CartNotices } from "../cart-notices.tsx";
import { CartSkeleton } from "../cart-skeleton.tsx";
import { EmptyCart } from "../empty-cart.tsx";
import { GroupCheckout } from "./group-checkout.tsx";
import { messages } from "../messages.ts";
import { MiniCartGroup } from "./mini-cart-group.tsx";
import * as styles from "./mini-cart.css.ts";
import { useCartEdits } from "../use-cart-edits.ts";

export type MiniCartProps = { open: boolean; onClose: () => void };

/** The cart beside the page: quantities, what changed since, and the way to the checkout of each group (NAV-19). */
export const MiniCart = ({ open, onClose }: MiniCartProps) => {
  const content = useRef<HTMLDivElement>(null);
  const user = useCurrentUser();
  const { cart, change, groups, changes, query } = useSettledCart(open);
  const pieces = piecesIn(cart);
  const mayOrder = user !== undefined && canCheckout(user);

  const { put, undo, removed } = useCartEdits({ cart, change, onRemoved: () => content.current?.focus() });

  const totals = (groups ?? []).map((group) => (
    <GroupCheckout key={group.type} group={group} region={user?.region.slug ?? ""} mayOrder={mayOrder} onGo={onClose} />
  ));

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={
        <>
          <span>
            <FormattedMessage {...PAGES.cart.title} />
          </span>
          {pieces > 0 && (
            <span className={styles.pieces}>
              <FormattedMessage {...cartMessages.products} values={{ count: pieces }} />
            </span>
          )}
        </>
      }
      footer={
        pieces > 0 ? (
          <>
            {totals.length === 1 && totals}
            <ButtonLink href={href("cart")} variant="outline" icon={ShoppingCart} stretch onClick={onClose}>
              <FormattedMessage {...messages.open} />
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {groups && <CartNotices changes={changes} removed={removed} onUndo={undo} />}
        {pieces === 0 ? (
          <EmptyCart level={3} onGo={onClose} />
        ) : groups ? (
          <>
            {!mayOrder && (
              <Notice>
                <FormattedMessage {...messages.installersOnly} />
              </Notice>
            )}
            <div>
              {groups.map((group, index) => (
                <MiniCartGroup
                  key={group.type}
                  group={group}
                  changes={changes}
                  onEntry={put(group.type)}
                  onGo={onClose}
                >
                  {groups.length > 1 && totals[index]}
                </MiniCartGroup>
              ))}
            </div>
          </>
        ) : query.isError ? (
          <LoadFailure
            title={<FormattedMessage {...messages.failed} />}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <CartSkeleton />
        )}
      </div>
    </Drawer>
  );
};
