import { MailWarning } from "@lucarne/ui/icons";
import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router";
import { emailCode } from "../../shared/codes/email-code.ts";
import { errorMessages } from "../../shared/errors/error-messages.ts";
import { usePending } from "../../shared/forms/use-pending.ts";
import { currentUser } from "../../platform/session/portal-api.ts";
import { messages } from "./messages.ts";

/** Says that the e-mail address is not confirmed, and sends the code that confirms it (HOME-7). */
export const EmailNotice = () => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pending, run } = usePending();
  const [failed, setFailed] = useState(false);

  const send = () =>
    run(async () => {
      setFailed(false);
      try {
        // A code that was sent a moment ago is still good.
        if (emailCode.resendAt() <= Date.now()) await emailCode.send();
        await navigate("/verify-email");
      } catch {
        setFailed(true);
        // The address may be confirmed by now: then the notice goes.
        void queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
      }
    });

  return (
    <Notice
      tone="info"
      icon={MailWarning}
      action={
        <NoticeAction aria-disabled={pending} onClick={() => void send()}>
          <FormattedMessage {...messages.sendCode} />
        </NoticeAction>
      }
    >
      <FormattedMessage {...messages.email} />
      {failed && (
        <p role="alert">
          <FormattedMessage {...errorMessages.generic} />
        </p>
      )}
    </Notice>
  );
};
