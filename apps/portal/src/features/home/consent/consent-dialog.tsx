import { writeUserOptions } from "@lucarne/api-client/json-text";
import { Checkbox } from "@lucarne/ui/checkbox";
import { Stack } from "@lucarne/ui/layout";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormDialog } from "../../../shared/forms/form-dialog.tsx";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { updateCurrentUser } from "../../../platform/session/user/update-current-user.ts";
import { consentSchema } from "./consent-schema.ts";
import { messages } from "../messages.ts";

const SEEN = writeUserOptions({ consentSeen: true });

/** Asks an owner once for the marketing consents; every answer counts, closing too (PRM-8, PRM-9). */
export const ConsentDialog = () => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(true);
  const portalForm = usePortalForm({
    schema: consentSchema,
    send: async ({ email_consent, phone_consent }) => {
      await updateCurrentUser(() => ({
        email_consent: email_consent ? 1 : 0,
        phone_consent: phone_consent ? 1 : 0,
        options: SEEN,
      }));
      setOpen(false);
    },
  });
  const { register } = portalForm.form;

  const refuse = () => {
    setOpen(false);
    // When saving fails, the next visit asks again, so no error is shown.
    updateCurrentUser(() => ({ options: SEEN })).catch(() => undefined);
  };

  return (
    <FormDialog
      open={open}
      onClose={refuse}
      title={<FormattedMessage {...messages.consentTitle} />}
      description={<FormattedMessage {...messages.consentText} />}
      save={<FormattedMessage {...messages.save} />}
      cancel={<FormattedMessage {...messages.refuse} />}
      form={portalForm}
    >
      <Stack space="xsmall">
        <Checkbox {...register("email_consent")} label={formatMessage(messages.email_consent)} />
        <Checkbox {...register("phone_consent")} label={formatMessage(messages.phone_consent)} />
      </Stack>
    </FormDialog>
  );
};
