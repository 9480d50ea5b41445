import type { User } from "@lucarne/api-client/queries/account";
import { sessionStore } from "../../platform/session/portal-session.ts";
import { sessionName } from "../../platform/session/session.ts";
import { localStore } from "../../platform/storage/browser-stores.ts";
import { asksForTerms } from "./terms-question.ts";

/** The session whose user has nothing to accept. It ends with the session, as everything of the user on this device. */
const KEY = "lucarne.terms-settled";

/** Notes a user who has nothing to accept: terms are accepted only once (PRM-5). */
export const settleTerms = (user: User): void => {
  const session = sessionStore.get();
  const name = sessionName(session);
  if (session.kind === "own" && !asksForTerms(user) && localStore.getItem(KEY) !== name) localStore.setItem(KEY, name);
};

/**
 * Whether more may be loaded than the terms screen needs (PRM-16). Before the user is known, the note of an earlier
 * page decides. An emulated session is not asked.
 */
export const mayLoad = (user: User | undefined): boolean => {
  const session = sessionStore.get();
  if (session.kind !== "own") return session.kind === "emulated";

  return user ? !asksForTerms(user) : localStore.getItem(KEY) === sessionName(session);
};
