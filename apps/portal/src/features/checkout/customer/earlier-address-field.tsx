import { ordersQuery } from "@lucarne/api-client/queries/orders";
import { SelectField } from "@lucarne/ui/select-field";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { messages } from "../messages.ts";
import { type EarlierAddress, earlierAddresses } from "./customer.ts";

/** Offers the addresses of earlier orders, if there are any. It keeps its place while they are loaded. */
export const EarlierAddressField = ({ onChoose }: { onChoose: (address: EarlierAddress) => void }) => {
  const { formatMessage } = useIntl();
  const { data, isLoading } = useQuery(ordersQuery(api, 1));
  const earlier = earlierAddresses(data?.data ?? []);
  if (earlier.length === 0 && !isLoading) return null;

  return (
    <SelectField
      label={<FormattedMessage {...messages.earlier} />}
      placeholder={formatMessage(messages.chooseEarlier)}
      optional
      disabled={isLoading}
      value=""
      onChange={({ target }) => {
        const address = earlier[Number(target.value)];
        if (address) onChoose(address);
      }}
      options={earlier.map(({ street, houseNumber, postalCode, city }, index) => ({
        value: String(index),
        label: `${street} ${houseNumber}, ${postalCode} ${city}`,
      }))}
    />
  );
};
