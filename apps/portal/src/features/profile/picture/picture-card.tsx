import type { User } from "@lucarne/api-client/queries/account";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import { deleteAvatar } from "@lucarne/api-client/queries/profile";
import { AlertDialog } from "@lucarne/ui/alert-dialog";
import { Identity } from "@lucarne/ui/avatar";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Camera, Trash2 } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLoadedComponent } from "../../../platform/code/use-loaded-component.ts";
import { api, queryClient } from "../../../platform/session/portal-api.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { roleMessage } from "../../../shared/people/person-messages.ts";
import { useFullName } from "../../../shared/people/use-full-name.ts";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { useAction } from "../../../shared/query/use-action.ts";
import { messages } from "../messages.ts";

const importUpload = () => import("./picture-upload.tsx");

const refreshUser = () => queryClient.refetchQueries({ queryKey: queryKeys.account.self });

/** The user's picture; “change” opens and closes the upload (PROF-1, PROF-6). */
export const PictureCard = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const [isEditing, setIsEditing] = useState(false);
  const [PictureUpload, loadUpload] = useLoadedComponent(importUpload, (module) => module.PictureUpload);
  const [asks, setAsks] = useState(false);
  const removal = useAction({
    run: () => deleteAvatar(api, user.uuid),
    onDone: async () => {
      await refreshUser();
      setAsks(false);
    },
  });

  const change = () => {
    setIsEditing(!isEditing);
    if (!isEditing) loadUpload(() => setIsEditing(false));
  };

  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={2} size="h3">
          <FormattedMessage {...messages.picture} />
        </Heading>
        <Identity name={useFullName(user)} text={formatMessage(roleMessage(user.role))} src={user.avatar} size={96} />
        <Button variant="outline" icon={Camera} aria-expanded={isEditing} onClick={change}>
          <FormattedMessage {...messages.changePicture} />
        </Button>
        {isEditing && PictureUpload && (
          <PictureUpload
            uuid={user.uuid}
            onDone={async () => {
              await refreshUser();
              setIsEditing(false);
            }}
          />
        )}
        {user.avatar !== null && (
          <Button variant="text" tone="negative" icon={Trash2} flush="start" onClick={() => setAsks(true)}>
            <FormattedMessage {...messages.removePicture} />
          </Button>
        )}
      </Stack>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={<FormattedMessage {...messages.removePictureAsk} />}
        description={<FormattedMessage {...messages.removePictureText} />}
        confirmLabel={<FormattedMessage {...messages.remove} />}
        cancelLabel={<FormattedMessage {...commonMessages.cancel} />}
        pending={removal.pending}
        onConfirm={() => void removal.start()}
      >
        <ActionProblems error={removal.error} takesFocus />
      </AlertDialog>
    </Card>
  );
};
