import { productQuery } from "@lucarne/api-client/queries/shop";
import { ButtonLink } from "@lucarne/ui/button";
import { ArrowLeft } from "@lucarne/ui/icons";
import { Notice } from "@lucarne/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import type { User } from "@lucarne/api-client/queries/account";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { forgetDesign, readDesign, watchDesign } from "../../shared/designs/stored-design.ts";
import { Page } from "../../shared/page-parts/page.tsx";
import { href } from "../../shared/navigation/href.ts";
import { usePageName } from "../../shared/page-parts/title/page-names.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { Checkout } from "./checkout.tsx";
import { messages } from "./messages.ts";

const ProductCheckout = ({ user, uuid }: { user: User; uuid: string }) => {
  const { language } = useLanguage();
  const isEmulated = useSession().kind === "emulated";
  const place = { user: user.uuid, product: uuid, isEmulated };
  // As it was when the checkout began: the order removes it.
  const [design, setDesign] = useState(() => readDesign(place));
  const { uuid: userUuid } = user;
  // A design that was ordered in another tab must not be ordered again (CHK-21).
  useEffect(
    () => watchDesign({ user: userUuid, product: uuid, isEmulated }, () => setDesign(undefined)),
    [isEmulated, userUuid, uuid],
  );
  const query = useQuery(productQuery(api, uuid, language));
  const product = href("product", { uuid });
  usePageName(product, query.data?.name);

  if (!design) {
    return (
      <Page title={<FormattedMessage {...PAGES.checkout.title} />}>
        <Notice tone="negative">
          <FormattedMessage {...messages.designMissing} />
        </Notice>
        <div>
          <ButtonLink href={product} variant="outline" icon={ArrowLeft}>
            <FormattedMessage {...messages.toDesign} />
          </ButtonLink>
        </div>
      </Page>
    );
  }

  return (
    <QueryView
      ofAddress
      query={query}
      loading={<CheckoutSkeleton />}
      failed={<FormattedMessage {...messages.failed} />}
    >
      {({ name, images, vendor, variants: [variant] }) => (
        <Checkout
          user={user}
          name={uuid}
          address={href("checkoutProduct", { uuid })}
          purchase={
            variant && {
              vendor: vendor?.name,
              lines: [
                {
                  key: variant.uuid,
                  name,
                  picture: images.thumbnail,
                  quantity: design.quantity,
                  points: design.quantity * variant.price,
                },
              ],
              total: design.quantity * variant.price,
              minimum: 0,
              delivered: true,
              request: {
                type: "marketing",
                order: [{ variantGuid: variant.uuid, quantity: design.quantity, shownPrice: variant.price }],
                data: design.data,
              },
              design: design.data,
              editHref: product,
            }
          }
          onPlaced={() => forgetDesign(place)}
        />
      )}
    </QueryView>
  );
};

/** The checkout of marketing material with the configuration of this device (CONF-19, CHK-17). */
const ProductCheckoutScreen = () => {
  const { uuid = "" } = useParams();
  const user = useCurrentUser();

  return user ? <ProductCheckout key={uuid} user={user} uuid={uuid} /> : <CheckoutSkeleton />;
};

export const loader = pageLoader(({ uuid, language }) =>
  queryClient.ensureQueryData(productQuery(api, uuid, language)),
);

export { ProductCheckoutScreen as Component };
