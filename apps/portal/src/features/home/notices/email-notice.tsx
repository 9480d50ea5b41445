import { queryKeys } from "@lucarne/api-client/queries/keys";
import { MailWarning } from "@lucarne/ui/icons";
import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { FormattedMessage } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { useNavigate } from "../../../shared/navigation/navigate.ts";
import { emailCode } from "../../../shared/codes/email-code.ts";
import { errorMessages } from "../../../shared/errors/error-messages.ts";
import { useAction } from "../../../shared/query/use-action.ts";
import { messages } from "../messages.ts";

/** Says that the e-mail address is not confirmed, and sends the code that confirms it (HOME-7). */
export const EmailNotice = () => {
  const navigate = useNavigate();
  const { start, pending, error } = useAction({
    run: async () => {
      // A code that was sent less than a minute ago is still valid.
      if (emailCode.resendAt() <= Date.now()) await emailCode.send();
    },
    onDone: () => navigate(href("verifyEmail")),
    // The address may have been confirmed on another device: then the notice disappears.
    invalidates: [queryKeys.account.self],
  });

  return (
    <Notice
      tone="info"
      icon={MailWarning}
      action={
        <NoticeAction aria-disabled={pending} onClick={() => void start()}>
          <FormattedMessage {...messages.sendCode} />
        </NoticeAction>
      }
    >
      <span>
        <FormattedMessage {...messages.email} />
      </span>
      {error !== undefined && (
        <p role="alert">
          <FormattedMessage {...errorMessages.generic} />
        </p>
      )}
    </Notice>
  );
};
