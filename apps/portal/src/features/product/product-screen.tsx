import { productQuery } from "@lucarne/api-client/queries/shop";
import { Container } from "@lucarne/ui/layout";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { isCartType } from "../../shared/cart/cart.ts";
import { usePageTitle } from "../../shared/page-parts/title/page-title.ts";
import { href } from "../../shared/navigation/href.ts";
import { Navigate } from "../../shared/navigation/navigate.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { loadCleaner, useCleaner } from "../../shared/rich-text/use-cleaner.ts";
import { isConfigured } from "./marketing/is-configured.ts";
import { loadForm } from "./marketing/load-form.ts";
import { MarketingView } from "./marketing/marketing-view.tsx";
import { messages } from "./messages.ts";
import { ProductSkeleton } from "./product-skeleton.tsx";
import { ProductView } from "./product-view.tsx";
import * as styles from "./product-view.css.ts";
import { RecentlySeen } from "./recently-seen/recently-seen.tsx";

/** One product of the shop, by its type: into the cart, or with a form for what is printed (SHOP-5, SHOP-10). */
const ProductScreen = () => {
  const { uuid = "" } = useParams();
  const { language } = useLanguage();
  const user = useCurrentUser();
  const query = useQuery(productQuery(api, uuid, language));
  const cleaner = useCleaner();
  usePageTitle(query.data?.name);

  return (
    <QueryView
      ofAddress
      query={query}
      waits={!cleaner}
      loading={<ProductSkeleton />}
      failed={<FormattedMessage {...messages.failed} />}
    >
      {(product) => {
        const { type } = product;
        if (type === "club_card") return <Navigate to={href("clubCardOrder")} replace />;

        return (
          <Container>
            <div className={styles.page}>
              {isCartType(type) ? (
                <ProductView key={product.uuid} product={product} type={type} />
              ) : (
                user && <MarketingView key={product.uuid} user={user} product={product} type={type} />
              )}
              {user && <RecentlySeen key={`${product.uuid} seen`} product={product.uuid} user={user.uuid} />}
            </div>
          </Container>
        );
      }}
    </QueryView>
  );
};

/** Also the form of a configured product, as soon as the product is known. */
const loadProduct = async (uuid: string, language: string): Promise<void> => {
  const product = await queryClient.ensureQueryData(productQuery(api, uuid, language));
  if (isConfigured(product)) await loadForm(language);
};

export const loader = pageLoader(({ uuid, language }) => Promise.all([loadProduct(uuid, language), loadCleaner()]));

export { ProductScreen as Component };
