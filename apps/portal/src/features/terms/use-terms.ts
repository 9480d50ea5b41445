import { writeUserOptions } from "@lucarne/api-client/json-text";
import { updateCompany } from "@lucarne/api-client/queries/account";
import { useState } from "react";
import { useAction } from "../../shared/query/use-action.ts";
import { api } from "../../platform/session/portal-api.ts";
import { signOut } from "../../platform/session/sign-out.ts";
import { updateCurrentUser } from "../../platform/session/user/update-current-user.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";

/** Accepting and declining the terms; either may be tried again after a failure. */
export const useTerms = () => {
  const companyId = useCurrentUser()?.company_id;
  const [asked, setAsked] = useState(false);

  /** Stored in the user's options; the guard then shows the page that was opened. */
  const accept = useAction({
    run: () => updateCurrentUser(() => ({ options: writeUserOptions({ hasAgreedToTerms: true }) })),
  });

  /** Takes the whole company out of the club, which ends all its sessions. */
  const decline = useAction({
    run: async () => {
      if (companyId !== undefined) await updateCompany(api, companyId, { active: 2 });
    },
    onDone: signOut,
  });

  return {
    /** Whether the question about declining is open. */
    asked,
    ask: (open: boolean) => {
      accept.reset();
      decline.reset();
      setAsked(open);
    },
    failed: (asked ? decline : accept).error !== undefined,
    accepting: accept.pending,
    declining: decline.pending,
    accept: () => void accept.start(),
    decline: () => void decline.start(),
  };
};
