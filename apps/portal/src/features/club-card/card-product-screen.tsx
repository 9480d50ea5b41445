import { clubCardProductQuery } from "@lucarne/api-client/queries/shop";
import type { User } from "@lucarne/api-client/queries/account";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { commonMessages } from "../../shared/common-messages.ts";
import { NotFound } from "../../shared/page-parts/not-found/not-found.tsx";
import { Page } from "../../shared/page-parts/page.tsx";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { useCompanyPoints } from "../../shared/points/use-company-points.ts";
import { isAwaited } from "../../shared/query/is-awaited.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { useCleaner } from "../../shared/rich-text/use-cleaner.ts";
import { CardProduct } from "./order/card-product.tsx";
import { messages } from "./messages.ts";

const Loading = () => (
  <Page title={<FormattedMessage {...PAGES.clubCardOrder.title} />}>
    <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
      <Skeleton height={420} />
    </div>
  </Page>
);

const OfUser = ({ user }: { user: User }) => {
  const { language } = useLanguage();
  const query = useQuery(clubCardProductQuery(api, user.region.id, language));
  const points = useCompanyPoints();
  const cleaner = useCleaner();

  return (
    <QueryView
      ofAddress
      query={query}
      waits={isAwaited(points) || !cleaner}
      loading={<Loading />}
      failed={<FormattedMessage {...messages.productFailed} />}
      isEmpty={(product) => product === null}
      empty={<NotFound />}
    >
      {(product) => product && <CardProduct product={product} user={user} />}
    </QueryView>
  );
};

/** The club card as a product; a country without one has no such page (CLUB-1). */
const CardProductScreen = () => {
  const user = useCurrentUser();

  return user ? <OfUser user={user} /> : <Loading />;
};

export { CardProductScreen as Component };
