import { dayIn } from "@lucarne/api-client/day";
import { writeUserOptions } from "@lucarne/api-client/json-text";
import type { User } from "@lucarne/api-client/queries/account";
import type { PointsSummary } from "@lucarne/api-client/queries/points";
import { useState } from "react";
import { updateCurrentUser } from "../../../platform/session/user/update-current-user.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { warnsOfExpiry } from "../../../shared/prompts/prompt-rules.ts";

/**
 * Whether the dialog on expiring points is open: once on arrival when it is due (PRM-12), and whenever the user asks.
 * Closing one that was due is remembered (PRM-13); an emulated session neither asks nor remembers (PRM-2).
 */
export const useExpiringPrompt = (user: User | undefined, summary: PointsSummary | undefined) => {
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useState(false);
  const [closed, setClosed] = useState(false);
  const own = useSession().kind === "own";
  const due =
    own && user !== undefined && summary !== undefined && warnsOfExpiry(user.options, summary.points.to_expire, now);

  return {
    open: asked || (due && !closed),
    ask: () => setAsked(true),
    close: () => {
      setAsked(false);
      setClosed(true);
      // A day of the device's calendar (PRM-14). When saving fails, the next visit shows the dialog again, so no error is
      // shown.
      if (due)
        updateCurrentUser(() => ({ options: writeUserOptions({ expPtsSeen: dayIn(now, undefined) }) })).catch(
          () => undefined,
        );
    },
  };
};
