import { writeUserOptions } from "@lucarne/api-client/json-text";
import { Button } from "@lucarne/ui/button";
import { Checkbox } from "@lucarne/ui/checkbox";
import { Dialog } from "@lucarne/ui/dialog";
import { Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { errorMessages } from "../../shared/errors/error-messages.ts";
import { wireValues } from "../../shared/forms/wire-values.ts";
import { useAction } from "../../shared/query/use-action.ts";
import { updateCurrentUser } from "../../platform/session/update-current-user.ts";
import { messages } from "./messages.ts";

const SEEN = writeUserOptions({ consentSeen: true });
const NONE = { email_consent: false, phone_consent: false };

/** Asks an owner once for the marketing consents; every answer counts, closing too (PRM-8, PRM-9). */
export const ConsentDialog = () => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(true);
  const [consents, setConsents] = useState(NONE);
  const save = useAction({
    run: () => updateCurrentUser(() => ({ ...wireValues(consents), options: SEEN })),
    onDone: () => setOpen(false),
  });

  const refuse = () => {
    setOpen(false);
    // When saving fails, the next visit asks again, so no error is shown.
    updateCurrentUser(() => ({ options: SEEN })).catch(() => undefined);
  };

  const box = (name: keyof typeof NONE) => (
    <Checkbox
      label={formatMessage(messages[name])}
      checked={consents[name]}
      onChange={(event) => setConsents({ ...consents, [name]: event.target.checked })}
    />
  );

  return (
    <Dialog
      open={open}
      onClose={refuse}
      title={<FormattedMessage {...messages.consentTitle} />}
      description={<FormattedMessage {...messages.consentText} />}
      actions={
        <>
          <Button variant="outline" onClick={refuse}>
            <FormattedMessage {...messages.refuse} />
          </Button>
          <Button pending={save.pending} onClick={() => void save.start()}>
            <FormattedMessage {...messages.save} />
          </Button>
        </>
      }
    >
      <Stack space="xsmall">
        {box("email_consent")}
        {box("phone_consent")}
        {save.error !== undefined && (
          <Notice tone="negative" live>
            <FormattedMessage {...errorMessages.generic} />
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
};
