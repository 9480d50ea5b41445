import { FrameNotice } from "@lucarne/ui/app-frame";
import { WifiOff } from "@lucarne/ui/icons";
import { FormattedMessage, useIntl } from "react-intl";
import { layoutMessages } from "../layout-messages.ts";
import { useOnline } from "../../../shared/network/use-online.ts";

/** Says that the device has no network, so that old figures are not mistaken for new ones. */
export const OfflineNotice = () => {
  const { formatMessage } = useIntl();

  return (
    <div role="status">
      {!useOnline() && (
        <FrameNotice tone="info" icon={WifiOff} label={formatMessage(layoutMessages.offlineLabel)}>
          <FormattedMessage {...layoutMessages.offline} />
        </FrameNotice>
      )}
    </div>
  );
};
