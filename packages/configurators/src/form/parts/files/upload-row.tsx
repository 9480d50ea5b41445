import { Button } from "@lucarne/ui/button";
import type { UploadedFile } from "@lucarne/ui/file-upload";
import { useLocale } from "@lucarne/ui/provider";
import { useForm, useFormState } from "../../context.ts";
import type { RefusedUpload, UploadField } from "../../model/state.ts";
import { sayBytes } from "../../words/say-upload.ts";

/**
 * A file that is being uploaded or was refused. A failed upload can be retried.
 * @param refusal the message of a refused file
 */
export const useUploadRow = (
  of: UploadField,
  refusal: (upload: RefusedUpload) => string,
  tryAgain: () => void,
): readonly UploadedFile[] => {
  const { words } = useForm();
  const locale = useLocale();
  const upload = useFormState(({ uploads }) => uploads[of]);
  if (upload.state === "none") return [];
  const { name } = upload;
  if (upload.state === "checking")
    return [{ id: "new", name, text: words.logo.checking, removeLabel: words.logo.cancel({ name }) }];
  if (upload.state === "sending") {
    const text = words.logo.sending({ sent: sayBytes(locale, upload.sent), all: sayBytes(locale, upload.size) });
    const progress = { value: upload.sent, max: upload.size, text };
    return [{ id: "new", name, text, progress, removeLabel: words.logo.cancel({ name }) }];
  }
  const said = refusal(upload);
  const text =
    upload.fault === "failed" && upload.words === undefined ? (
      <>
        {said}{" "}
        <Button variant="text" size="compact" flush="start" onClick={tryAgain}>
          {words.logo.tryAgain}
        </Button>
      </>
    ) : (
      said
    );
  return [{ id: "new", name, text, wrong: true, removeLabel: words.logo.remove({ name }) }];
};
