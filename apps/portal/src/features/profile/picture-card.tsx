import { deleteAvatar, setAvatar, type User } from "@lucarne/api-client/queries/account";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import { AlertDialog } from "@lucarne/ui/alert-dialog";
import { Identity } from "@lucarne/ui/avatar";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { FileUpload } from "@lucarne/ui/file-upload";
import { Camera, Trash2 } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { api, queryClient, uploadApi } from "../../platform/session/portal-api.ts";
import { commonMessages } from "../../shared/common-messages.ts";
import { roleMessage } from "../../shared/people/person-messages.ts";
import { useFullName } from "../../shared/people/use-full-name.ts";
import { ActionProblems } from "../../shared/query/action-problems.tsx";
import { useAction } from "../../shared/query/use-action.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { messages } from "./messages.ts";

const TYPES = ["image/png", "image/jpeg"];
const MOST_BYTES = 5_000_000;

/** Reads a picture upright; `undefined` for a file that is none (PROF-5). */
const readPicture = async (file: File): Promise<ImageBitmap | undefined> => {
  if (!TYPES.includes(file.type) || file.size > MOST_BYTES) return undefined;

  return createImageBitmap(file).catch(() => undefined);
};

const refreshUser = () => queryClient.refetchQueries({ queryKey: queryKeys.account.self });

/** The user's picture; “change” opens the upload (PROF-1, PROF-6). */
export const PictureCard = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const [editing, setEditing] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [asked, setAsked] = useState(false);
  const upload = useAction({
    run: (file: File, signal) =>
      setAvatar(
        uploadApi(() => undefined),
        user.uuid,
        file,
        signal,
      ),
    onDone: async () => {
      await refreshUser();
      setEditing(false);
    },
  });
  const removal = useAction({
    run: () => deleteAvatar(api, user.uuid),
    onDone: async () => {
      await refreshUser();
      setAsked(false);
    },
  });

  const choose = async (file: File | undefined) => {
    if (!file) return;
    upload.reset();
    const read = await readPicture(file);
    setInvalid(!read);
    setPicture(read);
  };

  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={2} size="h3">
          <FormattedMessage {...messages.picture} />
        </Heading>
        <Identity name={useFullName(user)} text={formatMessage(roleMessage(user.role))} src={user.avatar} size={96} />
        <ActionProblems error={upload.error} takesFocus />
        {editing ? (
          <FileUpload
            label={formatMessage(messages.changePicture)}
            labelHidden
            prompt={formatMessage(messages.choosePicture)}
            rules={formatMessage(messages.pictureRules)}
            accept={TYPES.join(",")}
            error={invalid && formatMessage(messages.pictureInvalid)}
            files={[]}
            disabled={upload.pending}
            onFiles={([file]) => void choose(file)}
            onRemove={() => undefined}
          />
        ) : (
          <Button variant="outline" icon={Camera} onClick={() => setEditing(true)}>
            <FormattedMessage {...messages.changePicture} />
          </Button>
        )}
        {user.avatar !== null && (
          <Button variant="text" tone="negative" icon={Trash2} flush="start" onClick={() => setAsked(true)}>
            <FormattedMessage {...messages.removePicture} />
          </Button>
        )}
      </Stack>
      {picture && (
        <CropDialog
          picture={picture}
          onClose={() => setPicture(undefined)}
          onCropped={(file) => {
            setPicture(undefined);
            void upload.start(file);
          }}
        />
      )}
      <AlertDialog
        open={asked}
        onClose={() => setAsked(false)}
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
