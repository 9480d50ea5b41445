import { writeUserOptions } from "@lucarne/api-client/json-text";
import { updateCompany } from "@lucarne/api-client/queries/account";
import { useState } from "react";
import { usePending } from "../../shared/forms/use-pending.ts";
import { api } from "../../platform/session/portal-api.ts";
import { signOut } from "../../platform/session/sign-out.ts";
import { updateCurrentUser } from "../../platform/session/update-current-user.ts";
import { useCurrentUser } from "../../platform/session/use-current-user.ts";

/** Accepting and declining the terms; either may be tried again after a failure. */
export const useTerms = () => {
  const companyId = useCurrentUser()?.company_id;
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  const { pending, run } = usePending();

  const attempt = (work: () => Promise<void>) =>
    void run(async () => {
      setFailed(false);
      try {
        await work();
      } catch {
        setFailed(true);
      }
    });

  return {
    /** Whether the question about declining stands. */
    asked,
    ask: (open: boolean) => {
      setFailed(false);
      setAsked(open);
    },
    failed,
    accepting: pending && !asked,
    declining: pending && asked,

    /** Kept in the user's options; the guard then shows the page that was wanted. */
    accept: () =>
      attempt(async () => {
        await updateCurrentUser(() => ({ options: writeUserOptions({ hasAgreedToTerms: true }) }));
      }),

    /** Takes the whole company out of the club, which ends all its sessions (PRM-7). */
    decline: () =>
      attempt(async () => {
        if (companyId === undefined) return;
        await updateCompany(api, companyId, { active: 2 });
        signOut();
      }),
  };
};
