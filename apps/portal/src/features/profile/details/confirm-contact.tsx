import {
  confirmEmailVerification,
  confirmPhoneVerification,
  sendEmailVerification,
  sendPhoneVerification,
} from "@lucarne/api-client/queries/contact";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import { Button } from "@lucarne/ui/button";
import { Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { Text } from "@lucarne/ui/text";
import { TextField } from "@lucarne/ui/text-field";
import { useToast } from "@lucarne/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { api, currentUser } from "../../../platform/session/portal-api.ts";
import { codeMessages } from "../../../shared/codes/code-messages.ts";
import { ResendCode } from "../../../shared/codes/resend-code.tsx";
import { sentCodeSchema } from "../../../shared/codes/sent-code-schema.ts";
import { FormDialog } from "../../../shared/forms/form-dialog.tsx";
import { useFieldProps } from "../../../shared/forms/use-field-props.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { useAction } from "../../../shared/query/use-action.ts";
import { messages } from "../messages.ts";
import { NamingMessage } from "../../../shared/names/as-written.tsx";

const CALLS = {
  email: { send: sendEmailVerification, confirm: confirmEmailVerification },
  phone: { send: sendPhoneVerification, confirm: confirmPhoneVerification },
} as const;

type ContactProps = {
  kind: keyof typeof CALLS;
  /** The new address or number. */
  contact: string;
};

/** Takes the code for a new contact. It opens when the code has been sent. */
const CodeDialog = ({ kind, contact, wait, onClose }: ContactProps & { wait: number; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [resendAt, setResendAt] = useState(() => Date.now() + wait * 1000);
  const portalForm = usePortalForm({
    schema: sentCodeSchema,
    byStatus: kind === "email" ? { 406: { text: "emailNotConfirmed", field: "code" } } : {},
    send: async ({ code }) => {
      await CALLS[kind].confirm(api, code);
      void queryClient.invalidateQueries({ queryKey: queryKeys.points.all });
      await queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
      toast({ message: formatMessage(messages.saved) });
      onClose();
    },
  });
  const field = useFieldProps(portalForm.form);
  const resend = async () => setResendAt(Date.now() + (await CALLS[kind].send(api)) * 1000);

  return (
    <FormDialog
      open
      onClose={onClose}
      title={<NamingMessage message={messages.confirmContact} values={{ contact }} />}
      description={<NamingMessage message={messages.codeSent} values={{ contact }} />}
      save={<FormattedMessage {...messages.confirm} />}
      form={portalForm}
    >
      <TextField
        {...field("code", formatMessage(codeMessages.label))}
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <ResendCode key={resendAt} resendAt={resendAt} onResend={resend} />
    </FormDialog>
  );
};

/** A new e-mail address or phone number that does not count before its code is confirmed (PROF-3). */
export const ConfirmContact = ({ kind, contact }: ContactProps) => {
  const [wait, setWait] = useState<number>();
  const { start, pending, error } = useAction({ run: () => CALLS[kind].send(api), onDone: setWait });

  return (
    <Notice>
      <Stack space="xsmall">
        <Text>
          <NamingMessage message={messages.newContact} values={{ contact }} />
        </Text>
        <Button variant="outline" size="compact" pending={pending} onClick={() => void start()}>
          <NamingMessage message={messages.confirmContact} values={{ contact }} />
        </Button>
        <ActionProblems error={error} />
      </Stack>
      {wait !== undefined && (
        <CodeDialog kind={kind} contact={contact} wait={wait} onClose={() => setWait(undefined)} />
      )}
    </Notice>
  );
};
