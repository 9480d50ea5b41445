import { Breadcrumbs } from "@lucarne/ui/breadcrumbs";
import { Container, Stack } from "@lucarne/ui/layout";
import { StatusList } from "@lucarne/ui/status-list";
import { Heading } from "@lucarne/ui/text";
import type { Order } from "./recipes/orders-table.tsx";

/** One order, with the way back to all of them. */
export const OrderPage = ({ order }: { readonly order: Order }) => (
  <Container>
    <Stack>
      <Breadcrumbs items={[{ href: "#orders", label: "Orders" }, { label: order.id }]} />
      <Heading level={1}>Order {order.id}</Heading>
      <StatusList
        items={[
          { term: "Customer", detail: order.customer },
          { term: "Day", detail: order.day },
          { term: "Points", detail: order.points },
        ]}
      />
    </Stack>
  </Container>
);
