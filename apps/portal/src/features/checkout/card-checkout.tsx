import { FREE_PRICE } from "@lucarne/api-client/checkout-rules";
import type { User } from "@lucarne/api-client/queries/account";
import { clubCardProductQuery } from "@lucarne/api-client/queries/shop";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { href } from "../../shared/navigation/href.ts";
import { Navigate } from "../../shared/navigation/navigate.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { Checkout } from "./checkout.tsx";
import { messages } from "./messages.ts";

/** The checkout of the free club card: nothing is charged, balance and minimum do not count (CHK-19). */
export const CardCheckout = ({ user }: { user: User }) => {
  const { language } = useLanguage();
  const query = useQuery(clubCardProductQuery(api, user.region.id, language));

  return (
    <QueryView
      ofAddress
      query={query}
      loading={<CheckoutSkeleton />}
      failed={<FormattedMessage {...messages.failed} />}
    >
      {(product) => {
        const card = product?.variants.find(({ price }) => price === FREE_PRICE);
        if (!product || !card) return <Navigate to={href("shop")} replace />;

        return (
          <Checkout
            user={user}
            name="card"
            address={href("checkout")}
            purchase={{
              vendor: product.vendor?.name,
              lines: [
                { key: card.uuid, name: product.name, picture: product.images.thumbnail, quantity: 1, points: 0 },
              ],
              total: 0,
              minimum: 0,
              delivered: true,
              request: { type: "card", order: [{ variantGuid: card.uuid, quantity: 1, shownPrice: card.price }] },
              editHref: href("clubCardOrder"),
            }}
            onPlaced={() => undefined}
          />
        );
      }}
    </QueryView>
  );
};
