import { orderQuery } from "@lucarne/api-client/queries/orders";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { usePageTitle } from "../../shared/page-parts/title/page-title.ts";
import { Page } from "../../shared/page-parts/page.tsx";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { messages } from "./messages.ts";
import { OrderSkeleton } from "./view/order-skeleton.tsx";
import { OrderView } from "./view/order-view.tsx";

/** One order with what is in it and what happened to it (ORD-2). */
const OrderScreen = () => {
  const { formatMessage } = useIntl();
  const { uuid = "" } = useParams();
  const query = useQuery(orderQuery(api, uuid));
  usePageTitle(query.data && formatMessage(messages.title, { number: query.data.number }));

  return (
    <QueryView
      ofAddress
      query={query}
      loading={
        <Page title={<FormattedMessage {...PAGES.order.title} />}>
          <OrderSkeleton />
        </Page>
      }
      failed={<FormattedMessage {...messages.oneFailed} />}
    >
      {(order) => <OrderView order={order} />}
    </QueryView>
  );
};

export const loader = pageLoader(({ uuid }) => queryClient.ensureQueryData(orderQuery(api, uuid)));

export { OrderScreen as Component };
