import { setAvatar } from "@lucarne/api-client/queries/profile";
import { reportProblem } from "@lucarne/api-client/problems";
import { FileUpload } from "@lucarne/ui/file-upload";
import { useState } from "react";
import { useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { errorTextOf } from "../../../shared/errors/error-messages.ts";
import { useErrorText } from "../../../shared/errors/use-error-text.ts";
import { ReadOnlyNote } from "../../../shared/page-parts/states/read-only-note.tsx";
import { useAction } from "../../../shared/query/use-action.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { messages } from "../messages.ts";

const TYPES = ["image/png", "image/jpeg"];
/** Photos of phones have up to some 40 MB; only the cropped square is sent. */
const MAX_BYTES = 50_000_000;
/** Shorter side of the picture that is cropped: enough for the square at its largest zoom. */
const MAX_SHORTER_SIDE = 2048;

/** Reads a picture upright; `undefined` for a file that is none (PROF-5). */
const readPicture = async (file: File): Promise<ImageBitmap | undefined> => {
  if (!TYPES.includes(file.type) || file.size > MAX_BYTES) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const scale = MAX_SHORTER_SIDE / Math.min(picture.width, picture.height);
    if (scale >= 1) return picture;
    const resizeWidth = Math.round(picture.width * scale);
    const smaller = await createImageBitmap(picture, { resizeWidth, resizeQuality: "high" });
    picture.close();

    return smaller;
  } catch {
    return undefined;
  }
};

type PictureUploadProps = {
  /** The user whose picture it becomes. */
  uuid: string;
  onDone: () => Promise<void>;
};

/** Chooses, crops and sends a picture; errors are shown at the field (PROF-6). */
export const PictureUpload = ({ uuid, onDone }: PictureUploadProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [isInvalid, setIsInvalid] = useState(false);
  const [picture, setPicture] = useState<ImageBitmap>();
  const { start, pending, error, reset } = useAction({
    run: (file: File, signal) => setAvatar(api, uuid, file, signal),
    onDone,
  });

  const choose = async (file: File | undefined) => {
    if (!file) return;
    reset();
    const read = await readPicture(file);
    setIsInvalid(!read);
    setPicture(read);
  };

  const problem = () => {
    if (isInvalid) return formatMessage(messages.pictureInvalid);
    if (error === undefined) return undefined;

    return reportProblem(error)
      .messages.map((message) => errorText(errorTextOf(message)))
      .join(" ");
  };

  return (
    <>
      <FileUpload
        label={formatMessage(messages.choosePicture)}
        labelHidden
        prompt={formatMessage(messages.choosePicture)}
        rules={formatMessage(messages.pictureRules)}
        accept={TYPES.join(",")}
        error={problem()}
        files={[]}
        disabled={pending}
        onFiles={([file]) => void choose(file)}
        onRemove={() => undefined}
      />
      <ReadOnlyNote />
      {picture && (
        <CropDialog
          picture={picture}
          onClose={() => setPicture(undefined)}
          onCropped={(file) => {
            setPicture(undefined);
            void start(file);
          }}
        />
      )}
    </>
  );
};
