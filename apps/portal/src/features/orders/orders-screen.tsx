import { ordersInterval, ordersQuery } from "@lucarne/api-client/queries/orders";
import { ButtonLink } from "@lucarne/ui/button";
import { ShoppingBag } from "@lucarne/ui/icons";
import { Table } from "@lucarne/ui/table";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { EmptyCard } from "../../shared/page-parts/states/empty-card.tsx";
import { pageNumber } from "../../shared/page-parts/page-number.ts";
import { href } from "../../shared/navigation/href.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { readFilters, useListAddress } from "../../shared/query/list/list-address.ts";
import { ListPage } from "../../shared/query/list/list-page.tsx";
import { messages, statusNames } from "./messages.ts";
import { ORDER_COLUMNS } from "./list/order-columns.tsx";
import { table } from "./list/order-columns.css.ts";
import { OrdersSkeleton } from "./list/orders-skeleton.tsx";
import { STATUS_FILTER, STATUSES, type StatusChoice } from "./list/status-filter.ts";

const nameOf = (choice: StatusChoice): MessageDescriptor => statusNames[STATUSES[choice][0] ?? 0] ?? messages.every;

/** The company's orders, newest first: all, or those with one status (ORD-1, ORD-12). */
const OrdersScreen = () => {
  const { formatMessage } = useIntl();
  const { values, page, hrefOf } = useListAddress(href("orders"), STATUS_FILTER);
  const query = useQuery({
    ...ordersQuery(api, page, STATUSES[values.status]),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => ordersInterval(data?.data),
  });
  const filtered = values.status !== "all";

  return (
    <ListPage
      title={<FormattedMessage {...PAGES.orders.title} />}
      text={<FormattedMessage {...messages.text} />}
      tabs={{
        label: formatMessage(messages.filter),
        items: STATUS_FILTER.status.map((status) => ({
          href: hrefOf({ status }),
          label: formatMessage(nameOf(status)),
          count: undefined,
          current: status === values.status,
        })),
      }}
      query={query}
      loading={<OrdersSkeleton />}
      failed={<FormattedMessage {...messages.failed} />}
      empty={
        <EmptyCard
          picture={<img src="/art/empty-orders.svg" alt="" width={240} height={150} />}
          title={<FormattedMessage {...(filtered ? messages.noneOfStatus : messages.none)} />}
          text={<FormattedMessage {...(filtered ? messages.noneOfStatusText : messages.noneText)} />}
          action={
            !filtered && (
              <ButtonLink href={href("shop")} tone="accent" icon={ShoppingBag}>
                <FormattedMessage {...messages.toShop} />
              </ButtonLink>
            )
          }
        />
      }
      pagesLabel={formatMessage(messages.pages)}
      hrefOf={(target) => hrefOf({ page: target })}
    >
      {(orders) => (
        <Table
          caption={<FormattedMessage {...PAGES.orders.title} />}
          columns={ORDER_COLUMNS}
          rows={orders}
          keyOf={({ uuid }) => uuid}
          bleed
          className={table}
        />
      )}
    </ListPage>
  );
};

/** The page and status that an address names. */
export const loader = pageLoader(({ search }) => {
  const { status } = readFilters(STATUS_FILTER, search);

  return queryClient.ensureQueryData(ordersQuery(api, pageNumber(search), STATUSES[status]));
});

export { OrdersScreen as Component };
