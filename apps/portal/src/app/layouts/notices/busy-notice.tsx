import { isBusy } from "@lucarne/api-client/errors";
import { FrameNotice } from "@lucarne/ui/app-frame";
import { Clock } from "@lucarne/ui/icons";
import { useIsFetching } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { layoutMessages } from "../layout-messages.ts";

/** Says that calls are sent again because the server was too busy for them. */
export const BusyNotice = () => {
  const { formatMessage } = useIntl();
  const retries = useIsFetching({ predicate: ({ state }) => isBusy(state.fetchFailureReason) });

  return (
    <div role="status">
      {retries > 0 && (
        <FrameNotice tone="info" icon={Clock} label={formatMessage(layoutMessages.busyLabel)}>
          <FormattedMessage {...layoutMessages.busy} />
        </FrameNotice>
      )}
    </div>
  );
};
