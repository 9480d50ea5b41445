import { categoriesQuery, productsQuery } from "@lucarne/api-client/queries/shop";
import { ButtonLink } from "@lucarne/ui/button";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { showEarly } from "../../platform/paint/early-pictures.ts";
import { EmptyCard } from "../../shared/page-parts/states/empty-card.tsx";
import { pageNumber } from "../../shared/page-parts/page-number.ts";
import { href } from "../../shared/navigation/href.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { useCompanyPoints } from "../../shared/points/use-company-points.ts";
import { FIRST_VIEW, ProductGrid } from "./grid/product-grid.tsx";
import { readFilters, useListAddress } from "../../shared/query/list/list-address.ts";
import { picture } from "../../shared/products/product-card.css.ts";
import { ListPage } from "../../shared/query/list/list-page.tsx";
import { messages } from "./messages.ts";
import { productFilter, SHOP_FILTERS } from "./filters/shop-address.ts";
import { ShopFilters } from "./filters/shop-filters.tsx";
import { ShopSkeleton } from "./grid/shop-skeleton.tsx";

/** The products that points can be spent on; page, sort and filters are in the URL (SHOP-2). */
const ShopScreen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const user = useCurrentUser();
  const points = useCompanyPoints();
  const balance = points.data?.company_points;
  const { values, page, hrefOf, change } = useListAddress(href("shop"), SHOP_FILTERS);
  const categories = useQuery({
    ...categoriesQuery(api, user?.region.id ?? 0, language),
    enabled: user !== undefined,
  });
  const category = categories.data?.find(({ slug }) => slug === values.category);
  // Without a balance there is nothing to compare prices with.
  const affordable = values.affordable === "yes" && !(points.isError && balance === undefined);
  // An address may name a category or the balance before they are known.
  const isKnown =
    (values.category === "" || categories.data !== undefined || categories.isError) &&
    (!affordable || balance !== undefined);
  const query = useQuery({
    ...productsQuery(
      api,
      productFilter(values, { page, category: category?.uuid, balance: affordable ? balance : undefined }),
      language,
    ),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  const isFiltered = category !== undefined || values.search !== "" || affordable || values.stock === "available";

  return (
    <ListPage
      title={<FormattedMessage {...PAGES.shop.title} />}
      text={<FormattedMessage {...messages.text} />}
      tools={
        <ShopFilters
          values={{ ...values, category: category?.slug ?? "", affordable: affordable ? "yes" : "no" }}
          categories={categories.data ?? []}
          hrefOf={hrefOf}
          onChange={change}
        />
      }
      query={query}
      loading={<ShopSkeleton />}
      failed={<FormattedMessage {...messages.failed} />}
      empty={
        <EmptyCard
          picture={<img src="/art/empty-shop.svg" alt="" width={240} height={150} />}
          title={<FormattedMessage {...(isFiltered ? messages.noMatch : messages.none)} />}
          text={<FormattedMessage {...(isFiltered ? messages.noMatchText : messages.noneText)} />}
          action={
            isFiltered && (
              <ButtonLink href={href("shop")} variant="outline">
                <FormattedMessage {...messages.clear} />
              </ButtonLink>
            )
          }
        />
      }
      pagesLabel={formatMessage(messages.pages)}
      hrefOf={(target) => hrefOf({ page: target })}
    >
      {(products) => <ProductGrid products={products} balance={balance} />}
    </ListPage>
  );
};

/** The products that an address names. A category is known by its slug only, and the balance only with the user. */
const loadProducts = async (search: URLSearchParams, language: string): Promise<void> => {
  const values = readFilters(SHOP_FILTERS, search);
  if (values.category !== "" || values.affordable === "yes") return;
  const filter = productFilter(values, { page: pageNumber(search) });
  const { data } = await queryClient.ensureQueryData(productsQuery(api, filter, language));
  const pictures = data.slice(0, FIRST_VIEW).map(({ images }) => images.thumbnail);
  showEarly(pictures, picture);
};

export const loader = pageLoader(({ search, language, user }) =>
  Promise.all([
    loadProducts(search, language),
    user().then(({ region }) => queryClient.ensureQueryData(categoriesQuery(api, region.id, language))),
  ]),
);

export { ShopScreen as Component };
