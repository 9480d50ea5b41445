import type { Order } from "@lucarne/api-client/queries/orders";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { useFullName } from "../../../shared/people/use-full-name.ts";
import { groupPhone } from "../../../shared/phone/group-phone.ts";
import { postalAddress } from "./postal-address.ts";
import { messages } from "../messages.ts";
import { lines } from "./order-address.css.ts";

/** Where the order goes; for vouchers, which are not delivered, only who gets them (ORD-2). */
export const OrderAddress = ({ order: { customer, meta } }: { order: Order }) => {
  const name = useFullName(customer);
  const delivered = meta.type !== "voucher";

  return (
    <Card as="section">
      <Stack space="small">
        <Heading level={2} size="h3">
          <FormattedMessage {...(delivered ? messages.address : messages.recipient)} />
        </Heading>
        <address translate="no" className={lines}>
          {customer.company_name !== "" && <span>{customer.company_name}</span>}
          <span>{name}</span>
          {delivered && (
            <>
              <span>{postalAddress(customer)}</span>
              <span translate="yes">
                <FormattedDisplayName type="region" value={customer.country.toUpperCase()} />
              </span>
            </>
          )}
          {delivered && customer.phone !== null && <span>{groupPhone(customer.phone)}</span>}
          {customer.email !== null && <span>{customer.email}</span>}
        </address>
      </Stack>
    </Card>
  );
};
