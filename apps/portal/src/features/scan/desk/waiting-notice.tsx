import { WifiOff } from "@lucarne/ui/icons";
import { Notice } from "@lucarne/ui/notice";
import { FormattedMessage } from "react-intl";
import { useOnline } from "../../../shared/network/use-online.ts";
import { useScans } from "../use-scans.ts";
import { messages } from "../messages.ts";

/** Says that scans are kept until the network is back, when their points are set, and which are not stored (SCAN-4, SCAN-8, SCAN-14). */
export const WaitingNotice = () => {
  const online = useOnline();
  const { scans, paused } = useScans();
  const waiting = scans.filter(({ refusal }) => refusal === null);
  const count = waiting.length;
  const stored = !waiting.some(({ unstored }) => unstored);
  if (count === 0 || (online && !paused && stored)) return null;

  return (
    <Notice
      icon={WifiOff}
      tone={stored ? "info" : "warning"}
      live
      title={<FormattedMessage {...messages.waitingTitle} values={{ count }} />}
    >
      <FormattedMessage {...(stored ? messages.waitingText : messages.notKept)} />
    </Notice>
  );
};
