import { useSyncExternalStore } from "react";
import { sessionStore } from "./portal-session.ts";
import type { Session } from "./session.ts";

/** The session of this tab: none, own or emulated. Follows sign-out and sign-in in other tabs. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);

/** Whether somebody is signed in: all that access depends on (NAV-3). */
export const useSignedIn = (): boolean => useSession().kind !== "none";
