import type { TeamMember } from "@lucarne/api-client/queries/team";
import { AlertDialog } from "@lucarne/ui/alert-dialog";
import { Stack } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { useFullName } from "../../../shared/people/use-full-name.ts";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { messages } from "../messages.ts";
import { useRemoval } from "./use-member-actions.ts";

type RemovalDialogProps = {
  /** Who is to be removed; `undefined` while the dialog is closed. */
  member: TeamMember | undefined;
  onClose: () => void;
  onRemoved: () => void;
};

/** Asks before a member is removed, and shows why that was refused (TEAM-4, FORM-12). */
export const RemovalDialog = ({ member, onClose, onRemoved }: RemovalDialogProps) => {
  const { start, pending, error, reset } = useRemoval(onRemoved);
  const name = useFullName(member);
  const close = () => {
    reset();
    onClose();
  };

  return (
    <AlertDialog
      open={member !== undefined}
      onClose={close}
      title={<FormattedMessage {...messages.removeAsk} />}
      description={<FormattedMessage {...messages.removeText} />}
      confirmLabel={<FormattedMessage {...messages.removeYes} />}
      cancelLabel={<FormattedMessage {...commonMessages.cancel} />}
      pending={pending}
      onConfirm={() => member && void start(member)}
    >
      <Stack space="small">
        <Text weight="strong" translate="no">
          {name}
        </Text>
        <ActionProblems error={error} takesFocus />
      </Stack>
    </AlertDialog>
  );
};
