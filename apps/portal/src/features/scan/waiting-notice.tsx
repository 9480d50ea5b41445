import { WifiOff } from "@lucarne/ui/icons";
import { Notice } from "@lucarne/ui/notice";
import { FormattedMessage } from "react-intl";
import { useOnline } from "../../shared/network/use-online.ts";
import { useScans } from "../../shared/scans/use-scans.ts";
import { messages } from "./messages.ts";

/** Says that scans are stored until the network is back, and when their points are set (SCAN-4, SCAN-8). */
export const WaitingNotice = () => {
  const online = useOnline();
  const { scans, paused, durable } = useScans();
  const count = scans.filter(({ refusal }) => refusal === null).length;
  if (count === 0 || (online && !paused)) return null;

  return (
    <Notice
      icon={WifiOff}
      tone={durable ? "info" : "warning"}
      live
      title={<FormattedMessage {...messages.waitingTitle} values={{ count }} />}
    >
      <FormattedMessage {...(durable ? messages.waitingText : messages.notKept)} />
    </Notice>
  );
};
