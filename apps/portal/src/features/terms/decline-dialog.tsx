import { AlertDialog } from "@lucarne/ui/alert-dialog";
import { Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { errorMessages } from "../../shared/errors/error-messages.ts";
import { useCompanyPoints } from "../../shared/points/use-company-points.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { messages } from "./messages.ts";
import { NamingMessage } from "../../shared/names/as-written.tsx";

type DeclineDialogProps = {
  open: boolean;
  failed: boolean;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** What the company loses; requested when the question is opened (PRM-16). */
const LostPoints = () => {
  const { formatMessage } = useIntl();
  const points = useCompanyPoints().data?.company_points;

  return points === undefined ? null : <Text>{formatMessage(messages.lost, { points })}</Text>;
};

/** Asks again before the whole company leaves the club, and says what is lost with it (PRM-6). */
export const DeclineDialog = ({ open, failed, pending, onClose, onConfirm }: DeclineDialogProps) => {
  const company = useCurrentUser()?.company.name;

  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage {...messages.declineTitle} />}
      description={<FormattedMessage {...messages.declineText} />}
      cancelLabel={<FormattedMessage {...messages.declineCancel} />}
      confirmLabel={<FormattedMessage {...messages.declineConfirm} />}
      pending={pending}
      onConfirm={onConfirm}
    >
      <Stack space="xsmall">
        {company !== undefined && (
          <Text>
            <NamingMessage message={messages.everybody} values={{ company }} />
          </Text>
        )}
        {open && <LostPoints />}
        <Text weight="strong">
          <FormattedMessage {...messages.declineFinal} />
        </Text>
        {failed && (
          <Notice tone="negative" live>
            <FormattedMessage {...errorMessages.generic} />
          </Notice>
        )}
      </Stack>
    </AlertDialog>
  );
};
