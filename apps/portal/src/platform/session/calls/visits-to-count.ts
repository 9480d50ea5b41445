import type { User } from "@lucarne/api-client/queries/account";
import type { Visit } from "../../log/analytics.ts";
import type { Session } from "../session.ts";
import { sessionName } from "../session.ts";

/**
 * Decides which answers of the current-user call are a visit to count: the first of each session of the user's own,
 * when the user has given a consent (SES-25).
 */
export const createVisitCounter = (count: (visit: Visit) => void) => {
  let counted: string | undefined;

  return (session: Session, user: Pick<User, "email_consent" | "phone_consent" | "role">): void => {
    const name = sessionName(session);
    const hasConsented = user.email_consent === 1 || user.phone_consent === 1;
    if (session.kind !== "own" || counted === name || !hasConsented) return;
    counted = name;
    count({ role: user.role.name });
  };
};
