import { Button, ButtonLink } from "@lucarne/ui/button";
import { Dialog } from "@lucarne/ui/dialog";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { href } from "../../../shared/navigation/href.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { messages } from "../messages.ts";

type ThanksDialogProps = {
  /** The points that the project may still earn; closed without them. */
  points: number | undefined;
  onClose: () => void;
};

/** Shown after a survey that starts a review (PROJ-19). */
export const ThanksDialog = ({ points, onClose }: ThanksDialogProps) => {
  const { formatMessage } = useIntl();

  return (
    <Dialog
      open={points !== undefined}
      onClose={onClose}
      title={<FormattedMessage {...messages.thanksTitle} />}
      description={<FormattedMessage {...messages.thanksText} />}
      actions={
        <>
          <ButtonLink variant="outline" href={href("projects")}>
            <FormattedMessage {...messages.toProjects} />
          </ButtonLink>
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
        </>
      }
    >
      {points !== undefined && (
        <Text weight="strong">
          {formatMessage(messages.atMost, { points: formatMessage(pointsMessages.amount, { points }) })}
        </Text>
      )}
    </Dialog>
  );
};
