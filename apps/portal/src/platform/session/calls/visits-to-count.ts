import { readUserOptions } from "@lucarne/api-client/json-text";
import type { User } from "@lucarne/api-client/queries/account";
import type { Visit } from "../../log/analytics.ts";
import type { Session } from "../session.ts";
import { sessionName } from "../session.ts";

/**
 * Decides which answers of the current-user call are a visit to count: the first of each session of the user's own,
 * once the question of consent has been answered (SES-25).
 */
export const createVisitCounter = (count: (visit: Visit) => void) => {
  let counted: string | undefined;

  return (session: Session, user: Pick<User, "options" | "role">): void => {
    const name = sessionName(session);
    if (session.kind !== "own" || counted === name || !readUserOptions(user.options).consentSeen) return;
    counted = name;
    count({ role: user.role.name });
  };
};
