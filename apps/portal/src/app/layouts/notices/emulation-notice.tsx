import { FrameNotice } from "@lucarne/ui/app-frame";
import { VenetianMask } from "@lucarne/ui/icons";
import { NoticeAction } from "@lucarne/ui/notice";
import { FormattedMessage, useIntl } from "react-intl";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { useEmulationNotice } from "./use-emulation-notice.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { layoutMessages } from "../layout-messages.ts";
import { useFullName } from "../../../shared/people/use-full-name.ts";
import { NamingMessage } from "../../../shared/names/as-written.tsx";

/** Says whose portal this is in an emulated session; closing hides it in this tab only (SES-15). */
export const EmulationNotice = () => {
  const { formatMessage } = useIntl();
  const user = useCurrentUser();
  const name = useFullName(user);
  const { shown, close } = useEmulationNotice();
  if (!shown) return null;
  const rest = `${user ? " " : ""}${formatMessage(layoutMessages.emulationLanguage)}`;
  const lead = `${formatMessage(layoutMessages.emulation)} `;

  return (
    <FrameNotice
      icon={VenetianMask}
      label={formatMessage(layoutMessages.emulationLabel)}
      action={
        <NoticeAction onClick={close}>
          <FormattedMessage {...commonMessages.close} />
        </NoticeAction>
      }
    >
      <span>{lead}</span>
      {user && (
        <strong>
          <NamingMessage message={layoutMessages.emulationAs} values={{ name, company: user.company.name }} />
        </strong>
      )}
      <span>{rest}</span>
    </FrameNotice>
  );
};
