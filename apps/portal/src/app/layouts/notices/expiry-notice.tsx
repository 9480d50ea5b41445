import { FrameNotice } from "@lucarne/ui/app-frame";
import { Countdown } from "@lucarne/ui/countdown";
import { NoticeAction } from "@lucarne/ui/notice";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { renewSession, useSessionExpiry } from "../../../platform/session/use-session-expiry.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { useAction } from "../../../shared/query/use-action.ts";

const messages = defineMessages({
  label: { id: "sessionExpiry.label", defaultMessage: "Session" },
  over: {
    id: "sessionExpiry.over",
    defaultMessage: "Your session could not be renewed. Check your connection. Anything you have typed will be kept.",
  },
});

const counted = defineMessages<{ soon: { seconds: number } }>({
  soon: { id: "sessionExpiry.soon", defaultMessage: "Your session ends in {seconds} s. Check your connection." },
});

/** Warns two minutes before a session ends that could not be renewed, and offers to try at once. */
export const ExpiryNotice = () => {
  const { formatMessage } = useIntl();
  const expiresAt = useSessionExpiry();
  const { start, pending } = useAction({ run: renewSession });
  if (expiresAt === undefined) return null;

  return (
    <FrameNotice
      label={formatMessage(messages.label)}
      action={
        <NoticeAction aria-disabled={pending} onClick={() => void start()}>
          <FormattedMessage {...commonMessages.tryAgain} />
        </NoticeAction>
      }
    >
      <Countdown
        until={expiresAt}
        announceAt={[120, 30]}
        format={(seconds) => formatMessage(counted.soon, { seconds })}
      >
        <FormattedMessage {...messages.over} />
      </Countdown>
    </FrameNotice>
  );
};
