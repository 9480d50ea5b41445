import { reportProblem } from "@lucarne/api-client/problems";
import { Button } from "@lucarne/ui/button";
import { FileUpload, type UploadedFile } from "@lucarne/ui/file-upload";
import { RotateCcw } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import type { ReactNode } from "react";
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { commonMessages } from "../common-messages.ts";
import { errorTextOf } from "../errors/error-messages.ts";
import { useErrorText } from "../errors/use-error-text.ts";
import type { useUpload } from "./use-upload.ts";

const messages = {
  ...defineMessages<{ sent: { sent: string; total: string } }>({
    sent: { id: "upload.sent", defaultMessage: "{sent} of {total} MB" },
  }),
  ...defineMessages<{ cancel: { name: string }; remove: { name: string } }>({
    cancel: { id: "upload.cancel", defaultMessage: "Cancel: {name}" },
    remove: { id: "upload.remove", defaultMessage: "Remove: {name}" },
  }),
};

/** 10 MB are 10,000,000 bytes. */
const MEGABYTE = 1_000_000;

const megabytes = (intl: IntlShape, bytes: number) =>
  intl.formatNumber(bytes / MEGABYTE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type UploadFieldProps<Result> = {
  label: ReactNode;
  /** What to do, such as "Drop your logo here or choose a file". */
  prompt: ReactNode;
  /** What is allowed, in one line. */
  rules: ReactNode;
  /** As of the browser's file input. */
  accept: string;
  upload: ReturnType<typeof useUpload<Result>>;
};

/** A field that sends its file as soon as it is chosen: progress, cancel, and another try after a failure. */
export const UploadField = <Result,>({ label, prompt, rules, accept, upload }: UploadFieldProps<Result>) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { file, progress, error, start, retry, cancel } = upload;
  const problems =
    error === undefined ? [] : reportProblem(error).messages.map((message) => errorText(errorTextOf(message)));
  const shown = progress && { sent: megabytes(intl, progress.sent), total: megabytes(intl, progress.total) };
  const row: UploadedFile | undefined = file && {
    id: file.name,
    name: file.name,
    text: shown ? <FormattedMessage {...messages.sent} values={shown} /> : problems.join(" "),
    wrong: error !== undefined,
    progress: progress &&
      shown && { value: progress.sent, max: progress.total, text: intl.formatMessage(messages.sent, shown) },
    removeLabel: intl.formatMessage(shown ? messages.cancel : messages.remove, { name: file.name }),
  };

  return (
    <Stack space="small">
      <FileUpload
        label={label}
        prompt={prompt}
        rules={rules}
        accept={accept}
        files={row ? [row] : []}
        onFiles={([chosen]) => chosen && start(chosen)}
        onRemove={cancel}
      />
      {error !== undefined && (
        <div>
          <Button variant="outline" size="compact" icon={RotateCcw} onClick={retry}>
            <FormattedMessage {...commonMessages.tryAgain} />
          </Button>
        </div>
      )}
    </Stack>
  );
};
