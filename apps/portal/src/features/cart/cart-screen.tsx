import { canCheckout } from "@lucarne/api-client/checkout-rules";
import { Card } from "@lucarne/ui/card";
import { Notice } from "@lucarne/ui/notice";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { piecesIn } from "../../shared/cart/cart.ts";
import { useSettledCart } from "../../shared/cart/use-settled-cart.ts";
import { LoadFailure } from "../../shared/page-parts/states/load-failure.tsx";
import { Page } from "../../shared/page-parts/page.tsx";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { useCompanyPoints } from "../../shared/points/use-company-points.ts";
import { CartGroupCard } from "./lines/cart-group-card.tsx";
import { CartNotices } from "./cart-notices.tsx";
import * as styles from "./cart-screen.css.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { messages } from "./messages.ts";
import { PointsCard } from "./points-card.tsx";
import { useCartEdits } from "./use-cart-edits.ts";

/** The cart in groups that are ordered separately, with the prices of now (CART-2, CART-3). */
const CartScreen = () => {
  const content = useRef<HTMLDivElement>(null);
  const user = useCurrentUser();
  const balance = useCompanyPoints().data?.company_points;
  const { cart, change, groups, changes, query } = useSettledCart(true);
  const { put, undo, removed } = useCartEdits({ cart, change, onRemoved: () => content.current?.focus() });
  const isEmpty = piecesIn(cart) === 0;
  const mayOrder = user !== undefined && canCheckout(user);

  return (
    <Page
      title={<FormattedMessage {...PAGES.cart.title} />}
      text={isEmpty ? undefined : <FormattedMessage {...messages.text} />}
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {groups && <CartNotices changes={changes} removed={removed} onUndo={undo} />}
        {isEmpty ? (
          <Card padding="none">
            <EmptyCart level={2} />
          </Card>
        ) : groups ? (
          <>
            {user && !mayOrder && (
              <Notice>
                <FormattedMessage {...messages.installersOnly} />
              </Notice>
            )}
            <div className={styles.columns}>
              <div className={styles.groups}>
                {groups.map((group) => (
                  <CartGroupCard
                    key={group.type}
                    group={group}
                    changes={changes}
                    region={user?.region.slug ?? ""}
                    mayOrder={mayOrder}
                    onEntry={put(group.type)}
                  />
                ))}
              </div>
              <PointsCard balance={balance} groups={groups} region={user?.region.slug ?? ""} />
            </div>
          </>
        ) : query.isError ? (
          <LoadFailure
            framed
            title={<FormattedMessage {...messages.failed} />}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Card>
            <CartSkeleton />
          </Card>
        )}
      </div>
    </Page>
  );
};

export { CartScreen as Component };
