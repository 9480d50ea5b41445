import { contentListQuery } from "@lucarne/api-client/queries/content";
import { categoriesQuery, productsQuery } from "@lucarne/api-client/queries/shop";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { useServes } from "../../../platform/session/use-serves.ts";
import { MAX_NEWS, MAX_SHOP_ITEMS, MAX_TUTORIALS, MAX_VOUCHERS } from "../home-limits.ts";

/** What home shows below its figures. A part that could not be loaded is empty and among the failed ones. */
export const useTeasers = (regionId: number) => {
  const { language } = useLanguage();
  const categories = useQuery(categoriesQuery(api, regionId, language, "voucher"));
  const uuids = categories.data?.map(({ uuid }) => uuid) ?? [];
  const vouchers = useQuery({
    ...productsQuery(api, { categories: uuids, limit: MAX_VOUCHERS }, language),
    enabled: uuids.length > 0,
  });
  const shop = useQuery(productsQuery(api, { sticky: true, limit: MAX_SHOP_ITEMS }, language));
  const serves = useServes("content");
  const news = useQuery({ ...contentListQuery(api, "news", language, { limit: MAX_NEWS }), enabled: serves });
  const tutorials = useQuery({
    ...contentListQuery(api, "tutorials", language, { limit: MAX_TUTORIALS }),
    enabled: serves,
  });

  return {
    // A query that depends on another one is not loading.
    isPending: [categories, vouchers, shop, news, tutorials].some(({ isLoading }) => isLoading),
    /** The slug of the category that the shop shows all vouchers by. */
    voucherCategory: categories.data?.[0]?.slug,
    vouchers: uuids.length > 0 ? (vouchers.data?.data ?? []) : [],
    shop: shop.data?.data ?? [],
    news: news.data?.data ?? [],
    tutorials: tutorials.data?.data ?? [],
    parts: [categories, vouchers, shop, news, tutorials],
  };
};
