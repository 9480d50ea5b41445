import type { User } from "@lucarne/api-client/queries/account";
import { confirmEmailVerification } from "@lucarne/api-client/queries/contact";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { emailCode } from "../../shared/codes/email-code.ts";
import { usePassing } from "../../shared/forms/use-passing.ts";
import { usePortalForm } from "../../shared/forms/use-portal-form.ts";
import { api, currentUser } from "../../platform/session/portal-api.ts";
import { sentCodeSchema } from "../../shared/codes/sent-code-schema.ts";

/** Confirms the user's address by the code of a message, and has another one sent (VER-4, VER-5). */
export const useEmailVerification = () => {
  const queryClient = useQueryClient();
  const [resendAt, setResendAt] = useState(emailCode.resendAt);
  const [resendFailed, setResendFailed] = useState(false);
  const resent = usePassing();

  const form = usePortalForm({
    schema: sentCodeSchema,
    byStatus: { 406: { text: "emailNotConfirmed", field: "code" } },
    send: async ({ code }) => {
      const confirmedAt = await confirmEmailVerification(api, code);
      queryClient.setQueryData<User>(
        currentUser.queryKey,
        (user) => user && { ...user, verified_email_at: confirmedAt },
      );
      void queryClient.invalidateQueries({ queryKey: queryKeys.points.all });
      await queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
    },
  });

  const resend = async () => {
    setResendFailed(false);
    try {
      setResendAt(await emailCode.send());
      resent.show();
    } catch {
      setResendFailed(true);
    }
  };

  return { ...form, resend, resendAt, resendFailed, resent: resent.shown };
};
