import { deleteScan, type Scan } from "@lucarne/api-client/queries/projects";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { RemoveButton } from "../../../shared/projects/remove-button.tsx";
import { messages } from "../messages.ts";
import { NamingMessage } from "../../../shared/names/as-written.tsx";

/** Removes a product from its project after a question (PROJ-22). */
export const RemoveProduct = ({ product }: { product: Scan }) => {
  const { formatMessage } = useIntl();
  const { serial_number: serial, type } = product;

  return (
    <RemoveButton
      label={formatMessage(messages.remove, { serial })}
      title={<FormattedMessage {...messages.removeTitle} />}
      description={<NamingMessage message={messages.removeText} values={{ type, serial }} />}
      confirmLabel={<FormattedMessage {...messages.removeLabel} />}
      run={() => deleteScan(api, product.uuid)}
      doneText={formatMessage(messages.removed)}
    />
  );
};
