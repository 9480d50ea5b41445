import { orderQuery } from "@lucarne/api-client/queries/orders";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { usePageTitle } from "../../shared/page/page-title.ts";
import { Page } from "../../shared/page/page.tsx";
import { pageLoader } from "../../shared/pages/page-loader.ts";
import { PAGES } from "../../shared/pages/page-table.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { messages } from "./messages.ts";
import { OrderSkeleton } from "./order-skeleton.tsx";
import { OrderView } from "./order-view.tsx";

/** One order with what is in it and what happened to it (ORD-2). */
const OrderScreen = () => {
  const { formatMessage } = useIntl();
  const { uuid = "" } = useParams();
  const query = useQuery(orderQuery(api, uuid));
  usePageTitle(query.data && formatMessage(messages.title, { number: query.data.number }));

  return (
    <QueryView
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
