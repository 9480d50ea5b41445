import type { User } from "@lucarne/api-client/queries/account";
import { orderMinimumOf } from "@lucarne/api-client/checkout-rules";
import { FormattedMessage } from "react-intl";
import type { CartType } from "../../shared/cart/cart.ts";
import type { CartGroup } from "../../shared/cart/settle-cart.ts";
import { useSettledCart } from "../../shared/cart/use-settled-cart.ts";
import { LoadFailure } from "../../shared/page-parts/states/load-failure.tsx";
import { href } from "../../shared/navigation/href.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { Checkout } from "./checkout.tsx";
import { messages } from "./messages.ts";
import type { Purchase } from "./purchase.ts";

const purchaseOf = (group: CartGroup, region: string): Purchase => ({
  vendor: group.lines[0]?.product.vendor?.name,
  lines: group.lines.map(({ entry, product, variant }) => ({
    key: variant.uuid,
    name: product.name,
    variant: product.variants.length > 1 ? variant.title : undefined,
    picture: product.images.thumbnail,
    quantity: entry.quantity,
    points: entry.quantity * variant.price,
  })),
  total: group.total,
  minimum: orderMinimumOf(region),
  delivered: group.type !== "voucher",
  request: {
    type: "cart",
    order: group.lines.map(({ entry, variant }) => ({
      variantGuid: variant.uuid,
      quantity: entry.quantity,
      shownPrice: variant.price,
    })),
  },
  editHref: href("cart"),
});

/** The checkout of one group of the cart, with the prices of now (CHK-13). */
export const CartCheckout = ({ user, type }: { user: User; type: CartType }) => {
  const { groups, changes, change, query } = useSettledCart(true);
  const group = groups?.find((one) => one.type === type);
  if (!groups) {
    return query.isError ? (
      <LoadFailure
        title={<FormattedMessage {...messages.failed} />}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <CheckoutSkeleton />
    );
  }

  return (
    <Checkout
      user={user}
      name={`cart:${type}`}
      address={href("checkout")}
      purchase={group && purchaseOf(group, user.region.slug)}
      changed={changes.length > 0}
      onPlaced={({ order }) => {
        const ordered = new Set(order.map(({ variantGuid }) => variantGuid));
        change((newest) => ({
          ...newest,
          [type]: Object.fromEntries(Object.entries(newest[type]).filter(([uuid]) => !ordered.has(uuid))),
        }));
      }}
    />
  );
};
